import { isUnambiguousPath } from '../domain/addresses/unambiguous-path.ts';

/** The part of Gatsby's loader (`window.___loader`) that we use. */
type Loader = {
  /**
   * Prefetches a page's resources when the browser is idle: four pages at a time, every three
   * seconds.
   */
  readonly enqueue: (path: string) => unknown;
  /** Prefetches a page's resources now. */
  readonly hovering: (path: string) => unknown;
};

const isLoader = (value: unknown): value is Loader =>
  typeof value === 'object' && value !== null && 'enqueue' in value && 'hovering' in value;

const sitePathOf = (link: HTMLAnchorElement): string | undefined =>
  link.origin === location.origin &&
  link.pathname.endsWith('/') &&
  isUnambiguousPath(link.pathname) &&
  link.pathname !== location.pathname
    ? link.pathname
    : undefined;

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

let linkObserver: IntersectionObserver | undefined;

/**
 * Starts prefetching pages: at once when a link is hovered or focused, and when idle for links that
 * `observeLinksToPrefetch` observes. Gatsby announces the first page before it calls this, so the
 * links of that page are observed from here.
 */
export const startLinkPrefetching = (window: Window): void => {
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
  linkObserver = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      linkObserver?.unobserve(target);
      const path = sitePathOf(target);
      if (path !== undefined) loader.enqueue(path);
    }
  });
  const watch = (): void => observeLinksToPrefetch(window.document);
  // Other pages are prefetched only after the first one has loaded completely.
  if (window.document.readyState === 'complete') watch();
  else window.addEventListener('load', watch, { once: true });
};

/**
 * Observes the links of the current page, so that their targets are prefetched once the links are
 * on the screen.
 */
export const observeLinksToPrefetch = (document: Document): void => {
  linkObserver?.disconnect();
  for (const link of document.querySelectorAll('main a[href^="/"]')) linkObserver?.observe(link);
};
