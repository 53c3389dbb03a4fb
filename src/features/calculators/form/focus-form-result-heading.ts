/**
 * Moves the focus to the heading of a form's result, and scrolls there if the figure isn't fully
 * visible: on a phone the result is below the screen.
 */
export const focusFormResultHeading = (form: HTMLFormElement): void => {
  const heading = form.closest('section')?.querySelector('h2');
  if (heading === null || heading === undefined) return;
  heading.focus({ preventScroll: true });
  const { top } = heading.getBoundingClientRect();
  const { bottom } = (heading.nextElementSibling ?? heading).getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' });
};
