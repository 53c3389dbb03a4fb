/**
 * Runs in the page, with reduced motion: the elements that would still move, one sentence each. An
 * animation or transition counts if it takes any time at all, and so does smooth scrolling.
 */
export const findMotion = (): readonly string[] => {
  const longest = (times: string): number =>
    Math.max(
      ...times.split(',').map((time) => parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)),
    );
  const words = (element: Element): string =>
    `${element.localName}.${element.getAttribute('class') ?? ''}`;
  const found = new Set<string>();
  for (const element of document.querySelectorAll('*')) {
    for (const pseudo of [undefined, '::before', '::after', '::backdrop']) {
      if (pseudo === '::backdrop' && element.localName !== 'dialog') continue;
      const style = getComputedStyle(element, pseudo);
      const name = `${words(element)}${pseudo ?? ''}`;
      if (style.animationName !== 'none' && longest(style.animationDuration) > 0) {
        found.add(`${name}: the animation ${style.animationName} takes ${style.animationDuration}`);
      }
      if (longest(style.transitionDuration) > 0) {
        found.add(`${name}: a transition takes ${style.transitionDuration}`);
      }
      if (style.scrollBehavior === 'smooth') found.add(`${name}: scrolls smoothly`);
    }
  }
  for (const animation of document.getAnimations()) {
    const { duration } = animation.effect?.getComputedTiming() ?? {};
    if (typeof duration === 'number' && duration > 0)
      found.add(`an animation takes ${duration} ms`);
  }
  return [...found];
};

/**
 * Runs in the page, with motion: the animations that repeat faster than three times a second
 * (WCAG 2.3.1).
 */
export const findFlashes = (): readonly string[] =>
  document.getAnimations().flatMap((animation) => {
    const { duration, iterations = 1 } = animation.effect?.getComputedTiming() ?? {};
    const isFast = typeof duration === 'number' && duration > 0 && duration < 1000 / 3;
    const name = animation instanceof CSSAnimation ? animation.animationName : animation.id;
    return isFast && iterations > 1 ? [`${name} repeats every ${String(duration)} ms`] : [];
  });
