import { useEffect } from 'react';
import type { RefObject } from 'react';

// In CSS pixels.
const minHeight = 120;
const distanceToEdge = 8;

/** Calls `onPress` when somebody presses outside of an element while it is open. */
export const useOnPressOutside = (
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onPress: () => void,
): void => {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && element.current?.contains(target))) onPress();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [element, isOpen, onPress]);
};

/**
 * Sets the CSS variable `--room` of a panel to the visible height below its top edge. The keyboard
 * of a phone makes that smaller.
 */
export const useVisiblePanelHeightVariable = (
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void => {
  useEffect(() => {
    const view = window.visualViewport;
    if (!isOpen || view === null) return undefined;
    const measure = (): void => {
      const top = panel.current?.getBoundingClientRect().top ?? 0;
      const height = Math.max(minHeight, view.offsetTop + view.height - top - distanceToEdge);
      panel.current?.style.setProperty('--room', `${height}px`);
    };
    // In the next frame, in which the browser lays out the page anyway.
    const frame = requestAnimationFrame(measure);
    const removal = new AbortController();
    const options = { passive: true, signal: removal.signal };
    document.addEventListener('scroll', measure, options);
    view.addEventListener('resize', measure, options);
    view.addEventListener('scroll', measure, options);
    return () => {
      cancelAnimationFrame(frame);
      removal.abort();
    };
  }, [panel, isOpen]);
};
