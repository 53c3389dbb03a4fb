/** The widest layout, as scripts ask for it. */
export const wideScreenQuery = '(min-width: 73.125em)';

/**
 * The widths at which the layout changes (FIGURES-7). In em, so that a visitor whose browser has
 * larger text gets the layout of a narrower screen: at the usual 16 px an em they are 576, 775,
 * 929, 1170 and 490 px (docs/decisions/086-widths-in-em.md).
 */
export const media = {
  small: '@media (min-width: 36em)',
  threeColumns: '@media (min-width: 48.4375em)',
  desktop: '@media (min-width: 58.0625em)',
  wide: `@media ${wideScreenQuery}`,
  heroMobile: '@media (max-width: 30.625em)',
} as const;

/**
 * So low that a bar which stays in place would cover much of it: a phone on its side, or a page
 * enlarged to 400 %.
 */
export const lowScreenMedia = '@media (max-height: 20em)';
