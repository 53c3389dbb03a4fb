/**
 * Turns Gatsby's slices off, before anything of the build has looked: no page uses them, and with them Gatsby reads and
 * writes every page once more to put its scripts in.
 */
export const turnSlicesOff = (): void => {
  delete process.env['GATSBY_SLICES'];
};
