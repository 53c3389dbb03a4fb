import { publicSettings } from '../config/public/public-settings.ts';

/**
 * Loads what keeps pages on the device, once the first page has loaded completely and the browser
 * is idle: nothing of it is part of a first visit. Its script has a name, by which tests tell it
 * from those of the page.
 */
export const startOfflineSupportWhenIdle = (): void => {
  if (!publicSettings.isOffline) return;
  // Safari has no `requestIdleCallback`: there it starts right after the load event. Every first
  // visit loads this, so it is written as Gatsby's loader writes the same, and costs nearly nothing
  // once it is compressed.
  const whenIdle = (): void => {
    (window.requestIdleCallback || ((work) => setTimeout(work, 0)))(() => {
      import(
        /* webpackChunkName: "begin-offline" */ '../services/offline/start-offline-support.ts'
      ).then(
        ({ startOfflineSupport }) => startOfflineSupport(),
        // The next page tries again.
        () => undefined,
      );
    });
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
};
