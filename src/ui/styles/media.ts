/** The widths at which the layout changes (FIGURES-7), in CSS pixels. */
export const media = {
  small: '@media (min-width: 576px)',
  threeColumns: '@media (min-width: 775px)',
  desktop: '@media (min-width: 929px)',
  wide: '@media (min-width: 1170px)',
  heroMobile: '@media (max-width: 490px)',
} as const;
