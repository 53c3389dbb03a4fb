import { useEffect } from 'react';
import type { RefObject } from 'react';

// In CSS pixels.
const smallestRoom = 120;
const edge = 8;

/** Acts on a press outside of an element, while it is open. */
export const usePressOutside = (
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  act: () => void,
): void => {
  useEffect(() => {
    if (!isOpen) return undefined;
    const judge = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && element.current?.contains(target))) act();
    };
    document.addEventListener('pointerdown', judge);
    return () => document.removeEventListener('pointerdown', judge);
  }, [element, isOpen, act]);
};

/** Tells a panel, in `--room`, how much of the screen is left below its upper edge: a keyboard on the screen takes its share. */
export const useRoom = (panel: RefObject<HTMLElement | null>, isOpen: boolean): void => {
  useEffect(() => {
    const view = window.visualViewport;
    if (!isOpen || view === null) return undefined;
    const measure = (): void => {
      const top = panel.current?.getBoundingClientRect().top ?? 0;
      const room = Math.max(smallestRoom, view.offsetTop + view.height - top - edge);
      panel.current?.style.setProperty('--room', `${room}px`);
    };
    // With what the browser measures anyway before it paints.
    const first = requestAnimationFrame(measure);
    const leave = new AbortController();
    const options = { passive: true, signal: leave.signal };
    document.addEventListener('scroll', measure, options);
    view.addEventListener('resize', measure, options);
    view.addEventListener('scroll', measure, options);
    return () => {
      cancelAnimationFrame(first);
      leave.abort();
    };
  }, [panel, isOpen]);
};
