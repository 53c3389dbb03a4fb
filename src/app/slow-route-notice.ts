const noticeId = 'slow-route-notice';

/** Says that the next page is on its way. Gatsby asks for it when a page takes over a second. */
export const showSlowRouteNotice = (page: Document): void => {
  if (page.getElementById(noticeId) !== null) return;
  const bar = page.createElement('div');
  bar.id = noticeId;
  bar.setAttribute('role', 'status');
  bar.textContent = 'Loading the page …';
  bar.style.cssText =
    'position:fixed;inset:0 0 auto 0;z-index:100;padding:.5rem 1rem;background:#1d1b19;color:#f4eee2;text-align:center;font-weight:700';
  page.body.append(bar);
};

/** Takes the notice away once a page has come. */
export const hideSlowRouteNotice = (page: Document): void =>
  page.getElementById(noticeId)?.remove();
