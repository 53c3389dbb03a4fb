/** The sizes in which a member plan's picture is kept, in pixels, 3:2: for cards and for its own page. */
export const memberPictureSizes = {
  small: { width: 640, height: 427 },
  large: { width: 1290, height: 860 },
} as const;
export type MemberPictureSize = keyof typeof memberPictureSizes;
