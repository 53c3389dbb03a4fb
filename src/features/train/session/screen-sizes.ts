/** Media queries of the session's screen: `wide` has two columns, and `low` is mostly a phone in landscape. */
export const wide = '@media (min-width: 640px) and (orientation: landscape)';
export const large =
  '@media (min-width: 900px) and (min-height: 641px) and (orientation: landscape)';
export const low = '@media (max-height: 640px)';
export const narrow = '@media (max-width: 639px) and (max-height: 950px)';
export const lowAndNarrow = '@media (max-width: 639px) and (max-height: 700px)';
export const little = '@media (max-width: 639px) and (max-height: 700px), (max-height: 640px)';
