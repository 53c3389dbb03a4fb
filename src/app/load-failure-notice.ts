import { showNoticeBar } from '../ui/notice-bar.ts';

/** Says that a part of the page could not be loaded. */
export const showLoadFailureNotice = (page: Document): void =>
  showNoticeBar(page, {
    id: 'load-failure-notice',
    text: 'Part of this page could not be loaded. You can read it, but some buttons may not work.',
    action: { label: 'Try again', onPress: () => page.location.reload() },
  });
