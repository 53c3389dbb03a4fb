type NoticeBar = {
  /** Only one bar with this id is shown at a time. */
  readonly id: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly onPress: () => void };
};

const buttonStyle =
  'min-height:2.75rem;padding:.5rem 1.25rem;border:2px solid #f4eee2;border-radius:6px;background:none;color:inherit;font:inherit;font-weight:700;cursor:pointer';

/**
 * Shows a bar at the bottom of the screen. It works without React, because React may be what failed
 * to load. The page above stays readable; either button removes the bar.
 */
export const showNoticeBar = (document: Document, { id, text, action }: NoticeBar): void => {
  if (document.getElementById(id) !== null) return;
  const bar = document.createElement('div');
  bar.id = id;
  bar.setAttribute('role', 'alert');
  bar.style.cssText =
    'position:fixed;inset:auto 0 0 0;z-index:100;display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:center;justify-content:center;padding:1rem max(1rem,var(--safe-side)) max(1rem,var(--safe-bottom));background:#1d1b19;color:#f4eee2';
  const message = document.createElement('p');
  message.textContent = text;
  bar.append(message);
  const close = { label: 'Close', onPress: () => undefined };
  for (const { label, onPress } of [action, close]) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.style.cssText = buttonStyle;
    button.addEventListener('click', () => {
      bar.remove();
      onPress();
    });
    bar.append(button);
  }
  document.body.append(bar);
};
