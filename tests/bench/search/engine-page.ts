import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';
import { listenLocally } from '../../../local/ports.ts';
import type { CollectionHits } from '../../support/search/starter-hits.ts';

/** The other engines are in their own package, which only this bench installs. */
const packageFolder = path.join(import.meta.dirname, 'engines');
const modules = path.join(packageFolder, 'node_modules');

/** The engines of `engines/engines.ts`. */
export const engineNames = ['ours', 'MiniSearch', 'Orama', 'Pagefind', 'scan'] as const;
export type EngineName = (typeof engineNames)[number];

export const titleOf = (name: EngineName): string =>
  name === 'scan'
    ? 'a plain scan'
    : name === 'MiniSearch'
      ? 'MiniSearch with our words, stems, synonyms and weights'
      : name;

/** Identifies a hit in the results of all engines. */
export const keyOf = (collection: string, { id }: { readonly id: string }): string =>
  `${collection} ${id}`;

const esbuildSchema = v.object({ build: v.function() });
const builtSchema = v.object({ outputFiles: v.tuple([v.object({ text: v.string() })]) });

/** Bundles all engines for the browser, installing them first if they are missing. */
export const bundleEngines = async (): Promise<string> => {
  if (!existsSync(modules)) {
    // Not `npm ci`: that needs Pagefind's packages for other systems, which not every registry has.
    execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
      cwd: packageFolder,
      stdio: 'inherit',
    });
  }
  const require = createRequire(path.join(packageFolder, 'package.json'));
  const { build } = v.parse(esbuildSchema, require('esbuild'));
  const built = v.parse(
    builtSchema,
    await build({
      entryPoints: [path.join(packageFolder, 'engines.ts')],
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      write: false,
      // The same bundle as on the site; see src/build/browser-scripts.ts.
      alias: {
        flexsearch: path.resolve('node_modules/flexsearch/dist/flexsearch.light.module.min.js'),
      },
    }),
  );
  return built.outputFiles[0].text;
};

const pagefindSchema = v.object({ createIndex: v.function(), close: v.function() });
const pagefindIndexSchema = v.object({
  index: v.object({ addCustomRecord: v.function(), writeFiles: v.function() }),
});

/** Writes Pagefind's index, which is a folder of files. */
const writePagefindIndex = async (
  collections: readonly CollectionHits[],
  outputPath: string,
): Promise<void> => {
  const entry = path.join(modules, 'pagefind/lib/index.js');
  const { createIndex, close } = v.parse(pagefindSchema, await import(pathToFileURL(entry).href));
  const { index } = v.parse(pagefindIndexSchema, await createIndex({}));
  for (const { collection, hits } of collections) {
    for (const hit of hits) {
      await index.addCustomRecord({
        url: `/${collection}/${hit.id}/`,
        content: `${hit.title}. ${hit.excerpt}`,
        language: 'en',
        meta: { title: hit.title, key: keyOf(collection, hit) },
      });
    }
  }
  await index.writeFiles({ outputPath });
  await close(null);
};

const sizeOfFolder = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);

const mimeTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

const html =
  '<!doctype html><meta charset="utf-8"><title>bench</title><script src="/engines.js"></script>';

/** A page with all engines. */
export type EnginePage = {
  readonly page: Page;
  /** In bytes. */
  readonly pagefindSize: number;
  readonly close: () => Promise<void>;
};

/**
 * Opens a page with all engines and with Pagefind's index of the given hits. The page is
 * cross-origin isolated, which makes its clock precise.
 */
export const openEnginePage = async (
  browser: Browser,
  script: string,
  collections: readonly CollectionHits[],
): Promise<EnginePage> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-search-'));
  await writePagefindIndex(collections, path.join(folder, 'pagefind'));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    response.setHeader('cross-origin-opener-policy', 'same-origin');
    response.setHeader('cross-origin-embedder-policy', 'require-corp');
    if (pathname === '/') {
      response.setHeader('content-type', 'text/html');
      response.end(html);
      return;
    }
    response.setHeader('content-type', mimeTypes[path.extname(pathname)] ?? 'text/javascript');
    if (pathname === '/engines.js') return void response.end(script);
    readFile(path.join(folder, pathname)).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    );
  });
  const port = await listenLocally(server, 0);
  const page = await browser.newPage();
  await page.goto(`http://localhost:${port}/`);
  return {
    page,
    pagefindSize: sizeOfFolder(path.join(folder, 'pagefind')),
    close: async () => {
      await page.close();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
};

const call = (page: Page, name: string, ...parameters: readonly unknown[]): Promise<unknown> =>
  page.evaluate(
    ([wanted, given]) => {
      const bench: unknown = Reflect.get(window, 'bench');
      const found: unknown = Object(bench)[wanted];
      if (typeof found !== 'function') throw new Error(`The page has no ${wanted}.`);
      return found(...given);
    },
    [name, parameters] as const,
  );

/**
 * Builds an engine's index for the functions below. Resolves with the time that took, in
 * milliseconds.
 */
export const prepareEngine = async (
  page: Page,
  name: EngineName,
  collections: readonly CollectionHits[],
): Promise<number> => v.parse(v.number(), await call(page, 'prepare', name, collections));

/** The index as it would be shipped, if the engine can serialise it. */
export const readSerialisedIndex = async (page: Page): Promise<string | undefined> =>
  v.parse(v.optional(v.string()), await call(page, 'index'));

/** The keys of the first results for each text, at most `max`. */
export const search = async (
  page: Page,
  texts: readonly string[],
  max: number,
): Promise<readonly (readonly string[])[]> =>
  v.parse(v.array(v.array(v.string())), await call(page, 'answers', texts, max));

/** The mean time of a search for each text over several turns, in milliseconds. */
export const timeSearches = async (
  page: Page,
  texts: readonly string[],
  max: number,
  turns: number,
): Promise<readonly number[]> =>
  v.parse(v.array(v.number()), await call(page, 'times', texts, max, turns));

/** Slows the page's processor down. */
export const slowDown = async (page: Page, times: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
};
