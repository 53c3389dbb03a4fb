import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/browser/launch-options.ts';
import { isWholeRun } from './tests/support/proof-scale.ts';

/** The browser tests. They expect a running site: `npm test` starts one and stops it. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // A whole run, such as each night's, leaves nothing out.
  grepInvert: isWholeRun ? [] : /@night/,
  forbidOnly: process.env['CI'] !== undefined,
  // One race among hundreds of tests shouldn't fail the run; npm test lists each test that needed
  // its second attempt.
  retries: 1,
  // For two cores: a test waits about a third of its time.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env['CI'] === undefined ? 'line' : 'list',
  use: {
    baseURL: process.env['SITE_URL'] ?? 'http://localhost:8888',
    browserName: 'chromium',
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 30_000,
    // A test sees and changes the page's own requests. Those in `tests/e2e/offline` allow the
    // service worker.
    serviceWorkers: 'block',
    trace: 'off',
    video: 'off',
    screenshot: 'only-on-failure',
    // The system's browser, so that nothing is downloaded.
    launchOptions: launchOptions(
      process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
    ),
  },
});
