/**
 * Turns Gatsby's slices off. No page uses them, but when they are on, Gatsby reads and writes every
 * page once more to insert scripts. Call it before anything reads the flag.
 */
export const turnGatsbySlicesOff = (): void => {
  delete process.env['GATSBY_SLICES'];
};
