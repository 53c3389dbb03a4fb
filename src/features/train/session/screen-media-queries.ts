/**
 * Media queries of the session's screen: `twoColumnScreen` has two columns, and `shortScreen` is
 * mostly a phone in landscape. In em, as all widths (`src/ui/styles/media.ts`).
 */
export const twoColumnScreen = '@media (min-width: 40em) and (orientation: landscape)';
export const largeScreen =
  '@media (min-width: 56.25em) and (min-height: 40.0625em) and (orientation: landscape)';
export const shortScreen = '@media (max-height: 40em)';
export const shortTwoColumnScreen =
  '@media (min-width: 40em) and (max-height: 40em) and (orientation: landscape)';
export const narrowScreen = '@media (max-width: 39.9375em) and (max-height: 59.375em)';
export const shortNarrowScreen = '@media (max-width: 39.9375em) and (max-height: 43.75em)';
export const smallScreen =
  '@media (max-width: 39.9375em) and (max-height: 43.75em), (max-height: 40em)';
/** A phone in either direction. */
export const phoneScreen =
  '@media (max-width: 39.9375em) and (max-height: 59.375em), (max-height: 40em)';
