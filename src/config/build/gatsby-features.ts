/**
 * Turns Gatsby's slices off. No page uses them, but with them Gatsby reads and writes every page once more to put scripts
 * in. Call it before anything reads the flag.
 */
export const turnSlicesOff = (): void => {
  delete process.env['GATSBY_SLICES'];
};
