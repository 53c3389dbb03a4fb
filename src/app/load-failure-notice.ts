const noticeId = 'load-failure-notice';

/**
 * A bar at the foot of the screen, made without React because React may be what could not be
 * loaded. The static page above it stays readable.
 */
export const showLoadFailureNotice = (page: Document): void => {
  if (page.getElementById(noticeId) !== null) return;
  const bar = page.createElement('div');
  bar.id = noticeId;
  bar.setAttribute('role', 'alert');
  bar.style.cssText =
    'position:fixed;inset:auto 0 0 0;z-index:100;display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:center;justify-content:center;padding:1rem;background:#1d1b19;color:#f4eee2';
  const text = page.createElement('p');
  text.textContent =
    'Part of this page could not be loaded. You can read it, but some buttons may not work.';
  const button = page.createElement('button');
  button.type = 'button';
  button.textContent = 'Try again';
  button.style.cssText =
    'min-height:2.75rem;padding:.5rem 1.25rem;border:2px solid #f4eee2;border-radius:6px;background:none;color:inherit;font:inherit;font-weight:700;cursor:pointer';
  button.addEventListener('click', () => page.location.reload());
  bar.append(text, button);
  page.body.append(bar);
};
