const exerciseAddress = /^\/exercises\/[^/]+\/[^/]+\/$/;

const isExercise = (link: Element | null): link is HTMLAnchorElement =>
  link instanceof HTMLAnchorElement &&
  link.origin === location.origin &&
  exerciseAddress.test(link.pathname);

/** The address of the exercise whose line of a plan this is part of; undefined elsewhere. */
export const exerciseAddressOfElement = (target: EventTarget | null): string | undefined => {
  const link = target instanceof Element ? target.closest('article a') : null;
  return isExercise(link) ? link.pathname : undefined;
};

/** The links of a day's lines to exercises, in their order. */
export const exerciseLinksInDayElement = (day: Element | null): readonly HTMLAnchorElement[] =>
  [...(day?.querySelectorAll('a') ?? [])].filter(isExercise);

/** Where the day that this is part of shows how an exercise moves. */
export const movementPaneInDayOfElement = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element
    ? target.closest('article')?.querySelector<HTMLElement>('[data-movement]')
    : undefined) ?? undefined;
