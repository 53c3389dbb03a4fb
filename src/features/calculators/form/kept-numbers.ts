/*
 * What was typed stays with the tab's entry in its history (`history.state`): a reload and the way back bring it back. It is neither in
 * the address nor in the browser's storage, and goes with the tab.
 */

const key = 'numbers';

/** What was typed, as the parameters of a link, and whether its result was shown. */
type KeptNumbers = { readonly link: string; readonly isShown: boolean };

/** Keeps what was typed for a reload. */
export const keepNumbers = (link: string, isShown: boolean): void => {
  const { history } = window;
  try {
    // Gatsby's router keeps a key of its own there.
    history.replaceState({ ...history.state, [key]: { link, isShown } }, '');
  } catch {
    // A browser may refuse many changes in a short time. The next one says the same and more.
  }
};

/** What was kept; undefined if there is nothing. */
export const readKeptNumbers = (): KeptNumbers | undefined => {
  const state: unknown = window.history.state;
  const kept: unknown = typeof state === 'object' && state && Reflect.get(state, key);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const link: unknown = Reflect.get(kept, 'link');
  return typeof link === 'string'
    ? { link, isShown: Reflect.get(kept, 'isShown') === true }
    : undefined;
};
