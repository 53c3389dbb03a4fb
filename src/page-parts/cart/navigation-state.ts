import { useEffect, useState } from 'react';

/**
 * What the two pages of the cart pass to each other in the navigation state: that the buyer has
 * pressed the pay button, or why payment was refused.
 */
type NavigationStateKey = 'pressed' | 'refused';

const valueIn = (state: unknown, name: NavigationStateKey): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;

/**
 * Reads the value that the previous page passed on, once: it is removed from the tab's history, so
 * that a reload or going back doesn't repeat it. For islands, which are rendered in the browser
 * only.
 */
export const useOneTimeValueFromPreviousPage = <Value>(
  name: NavigationStateKey,
  parse: (value: unknown) => Value | undefined,
): Value | undefined => {
  const [value] = useState(() => parse(valueIn(history.state, name)));
  useEffect(() => {
    const state: unknown = history.state;
    if (valueIn(state, name) === undefined) return;
    history.replaceState({ ...Object(state), [name]: undefined }, '');
  }, [name]);
  return value;
};
