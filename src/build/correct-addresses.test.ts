import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { strangeAddresses, undecodableAddresses } from '../../tests/support/strange-addresses.ts';
import { correctGatsbyAddressCode, gatsbyFilesToCorrectPattern } from './correct-addresses.ts';

const require = createRequire(import.meta.url);
const gatsby = path.dirname(require.resolve('gatsby/package.json'));
const gatsbyFile = (name: string): string => path.join(gatsby, 'cache-dir', name);
const router = path.join(
  path.dirname(createRequire(path.join(gatsby, 'package.json')).resolve('@gatsbyjs/reach-router')),
  'index.modern.mjs',
);

const Functions = v.object({
  findPath: v.function(),
  pick: v.function(),
  globalHistory: v.object({ location: v.object({ pathname: v.string() }) }),
});
type Functions = v.InferOutput<typeof Functions>;

/**
 * What Gatsby finds its page by, bundled as it is installed or as we correct it. The result
 * evaluates it in a window.
 */
const bundle = async (
  correct: typeof correctGatsbyAddressCode,
): Promise<(window: object) => Functions> => {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { findPath } from './find-path.js';
        export { pick, globalHistory } from '${router}';`,
      resolveDir: gatsbyFile(''),
    },
    bundle: true,
    write: false,
    format: 'cjs',
    external: ['react'],
    mainFields: ['module', 'main'],
    define: { __BASE_PATH__: '""' },
    plugins: [
      {
        name: 'correct',
        setup: ({ onLoad }) => {
          onLoad({ filter: /(find-path\.js|index\.modern\.mjs)$/ }, ({ path: file }) => ({
            contents: correct(file, readFileSync(file, 'utf8')),
            loader: 'js',
          }));
        },
      },
    ],
  });
  const run = compileFunction(outputFiles[0]?.text ?? '', ['require', 'module', 'window']);
  return (window) => {
    const module = { exports: {} };
    Reflect.apply(run, undefined, [require, module, window]);
    return v.parse(Functions, module.exports);
  };
};
const asInstalled = (_file: string, source: string): string => source;

/** As much of a window as these functions look at. Node reads an address as browsers do. */
const openWindow = (address: string, pagePath: string) => ({
  pagePath,
  location: new URL(address, 'https://knurl.example'),
  document: { createElement: () => undefined },
  history: { state: null },
});

/**
 * The addresses whose page Gatsby looks for by another name than it has loaded it by, so that it
 * shows nothing.
 */
const findBlank = (evaluate: (window: object) => Functions): readonly string[] =>
  [...undecodableAddresses, ...strangeAddresses].filter((address) => {
    const window = openWindow(address, '/404.html');
    const { pathname, search } = window.location;
    try {
      const { findPath, pick, globalHistory } = evaluate(window);
      const { pathname: routed } = globalHistory.location;
      const isSame = findPath(pathname + search) === findPath(routed + search);
      return !isSame || pick([{ path: '/*' }], routed) === null;
    } catch {
      return true;
    }
  });

it('no address makes the page for unknown addresses blank, whatever bytes are in it', async () => {
  expect(findBlank(await bundle(correctGatsbyAddressCode))).toEqual([]);
});

it('Gatsby as it is installed shows nothing at addresses with encoded reserved characters', async () => {
  const blank = findBlank(await bundle(asInstalled));
  expect(blank).toEqual(
    expect.arrayContaining(['/none%2Csuch', '/none%40such', '/no/%26/', '/none%2Fsuch', '/%']),
  );
});

it('what was served as the page for unknown addresses stays that page, also beside a page of a similar address', async () => {
  const { findPath } = (await bundle(correctGatsbyAddressCode))(
    openWindow('/articles%23x?s=y', '/404.html'),
  );
  expect(findPath('/articles%23x?s=y')).toBe('/404.html');
  expect(findPath('/articles/')).toBe(findPath('/articles'));
});

it('the page for unknown addresses fits every address, also one that looks like a pattern of the router', () => {
  const file = '/site/.cache/production-app.js';
  expect(file).toMatch(gatsbyFilesToCorrectPattern);
  const corrected = correctGatsbyAddressCode(
    file,
    readFileSync(gatsbyFile('production-app.js'), 'utf8'),
  );
  expect(corrected).toMatch(/`\/500\.html`\s*\? `\/\*`\s*:/);
});

it('stops the build if a new version of Gatsby no longer has what is corrected', () => {
  expect(() => correctGatsbyAddressCode('/site/.cache/production-app.js', 'render()')).toThrow(
    'is not what src/build/correct-addresses.ts corrects',
  );
});
