/** The width from which the screen has two columns, and the height below which a phone lies on its side. */
export const wide = '@media (min-width: 640px) and (orientation: landscape)';
export const large =
  '@media (min-width: 900px) and (min-height: 641px) and (orientation: landscape)';
export const low = '@media (max-height: 640px)';
export const narrow = '@media (max-width: 639px) and (max-height: 950px)';
export const lowAndNarrow = '@media (max-width: 639px) and (max-height: 700px)';
export const little = '@media (max-width: 639px) and (max-height: 700px), (max-height: 640px)';
