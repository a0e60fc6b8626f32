/** The reference of the API: what typedoc makes, with the bar of our pages on top of its own. */
import { Application, JSX, PackageJsonReader, TSConfigReader, TypeDocReader } from 'typedoc';
import { drawBar } from './layout.ts';

/** Writes the reference into a folder, as `typedoc.json` says; a warning is an error. */
export async function writeApi(folder: string): Promise<void> {
  const readers = [new TypeDocReader(), new PackageJsonReader(), new TSConfigReader()];
  const app = await Application.bootstrap({ out: folder, logLevel: 'Warn' }, readers);
  app.renderer.hooks.on('body.begin', ({ page }) => JSX.createElement(JSX.Raw, { html: drawBar(`api/${page.url}`) }));
  app.renderer.hooks.on('head.end', ({ page }) => {
    const root = '../'.repeat(page.url.split('/').length);
    const html = `<link rel="stylesheet" href="${root}bar.css"><script defer src="${root}page.js"></script>`;
    return JSX.createElement(JSX.Raw, { html });
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('The library could not be read; typedoc says why above.');
  app.validate(project);
  if (app.logger.hasErrors() || app.logger.hasWarnings())
    throw new Error('The API has gaps; typedoc names them above.');
  await app.generateOutputs(project);
}
