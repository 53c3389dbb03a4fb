/** What the pictures of products in use share: a square, and a frame around a part of the woman. */
import type { V3 } from '../../drawing/geometry.ts';
import { picture, type Picture } from '../../drawing/picture.ts';
import type { Scene } from '../../drawing/sheet.ts';
import type { Stage } from '../../drawing/stage.ts';

/**
 * Frames the space between two points only: what reaches beyond it is cut off by the edge of the
 * sheet.
 */
export const closeUp = (stage: Stage, a: V3, b: V3, draw: () => void): void => {
  stage.unmeasured(draw);
  stage.raw(-999, '', [stage.xy(a), stage.xy(b)]);
};

/** A square picture of a product in use. */
export const inUse = (id: string, alt: string, scene: Scene): Picture =>
  picture(`product-${id}`, alt, { w: 1600, h: 1600, ...scene });
