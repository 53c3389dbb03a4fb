/** A picture: three bytes a pixel, row by row. */
export type Pixels = {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
};

const toLinear = (byte: number): number => {
  const part = byte / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const linear = Float64Array.from({ length: 256 }, (_, byte) => toLinear(byte));

/** WCAG's relative luminance of a pixel, from 0 to 1. */
const luminanceAt = ({ data }: Pixels, pixel: number): number => {
  const part = (offset: number): number => linear[data[3 * pixel + offset] ?? 0] ?? 0;
  return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
};

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** How many pixels of two pictures of the same place differ by at least this contrast. */
export const countChanged = (one: Pixels, other: Pixels, ratio: number): number => {
  let count = 0;
  for (let pixel = 0; pixel < one.width * one.height; pixel += 1) {
    if (contrast(luminanceAt(one, pixel), luminanceAt(other, pixel)) >= ratio) count += 1;
  }
  return count;
};

/**
 * The contrast of the lightest and the darkest pixel within a box, which is in pixels; 1 where
 * nothing is drawn.
 */
export const contrastWithin = (
  picture: Pixels,
  box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  },
): number => {
  let [lightest, darkest] = [0, 1];
  const right = Math.min(picture.width, Math.ceil(box.right));
  const bottom = Math.min(picture.height, Math.ceil(box.bottom));
  for (let y = Math.max(0, Math.floor(box.top)); y < bottom; y += 1) {
    for (let x = Math.max(0, Math.floor(box.left)); x < right; x += 1) {
      const luminance = luminanceAt(picture, y * picture.width + x);
      lightest = Math.max(lightest, luminance);
      darkest = Math.min(darkest, luminance);
    }
  }
  return lightest < darkest ? 1 : contrast(lightest, darkest);
};
