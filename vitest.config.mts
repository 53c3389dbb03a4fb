import { globSync, readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const unitTests = globSync([
  'src/**/*.test.{ts,tsx}',
  'local/**/*.test.ts',
  'tests/search/**/*.test.ts',
  'tests/docs/**/*.test.ts',
  'tests/support/**/*.test.ts',
]).filter((file) => !file.startsWith('local/pictures/'));

/**
 * Whether a test needs a document: its first line says so. Those are a project of their own,
 * because a worker that changes between files with a document and without one sets up everything
 * anew each time: the unit tests then take twice as much of the processor.
 */
const needsDocument = (file: string): boolean =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom');

/**
 * Whether a test puts a module of its own in the place of one of ours. Such a test has its worker
 * for itself: in a shared one, a file before it may have loaded the real module already, and files
 * after it would get the test's.
 */
const replacesModules = (file: string): boolean => readFileSync(file, 'utf8').includes('vi.mock(');

const sharing = unitTests.filter((file) => !replacesModules(file));

type UnitProject = {
  readonly name: string;
  readonly environment?: 'node' | 'jsdom';
  readonly include: string[];
  readonly isolate: boolean;
};

const toUnitProject = ({
  name,
  environment = 'node',
  include,
  isolate,
}: UnitProject): TestProjectInlineConfiguration => ({
  // Component tests need links, but nothing else of Gatsby's runtime.
  resolve: {
    alias: { gatsby: new URL('tests/support/gatsby.tsx', import.meta.url).pathname },
  },
  test: {
    name,
    environment,
    include,
    // Otherwise any test that fills a cart would load the cart service's script, and only the tests
    // of that service wait for it.
    env: { SNIPCART_PUBLIC_KEY: '' },
    setupFiles: [
      'tests/support/fixed-seed.ts',
      'tests/support/component-environment.ts',
      'tests/support/clean-page.ts',
    ],
    // A fresh worker for each file would take three times as long. Global changes made by a test
    // are undone here.
    pool: 'threads',
    isolate,
    // Only stops tests that hang: a busy machine needs longer than the default for a first render.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    unstubGlobals: true,
    restoreMocks: true,
  },
});

export default defineConfig({
  test: {
    projects: [
      toUnitProject({
        name: 'unit',
        include: sharing.filter((file) => !needsDocument(file)),
        isolate: false,
      }),
      toUnitProject({
        name: 'unit-dom',
        environment: 'jsdom',
        include: sharing.filter(needsDocument),
        isolate: false,
      }),
      toUnitProject({
        name: 'unit-own-worker',
        include: unitTests.filter(replacesModules),
        isolate: true,
      }),
      {
        test: {
          // Reads the built site in `public/`, without a browser.
          name: 'pages',
          include: ['tests/pages/**/*.test.ts'],
          environment: 'node',
          // A fresh worker for each file would parse all pages again: two thirds of the processor
          // time.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          setupFiles: [
            'tests/support/fixed-seed.ts',
            'tests/support/name-the-test.ts',
            'tests/support/real-globals.ts',
          ],
          globalSetup: ['tests/support/server/postgres-for-all.ts'],
          environment: 'node',
          // A fresh worker for each file would load the servers, the stand-ins and their packages
          // 137 times: a third of the processor time.
          isolate: false,
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      {
        test: {
          // Sites that tests build: each takes a Gatsby build or several.
          name: 'builds',
          include: ['tests/builds/**/*.test.ts'],
          globalSetup: [
            'tests/support/server/postgres-for-all.ts',
            'tests/support/scratch-site/sites-folder.ts',
          ],
          environment: 'node',
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      {
        test: {
          // Firefox and WebKit, each in a process of its own, both at once.
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A busy host lets a function run into its own timeout. At a desk nothing hides it.
          retry: process.env['CI'] === undefined ? 0 : 2,
        },
      },
    ],
  },
});
