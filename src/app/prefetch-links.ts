/** The part of Gatsby's loader that is used here. */
type Loader = {
  /** Fetches a page's parts when nothing else is going on: four at a time, every three seconds. */
  readonly enqueue: (path: string) => unknown;
  /** Fetches a page's parts at once. */
  readonly hovering: (path: string) => unknown;
};

const isLoader = (value: unknown): value is Loader =>
  typeof value === 'object' && value !== null && 'enqueue' in value && 'hovering' in value;

const sitePathOf = (link: HTMLAnchorElement): string | undefined =>
  link.origin === location.origin &&
  link.pathname.endsWith('/') &&
  link.pathname !== location.pathname
    ? link.pathname
    : undefined;

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

let seen: IntersectionObserver | undefined;

/** Fetches pages before they are asked for: those whose links are on the screen in good time, the one under the pointer at once. */
export const prefetchLinks = (window: Window): void => {
  const loader: unknown = Reflect.get(window, '___loader');
  if (!isLoader(loader)) return;
  const fetchNow = ({ target }: Event): void => {
    const link = linkAt(target);
    const path = link === null ? undefined : sitePathOf(link);
    if (path !== undefined) loader.hovering(path);
  };
  for (const event of ['pointerover', 'focusin']) {
    window.document.addEventListener(event, fetchNow, { passive: true });
  }
  seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      seen?.unobserve(target);
      const path = sitePathOf(target);
      if (path !== undefined) loader.enqueue(path);
    }
  });
};

/** Has the links of the page that has just come watched. */
export const watchLinks = (document: Document): void => {
  seen?.disconnect();
  for (const link of document.querySelectorAll('main a[href^="/"]')) seen?.observe(link);
};
