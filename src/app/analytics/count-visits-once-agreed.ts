/** The command queue of Google's script. */
type Gtag = (command: string, name: unknown, fields?: { readonly page_path?: unknown }) => void;

type Page = Window &
  typeof globalThis & {
    gtag?: Gtag | undefined;
    readonly doNotTrack?: unknown;
    readonly navigator: { readonly globalPrivacyControl?: unknown };
    /** Gatsby's loader, which knows the pages that the build has made. */
    readonly ___loader?: {
      readonly loadPageSync: (
        path: string,
      ) => { readonly page?: { readonly path: string } } | undefined;
    };
  };

export type VisitCountingKeysAndPaths = {
  /** The storage key of the visitor's choice. */
  readonly key: string;
  /** The property of the window that Google's script asks before it stores or sends anything. */
  readonly off: string;
  /** The event of a page that is ready. */
  readonly ready: string;
  /** Pages below these paths aren't counted. */
  readonly uncounted: readonly string[];
  /** The page for unknown addresses, and the path under which it is counted. */
  readonly notFound: { readonly page: string; readonly path: string };
};

/**
 * Counts visits with Google Analytics, once the visitor has agreed. Until then Google's scripts are
 * inert in a template. `gatsby-plugin-google-gtag` calls `gtag` after each change of page, with the
 * whole address; this is the `gtag` that it finds, and it passes on the path of a page of the site,
 * and nothing else. `data-analytics` on the document is that choice, and CSS shows the question and
 * the switch by it, so nothing moves.
 *
 * It is inlined as text in the head of every page, so it must not refer to anything outside itself.
 */
export const countVisitsOnceAgreed = (window: Page, rules: VisitCountingKeysAndPaths): void => {
  const { document, location, navigator } = window;
  const { dataset } = document.documentElement;
  let send: Gtag | undefined;
  let isReady = false;
  let isAnswered = false;

  const stored = (): string | null => {
    try {
      return window.localStorage.getItem(rules.key);
    } catch {
      return null;
    }
  };
  const deleteCookies = (): void => {
    for (const cookie of document.cookie.split(/;\s*/)) {
      const [name = ''] = cookie.split('=');
      if (!/^_ga(_|$)/.test(name)) continue;
      const end = `${name}=; max-age=0; path=/`;
      document.cookie = end;
      // Google stores them for the site's whole domain.
      const labels = location.hostname.split('.');
      labels.forEach((_, first) => {
        document.cookie = `${end}; domain=${labels.slice(first).join('.')}`;
      });
    }
  };

  /**
   * The path under which an address is counted: that of one of our pages. Undefined if it isn't
   * counted.
   */
  const pathOf = (address: unknown): string | undefined => {
    const [path = ''] = String(address).split(/[?#]/);
    const loader = window.___loader;
    // A page that was opened with a query is known to the loader by the two together, and so is its
    // path. That of a catch-all page ends with `[...]/`.
    const found = loader?.loadPageSync(path) ?? loader?.loadPageSync(String(address));
    const [page = ''] = (found?.page?.path ?? rules.notFound.page).split(/[?#[]/);
    if (page === rules.notFound.page) return rules.notFound.path;
    return rules.uncounted.some((start) => page.startsWith(start)) ? undefined : page;
  };
  /** Lets Google's scripts run, as the plugin has written them. */
  const start = (): Gtag | undefined => {
    const held = document.querySelector('template[data-analytics-held]');
    if (!(held instanceof window.HTMLTemplateElement)) return undefined;
    window.gtag = undefined;
    document.body.append(held.content.cloneNode(true));
    const own = window.gtag;
    window.gtag = count;
    return own;
  };
  const count: Gtag = (command, name, fields) => {
    if (dataset['analytics'] !== 'yes' || command !== 'event' || name !== 'page_view') return;
    const path = pathOf(fields?.page_path);
    if (path === undefined) return;
    send ??= start();
    const view = {
      page_path: path,
      page_location: location.origin + path,
      page_title: path,
      page_referrer: `${location.origin}/`,
    };
    // Google's script sends more by itself, and would read the address, the title and the previous
    // address for it.
    send?.('set', view);
    send?.('event', name, view);
  };

  const apply = (choice: string | null): void => {
    const hasSignal =
      navigator.globalPrivacyControl === true ||
      [navigator.doNotTrack, window.doNotTrack].some((signal) => signal === '1');
    dataset['analytics'] = hasSignal
      ? 'signal'
      : choice === 'yes' || choice === 'no'
        ? choice
        : 'ask';
    const isYes = dataset['analytics'] === 'yes';
    Object.assign(window, { [rules.off]: !isYes });
    if (isYes) window.gtag = count;
    else deleteCookies();
  };

  apply(stored());
  if (dataset['analytics'] === 'ask') dataset['analyticsQuestion'] = '';

  window.addEventListener('click', ({ target }) => {
    const button =
      target instanceof window.Element ? target.closest('[data-choose-analytics]') : null;
    if (button === null) return;
    const choice = button.getAttribute('data-choose-analytics');
    apply(choice);
    isAnswered = true;
    try {
      window.localStorage.setItem(rules.key, String(choice));
    } catch {
      // The choice applies to this page only.
    }
    // The question has gone, and its button with it.
    const thanks = button.parentElement?.parentElement?.querySelector('[tabindex]');
    if (thanks instanceof window.HTMLElement) thanks.focus();
    // Before the first page is ready, the plugin counts it itself.
    if (isReady) count('event', 'page_view', { page_path: location.pathname });
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === rules.key || key === null) apply(stored());
  });
  window.addEventListener(rules.ready, () => {
    // The answer is read; the next page needs no question.
    if (isReady && (isAnswered || dataset['analytics'] !== 'ask')) {
      delete dataset['analyticsQuestion'];
    }
    isReady = true;
  });
};
