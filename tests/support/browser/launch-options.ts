import path from 'node:path';

/**
 * How tests start the browser. It draws text with the fonts of `tests/support/fonts` and not with
 * the machine's, so that the same text has the same width everywhere. Letters of our own fonts are
 * placed at fractions of a pixel, as on phones; a browser without a window otherwise rounds each to
 * whole pixels.
 */
export const launchOptions = (executablePath: string, ...args: readonly string[]) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--font-render-hinting=none',
    ...args,
  ],
  // Playwright and the benches run in the project's folder.
  env: { ...process.env, FONTCONFIG_FILE: path.resolve('tests/support/fonts/fonts.conf') },
});
