import type { Settings } from './server/server-settings.ts';
import type { PackFiles, PackText } from './pack-files.ts';
import type { Workspace } from './workspace.ts';

/** What every feature is asked about: a file of a pack, as it is now. */
export interface Asked {
  workspace: Workspace;
  settings: Settings;
  pack: PackFiles;
  file: PackText;
}

/** The same at an offset of the file. */
export interface AskedAt extends Asked {
  offset: number;
}
