/** The size of the picture whose address is in the file, in pixels. */
export const finderPictureSize = { width: 200, height: 133 } as const;

const sizeIn = (width: number, height: number): string => `w=${width}&h=${height}`;

/**
 * The sizes of a picture for `srcset`, derived from the address of its small size. The image
 * service reads the size from the address, so the file only needs one address per picture. If the
 * address doesn't contain the size, only the small one.
 */
export const finderPictureSrcset = (src: string): string => {
  const { width, height } = finderPictureSize;
  const large = src.replace(sizeIn(width, height), sizeIn(3 * width, 3 * height));
  const small = `${src} ${width}w`;
  return large === src ? small : `${small},${large} ${3 * width}w`;
};
