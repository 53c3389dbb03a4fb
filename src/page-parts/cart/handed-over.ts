import { useEffect, useState } from 'react';

/** What one page of the cart hands over to the other with its navigation: a press to pay, or why that was refused. */
type HandedOver = 'pressed' | 'refused';

const valueIn = (state: unknown, name: HandedOver): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;

/**
 * What the page before has handed over, read once: it is taken out of the tab's history, so that a reload or a step back doesn't repeat
 * it. For islands, which are rendered in the browser alone.
 */
export const useHandedOver = <Value>(
  name: HandedOver,
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
