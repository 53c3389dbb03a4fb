import { showNoticeBar } from '../../ui/notice-bar.ts';

const noticeId = 'load-failure-notice';

/** Tells the visitor that a part of the page could not be loaded. */
export const showLoadFailureNotice = (document: Document): void =>
  showNoticeBar(document, {
    id: noticeId,
    text: 'Part of this page could not be loaded. You can read it, but some buttons may not work.',
    action: { label: 'Try again', onPress: () => document.location.reload() },
  });

/** How long a page may take from its first script until it is ready, in milliseconds. */
const startTimeout = 10_000;

/**
 * Shows the notice if the page's data or scripts don't load. Returns the function to call when the
 * page is ready.
 */
export const startSlowStartNoticeTimer = (window: Window): (() => void) => {
  const timer = window.setTimeout(() => showLoadFailureNotice(window.document), startTimeout);
  return () => {
    window.clearTimeout(timer);
    window.document.getElementById(noticeId)?.remove();
  };
};
