const noticeId = 'slow-route-notice';

/** Shows that the next page is still loading. Gatsby calls this when a navigation takes longer than a second. */
export const showSlowRouteNotice = (document: Document): void => {
  if (document.getElementById(noticeId) !== null) return;
  const bar = document.createElement('div');
  bar.id = noticeId;
  bar.setAttribute('role', 'status');
  bar.textContent = 'Loading the page …';
  bar.style.cssText =
    'position:fixed;inset:0 0 auto 0;z-index:100;padding:.5rem 1rem;background:#1d1b19;color:#f4eee2;text-align:center;font-weight:700';
  document.body.append(bar);
};

/** Removes the notice when the page has arrived. */
export const hideSlowRouteNotice = (document: Document): void =>
  document.getElementById(noticeId)?.remove();
