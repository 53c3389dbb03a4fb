import { showNoticeBar } from '../../ui/notice-bar.ts';
import { showWaitBarUntilRemoved } from '../../services/wait-bar.ts';

/** The parts of Gatsby's globals that we use. */
type Navigate = (to: unknown, options?: unknown) => unknown;
type Loader = { readonly loadPageSync: (path: string) => unknown };

const isNavigate = (value: unknown): value is Navigate => typeof value === 'function';
const isLoader = (value: unknown): value is Loader =>
  typeof value === 'object' && value !== null && 'loadPageSync' in value;

/**
 * When the next page counts as slow (FIGURES-9), and when we stop waiting for it, in milliseconds.
 */
const slowAfter = 1000;
const stuckAfter = 10_000;

const slowId = 'slow-route-notice';
const stuckId = 'stuck-route-notice';
let timers: readonly number[] = [];

/** Call it when the next page has arrived. */
export const endSlowNavigationWarning = (window: Window): void => {
  for (const timer of timers) window.clearTimeout(timer);
  for (const id of [slowId, stuckId]) window.document.getElementById(id)?.remove();
};

const beginNavigation = (window: Window, target: string): void => {
  endSlowNavigationWarning(window);
  const { document, location } = window;
  timers = [
    window.setTimeout(
      () => showWaitBarUntilRemoved(document, slowId, 'Loading the page …'),
      slowAfter,
    ),
    window.setTimeout(() => {
      endSlowNavigationWarning(window);
      showNoticeBar(document, {
        id: stuckId,
        text: 'The page you asked for is taking too long.',
        action: {
          label: 'Try again',
          // Loads the whole page. After Back its address is already the current one.
          onPress: () =>
            new URL(target, location.href).pathname === location.pathname
              ? location.reload()
              : location.assign(target),
        },
      });
    }, stuckAfter),
  ];
};

/**
 * Shows a notice when the next page is slow, and offers to try again when it does not arrive at
 * all.
 */
export const installSlowNavigationWarning = (window: Window): void => {
  // All navigations within the site go through this function; no other API of Gatsby gives their
  // target before they have ended.
  const navigate: unknown = Reflect.get(window, '___navigate');
  const loader: unknown = Reflect.get(window, '___loader');
  if (!isNavigate(navigate) || !isLoader(loader)) return;
  Reflect.set(window, '___navigate', (to: unknown, options: unknown) => {
    if (typeof to === 'string') beginNavigation(window, to);
    return navigate(to, options);
  });
  window.addEventListener('popstate', () => {
    const { pathname, href } = window.location;
    if (loader.loadPageSync(pathname) === undefined) beginNavigation(window, href);
  });
};
