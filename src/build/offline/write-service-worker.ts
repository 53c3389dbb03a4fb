import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import {
  pagesAlwaysKept,
  offlinePagePath,
  offlinePageScriptPath,
  serviceWorkerPath,
} from '../../domain/offline/kept-pages-and-caches.ts';
import { buildIdOf } from './build-id.ts';
import { createOfflinePageHtml } from './create-offline-page-html.ts';
import { findAssetsAnyKeptPageMayNeed } from './kept-files.ts';

type WorkerOptions = {
  /** The top of the project. */
  readonly folder: string;
  readonly publicFolder: string;
  readonly siteName: string;
  /** Without it the worker removes itself and what is kept. */
  readonly isOffline: boolean;
  /** The text of webpack's list of scripts. */
  readonly stats: string;
  /** The addresses of all pages. */
  readonly pages: readonly string[];
};

const bundle = async (
  folder: string,
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome120', 'edge120', 'firefox121', 'safari17'],
    define: { ...define },
    legalComments: 'none',
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('');
};

/** Writes a file unless it has that text: a build without changes writes no page. */
const writeChanged = async (file: string, text: string): Promise<void> => {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) await writeFile(file, text);
};

/**
 * Writes the service worker, the offline page and its script. Returns the build's id, which the
 * host has to send with every answer. Call it when all pages have been written.
 */
export const writeServiceWorkerAndOfflinePage = async ({
  folder,
  publicFolder,
  siteName,
  isOffline,
  stats,
  pages,
}: WorkerOptions): Promise<string> => {
  const files = await findAssetsAnyKeptPageMayNeed(publicFolder, stats);
  const id = await buildIdOf(publicFolder, files);
  const theme = await readFile(join(folder, 'src/ui/styles/theme.css'), 'utf8');
  const worker = isOffline
    ? await bundle(folder, 'src/offline/service-worker.ts', {
        knurlBuild: JSON.stringify(id),
        knurlFiles: JSON.stringify(files),
        knurlPages: JSON.stringify(pagesAlwaysKept(pages)),
      })
    : await bundle(folder, 'src/offline/remove-itself.ts');
  await Promise.all([
    writeChanged(join(publicFolder, serviceWorkerPath), worker),
    writeChanged(
      join(publicFolder, offlinePagePath),
      createOfflinePageHtml({
        siteName,
        theme,
        fonts: files.filter((name) => name.endsWith('.woff2')),
      }),
    ),
    writeChanged(
      join(publicFolder, offlinePageScriptPath),
      await bundle(folder, 'src/offline/offline-page.ts'),
    ),
  ]);
  return id;
};
