import { allowReloadAgain, isLoadFailure, reloadOnceOrShowNotice } from './load-failure.ts';
import { showLoadFailureNotice } from './load-failure-notice.ts';

/** The parts of a browser's window that are needed to handle a failure. */
type PageWindow = {
  readonly document: Document;
  readonly location: Pick<Location, 'pathname' | 'reload'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
};

type Rejection = Pick<PromiseRejectionEvent, 'reason' | 'stopImmediatePropagation'>;

const sessionStorageOf = (window: PageWindow): PageWindow['sessionStorage'] | undefined => {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
};

/**
 * Reloads the page or shows the notice if the rejection is a load failure; leaves other rejections
 * to other listeners.
 */
export const reloadOrShowNoticeIfLoadFailure = (rejection: Rejection, window: PageWindow): void => {
  if (!isLoadFailure(rejection.reason)) return;
  rejection.stopImmediatePropagation();
  reloadOnceOrShowNotice({
    path: window.location.pathname,
    storage: sessionStorageOf(window),
    reload: () => window.location.reload(),
    showNotice: () => showLoadFailureNotice(window.document),
  });
};

/**
 * Listens for failed chunks and pages. Call it before Gatsby adds its own listener, which would
 * reload the page again and again.
 */
export const watchLoadFailures = (window: Window): void =>
  window.addEventListener('unhandledrejection', (event) =>
    reloadOrShowNoticeIfLoadFailure(event, window),
  );

/**
 * Call it after a navigation within the site: an earlier load failure is over then. A page that
 * hydrated after a reload does not prove that, because a chunk that it loads later may fail every
 * time.
 */
export const allowReloadAfterNavigation = (window: PageWindow): void =>
  allowReloadAgain(sessionStorageOf(window));
