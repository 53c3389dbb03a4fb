import { showNoticeBar } from '../ui/notice-bar.ts';

/** Tells the visitor that a part of the page could not be loaded. */
export const showLoadFailureNotice = (document: Document): void =>
  showNoticeBar(document, {
    id: 'load-failure-notice',
    text: 'Part of this page could not be loaded. You can read it, but some buttons may not work.',
    action: { label: 'Try again', onPress: () => document.location.reload() },
  });
