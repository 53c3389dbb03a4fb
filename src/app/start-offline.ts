import { publicSettings } from '../config/public/public-settings.ts';

/** Without `requestIdleCallback`, as in Safari, in milliseconds. */
const soon = 2000;

/**
 * Loads what keeps pages on the device, once the first page has loaded completely and the browser is idle: nothing of it is part of a first
 * visit. Its script has a name, by which tests tell it from those of the page.
 */
export const startOffline = (window: Window): void => {
  if (!publicSettings.isOffline) return;
  const start = (): void => {
    import(/* webpackChunkName: "begin-offline" */ '../services/offline/begin-offline.ts').then(
      ({ beginOffline }) => beginOffline(),
      // The next page tries again.
      () => undefined,
    );
  };
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(start);
    else setTimeout(start, soon);
  };
  if (window.document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
};
