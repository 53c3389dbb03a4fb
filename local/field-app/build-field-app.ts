import { copyFile, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { PlainFailure } from '../plain-failure.ts';

/** The app's page. Its paths are relative, because Contentful hosts it at an address of its own. */
const page = `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Workbench for plans</title>
    <link rel="stylesheet" href="./field-app.css" />
  </head>
  <body>
    <div id="app"></div>
    <script src="./field-app.js"></script>
  </body>
</html>
`;

/**
 * Replaces the address of the muscle map's sprite: the site serves it from its root, the app from
 * beside its page.
 */
const ownSprite = (projectFolder: string): Plugin => ({
  name: 'own-sprite',
  setup: ({ onResolve }) => {
    const own = path.join(projectFolder, 'src/field-app/muscle-sprite.ts');
    onResolve({ filter: /\/muscle-sprite\.ts$/ }, () => ({ path: own }));
  },
});

/** Builds the field app into a folder: a page with one script, one style sheet and its fonts. */
export const buildFieldApp = async (
  projectFolder: string,
  folder: string,
): Promise<{ readonly kilobytes: number }> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    await build({
      absWorkingDir: projectFolder,
      entryPoints: { 'field-app': 'src/field-app/main.tsx' },
      outdir: folder,
      bundle: true,
      minify: true,
      format: 'iife',
      target: ['chrome120', 'edge120', 'firefox121', 'safari17'],
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      loader: { '.woff2': 'file' },
      plugins: [ownSprite(projectFolder)],
      legalComments: 'none',
      logLevel: 'silent',
    });
  } catch (error) {
    throw new PlainFailure(`The field app can’t be built: ${String(error)}`);
  }
  await writeFile(path.join(folder, 'index.html'), page);
  await copyFile(
    path.join(projectFolder, 'static/muscle-map.svg'),
    path.join(folder, 'muscle-map.svg'),
  );
  const { size } = await stat(path.join(folder, 'field-app.js'));
  return { kilobytes: Math.round(size / 1024) };
};
