/**
 * What the flat pictures of products share. A thing is drawn in a box of 200 by 200 around its
 * centre.
 */
import { glyph } from '../../drawing/flat-shapes.ts';
import { darker, ink } from '../../drawing/palette.ts';
import { picture, type Picture } from '../../drawing/picture.ts';
import type { Mark } from '../../drawing/sheet.ts';

/** A filled path. */
export const p = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}" ${more}/>`;
/** A line with round ends. */
export const l = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
/** A dashed line of stitches. */
export const stitches = (d: string, color: string, width = 1.4): string =>
  l(d, color, width, 'stroke-dasharray="4 3.5"');
export const shade = (d: string): string => `<path d="${d}" fill="${ink}" opacity="0.22"/>`;

let cuts = 0;
/**
 * A piece that lies flat, lit from the upper left like the figures: its shadow, its shape, and
 * `inside` that, clipped to it.
 */
export const piece = (d: string, color: string, inside = '', fall = 8): string => {
  const id = `piece${cuts++}`;
  return (
    `<path d="${d}" fill="${ink}" opacity="0.24" transform="translate(${fall} ${fall * 1.1})"/>` +
    `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">` +
    p(d, darker(color, 0.3)) +
    p(d, color, 'transform="translate(-5 -3)"') +
    `${inside}</g>`
  );
};

/** Mirrors a shape at the vertical axis. */
export const mirroredAtAxis = (svg: string): string => `<g transform="scale(-1 1)">${svg}</g>`;

type Drawn = {
  readonly paper: string;
  readonly shapes: readonly Mark[];
  readonly svg: string;
  readonly size?: number;
  readonly turn?: number;
  readonly x?: number;
  readonly y?: number;
};

/** A square picture of a product that is drawn flat. */
export const flatProduct = (
  id: string,
  alt: string,
  { paper, shapes, svg, size = 0.72, turn = 0, x = 0.5, y = 0.5 }: Drawn,
): Picture =>
  picture(`product-${id}`, alt, {
    w: 1600,
    h: 1600,
    yaw: 0,
    build: (): void => undefined,
    paper,
    shapes: [...shapes, glyph(x, y, size, svg, turn)],
  });
