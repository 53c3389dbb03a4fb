import { useEffect } from 'react';
import type { RefObject } from 'react';

type InputRef = RefObject<HTMLInputElement | null>;

/** Distance at which the pointer counts as near, in CSS pixels. */
const nearDistance = 80;

/**
 * Ctrl-K and ⌘-K focus the input. No key alone does: software that types what is said would press
 * it (WCAG 2.1.4).
 */
export const useFocusInputOnCtrlK = (input: InputRef, isOn: boolean): void => {
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isK) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input, isOn]);
};

/** Calls `onNear` once, when the pointer comes near the input. */
export const useOnPointerNear = (input: InputRef, isOn: boolean, onNear: () => void): void => {
  useEffect(() => {
    if (!isOn) return undefined;
    const onPointerMove = ({ clientX, clientY }: PointerEvent): void => {
      const box = input.current?.getBoundingClientRect();
      if (box === undefined) return;
      const isNear =
        clientX > box.left - nearDistance &&
        clientX < box.right + nearDistance &&
        clientY > box.top - nearDistance &&
        clientY < box.bottom + nearDistance;
      if (!isNear) return;
      document.removeEventListener('pointermove', onPointerMove);
      onNear();
    };
    document.addEventListener('pointermove', onPointerMove, { passive: true });
    return () => document.removeEventListener('pointermove', onPointerMove);
  }, [input, isOn, onNear]);
};
