import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * The ref of an element that takes the focus when it appears, because the button that was pressed
 * has gone.
 */
export const useFocusOnMount = <Element extends HTMLElement>(): RefObject<Element | null> => {
  const element = useRef<Element>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
};
