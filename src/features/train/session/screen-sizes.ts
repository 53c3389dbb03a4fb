/**
 * Media queries of the session's screen: `twoColumnScreen` has two columns, and `shortScreen` is mostly
 * a phone in landscape.
 */
export const twoColumnScreen = '@media (min-width: 640px) and (orientation: landscape)';
export const largeScreen =
  '@media (min-width: 900px) and (min-height: 641px) and (orientation: landscape)';
export const shortScreen = '@media (max-height: 640px)';
export const narrowScreen = '@media (max-width: 639px) and (max-height: 950px)';
export const shortNarrowScreen = '@media (max-width: 639px) and (max-height: 700px)';
export const smallScreen = '@media (max-width: 639px) and (max-height: 700px), (max-height: 640px)';
