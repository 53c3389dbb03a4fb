import { forgetLoadFailure, handleLoadFailure, isLoadFailure } from './load-failure.ts';
import { showLoadFailureNotice } from './load-failure-notice.ts';

const sessionStorageOf = (page: Window): Storage | undefined => {
  try {
    return page.sessionStorage;
  } catch {
    return undefined;
  }
};

/**
 * Listens for failed chunks and pages. It has to be called before Gatsby's own listener is added,
 * which would load the address again each time, without an end.
 */
export const watchLoadFailures = (page: Window): void => {
  page.addEventListener('unhandledrejection', (event) => {
    if (!isLoadFailure(event.reason)) return;
    event.stopImmediatePropagation();
    handleLoadFailure({
      path: page.location.pathname,
      storage: sessionStorageOf(page),
      reload: () => page.location.reload(),
      showNotice: () => showLoadFailureNotice(page.document),
    });
  });
};

/**
 * To be called when a reader has got from one page to the next: a failure is over then. That a page has come
 * alive after it was loaded again is not enough, because what it asks for later may fail each time.
 */
export const nextPageCameAlive = (page: Window): void => forgetLoadFailure(sessionStorageOf(page));
