/** What VitePress is told of the pages; written to `docs/site/.cache/facts.json`. */
import type { Entry } from './navigation.ts';

export interface SiteFacts {
  /** Where the site stands on its host: `/`, or `/folder/`. */
  base: string;
  version: string;
  /** The address of the repository, once there is one. */
  repository: string | null;
  nav: Entry[];
  sidebar: Entry[];
  /** The file to change, by the page as VitePress names it. */
  sources: Readonly<Record<string, string>>;
}
