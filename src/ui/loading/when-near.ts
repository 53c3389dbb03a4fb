type WhenNear = (element: Element, rootMargin: number, act: () => void) => () => void;

/**
 * Calls `act` once when an element is within `rootMargin` CSS pixels of the screen. Returns a
 * function that cancels.
 */
export const whenNear: WhenNear = (element, rootMargin, act) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        observer.disconnect();
        act();
      }
    },
    { rootMargin: `${rootMargin}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
