import type { FocusEvent } from 'react';

/** Room for the outline of what has the focus, in CSS pixels. */
const outline = 8;

/**
 * Scrolls a row sideways until what has got the focus in it is seen as a whole. Chromium leaves it
 * half cut off as soon as 32 pixels of it are in sight.
 */
export const scrollRowToFocused = ({
  currentTarget: row,
  target,
}: FocusEvent<HTMLElement>): void => {
  const edge = row.getBoundingClientRect();
  const focused = target.getBoundingClientRect();
  const before = focused.left - outline - edge.left;
  const after = focused.right + outline - edge.right;
  if (before < 0) row.scrollLeft += before;
  else if (after > 0) row.scrollLeft += after;
};
