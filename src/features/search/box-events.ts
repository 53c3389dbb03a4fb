import { useEffect } from 'react';
import type { RefObject } from 'react';

type Box = RefObject<HTMLInputElement | null>;

/** So close has a pointer to come, in CSS pixels. */
const near = 80;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/** `/`, Ctrl-K and ⌘-K lead to the box. */
export const useShortcuts = (box: Box, isOn: boolean): void => {
  useEffect(() => {
    if (!isOn) return undefined;
    const goToBox = (event: KeyboardEvent): void => {
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isK && (!isSlash || isTyping(event.target))) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener('keydown', goToBox);
    return () => document.removeEventListener('keydown', goToBox);
  }, [box, isOn]);
};

/** Acts once, when a pointer comes near the box. */
export const useNearPointer = (box: Box, isOn: boolean, act: () => void): void => {
  useEffect(() => {
    if (!isOn) return undefined;
    const watch = ({ clientX, clientY }: PointerEvent): void => {
      const place = box.current?.getBoundingClientRect();
      if (place === undefined) return;
      const isNear =
        clientX > place.left - near &&
        clientX < place.right + near &&
        clientY > place.top - near &&
        clientY < place.bottom + near;
      if (!isNear) return;
      document.removeEventListener('pointermove', watch);
      act();
    };
    document.addEventListener('pointermove', watch, { passive: true });
    return () => document.removeEventListener('pointermove', watch);
  }, [box, isOn, act]);
};
