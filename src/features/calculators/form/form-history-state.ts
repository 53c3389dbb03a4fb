/*
 * Typed numbers are kept in the tab's history entry (`history.state`), so a reload or the Back
 * button restores them. They are neither in the address nor in the browser's storage, and are gone
 * with the tab.
 */

const key = 'numbers';

/** The typed texts, as link parameters, and whether the result was shown. */
type HistoryNumbers = { readonly link: string; readonly isShown: boolean };

/** Saves the typed texts for a reload. */
export const saveFormLinkInHistory = (link: string, isShown: boolean): void => {
  const { history } = window;
  try {
    // Gatsby's router keeps its own key there.
    history.replaceState({ ...history.state, [key]: { link, isShown } }, '');
  } catch {
    // A browser may refuse many changes in a short time. The next one includes this one.
  }
};

/** The saved texts; undefined if there are none. */
export const readFormLinkFromHistory = (): HistoryNumbers | undefined => {
  const state: unknown = window.history.state;
  const kept: unknown = typeof state === 'object' && state && Reflect.get(state, key);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const link: unknown = Reflect.get(kept, 'link');
  return typeof link === 'string'
    ? { link, isShown: Reflect.get(kept, 'isShown') === true }
    : undefined;
};
