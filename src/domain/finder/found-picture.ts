/** The size of the picture whose address the file has, in pixels. */
export const foundPictureSize = { width: 200, height: 133 } as const;

const sizeIn = (width: number, height: number): string => `w=${width}&h=${height}`;

/**
 * The sizes of a picture for `srcset`, from the address of its small size. The image service reads the size from the address, so that
 * the file needs one address a picture. Only the small size if the address doesn't say it.
 */
export const foundPictureSet = (src: string): string => {
  const { width, height } = foundPictureSize;
  const large = src.replace(sizeIn(width, height), sizeIn(3 * width, 3 * height));
  const small = `${src} ${width}w`;
  return large === src ? small : `${small},${large} ${3 * width}w`;
};
