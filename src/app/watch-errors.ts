import type { FailedScript } from './report-error.ts';

/** What reports an error comes with the first error, and is done without if it can't be loaded. */
const report = (failed: FailedScript): void =>
  void import('./report-error.ts')
    .then(({ reportFailure }) => reportFailure(failed))
    .catch(() => undefined);

/** Reports errors of our scripts to ourselves. Call it after `watchLoadFailures`, which keeps its own rejections. */
export const watchErrors = (window: Window): void => {
  window.addEventListener('error', report);
  window.addEventListener('unhandledrejection', ({ reason }) => report({ error: reason }));
};
