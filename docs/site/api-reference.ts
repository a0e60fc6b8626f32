/** The reference of the API: what typedoc makes, with the bar of our pages on top of its own. */
import { Application, JSX, PackageJsonReader, TSConfigReader, TypeDocReader } from 'typedoc';
import { drawBar } from './page-layout.ts';
import { wayTo } from './site-paths.ts';

/** Writes the reference into a folder, as `typedoc.json` says; false where typedoc warned of anything. */
export async function writeApi(folder: string): Promise<boolean> {
  const readers = [new TypeDocReader(), new PackageJsonReader(), new TSConfigReader()];
  const app = await Application.bootstrap({ out: folder, logLevel: 'Warn' }, readers);
  const { hooks } = app.renderer;
  hooks.on('body.begin', ({ page }) => JSX.createElement(JSX.Raw, { html: drawBar(`api/${page.url}`) }));
  hooks.on('head.end', ({ page }) => {
    const sheet = wayTo(`api/${page.url}`, 'bar.css');
    return JSX.createElement(JSX.Raw, { html: `<link rel="stylesheet" href="${sheet}">` });
  });
  const project = await app.convert();
  if (project === undefined) return false;
  app.validate(project);
  await app.generateOutputs(project);
  return !app.logger.hasErrors() && !app.logger.hasWarnings();
}
