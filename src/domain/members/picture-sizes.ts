/** The sizes of a member plan's picture in pixels, 3:2: small for cards, large for its own page. */
export const memberPlanPictureSizes = {
  small: { width: 640, height: 427 },
  large: { width: 1290, height: 860 },
} as const;
export type MemberPlanPictureSizeName = keyof typeof memberPlanPictureSizes;
