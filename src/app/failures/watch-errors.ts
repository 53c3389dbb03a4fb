import type { UncaughtScriptError } from './report-error.ts';

/**
 * Reports an error. The reporter is loaded with the first error; if it can't be loaded, nothing is
 * reported.
 */
const report = (failed: UncaughtScriptError): void =>
  void import('./report-error.ts')
    .then(({ reportScriptError }) => reportScriptError(failed))
    .catch(() => undefined);

/**
 * Reports errors of our scripts to our server. Call it after `watchLoadFailures`, which handles its
 * own rejections.
 */
export const watchErrors = (window: Window): void => {
  window.addEventListener('error', report);
  window.addEventListener('unhandledrejection', ({ reason }) => report({ error: reason }));
};
