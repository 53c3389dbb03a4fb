type WhenNear = (element: Element, rootMargin: number, act: () => void) => () => void;

/** Acts once when an element comes near the screen, by a distance in CSS pixels; gives what ends the wait. */
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
