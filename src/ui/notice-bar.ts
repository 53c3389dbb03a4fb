type NoticeBar = {
  /** One bar of an id at a time. */
  readonly id: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly onPress: () => void };
};

const lookOfButton =
  'min-height:2.75rem;padding:.5rem 1.25rem;border:2px solid #f4eee2;border-radius:6px;background:none;color:inherit;font:inherit;font-weight:700;cursor:pointer';

/**
 * A bar at the foot of the screen, made without React because React may be what could not be loaded. The page above it
 * stays readable; pressed, the bar goes away.
 */
export const showNoticeBar = (page: Document, { id, text, action }: NoticeBar): void => {
  if (page.getElementById(id) !== null) return;
  const bar = page.createElement('div');
  bar.id = id;
  bar.setAttribute('role', 'alert');
  bar.style.cssText =
    'position:fixed;inset:auto 0 0 0;z-index:100;display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:center;justify-content:center;padding:1rem;background:#1d1b19;color:#f4eee2';
  const words = page.createElement('p');
  words.textContent = text;
  bar.append(words);
  const close = { label: 'Close', onPress: () => undefined };
  for (const { label, onPress } of [action, close]) {
    const button = page.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.style.cssText = lookOfButton;
    button.addEventListener('click', () => {
      bar.remove();
      onPress();
    });
    bar.append(button);
  }
  page.body.append(bar);
};
