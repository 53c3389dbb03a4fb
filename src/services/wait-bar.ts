/**
 * Shows a line at the top of the screen while the visitor waits. It takes no presses, and works
 * without React. Returns what removes it.
 */
export const showWaitBarUntilRemoved = (
  document: Document,
  id: string,
  text: string,
): (() => void) => {
  const bar = document.createElement('div');
  bar.id = id;
  bar.setAttribute('aria-live', 'polite');
  bar.textContent = text;
  bar.style.cssText =
    'position:fixed;inset:0 0 auto 0;z-index:100;padding:.5rem 1rem;background:#1d1b19;color:#f4eee2;text-align:center;font-weight:700;pointer-events:none';
  document.body.append(bar);
  return () => bar.remove();
};
