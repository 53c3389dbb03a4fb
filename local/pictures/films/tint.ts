/**
 * Draws the working muscles of an exercise's film at its hardest moment, as one small SVG for each
 * side.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { brass, chalk, ink, rust, sky, tint } from '../drawing/palette.ts';
import type { Picture } from '../drawing/picture.ts';
import { filmId, fromSide } from './film.ts';
import { draw, type Side } from './frames.ts';
import { hardestOf } from './hardest.ts';
import { rasterOf, seenMuscles, shareOf, type Raster } from './muscle-masks.ts';
import { difference, sizeOf, traced, union, type Mask } from './traced.ts';

/** What an exercise's entry says of its muscles. */
export interface Muscles {
  readonly pattern: string;
  readonly primary: readonly string[];
  readonly secondary: readonly string[];
}

/** The SVG has two units for a pixel of the film. */
const scale = 2;
/** The smallest area that is shown, in square units. */
const least = 150;
const maxBytes = 3000;
/** A muscle of which this side shows less, as a share of her silhouette, isn't said to be shown. */
export const leastShare = 0.004;
/** The share of a helping muscle that main muscles have to leave of it. */
const mostly = 0.65;

/** The id of the asset with the muscles of a film. */
export const tintId = (picture: Picture, side: Side): string => `${filmId(picture, side)}-muscles`;

const linear = (n: number): number => (n <= 0.03928 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4);
/** The relative luminance of a colour (WCAG 2.2). */
const luminance = (color: string): number =>
  [0.2126, 0.7152, 0.0722].reduce(
    (sum, weight, i) =>
      sum + weight * linear(parseInt(color.slice(1 + i * 2, 3 + i * 2), 16) / 255),
    0,
  );
/** The contrast of two colours, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/**
 * The colours of the edge of a patch, from outside: one of the two stands out from every cloth and
 * skin.
 */
export const edges = [chalk, ink] as const;
/** The colours of patches, from the one that is used where it can. */
const fills = [
  tint(rust, '#ff2a00', 0.4),
  tint(brass, '#ffd23d', 0.6),
  tint(sky, '#0093ff', 0.8),
] as const;

/** A colour as an eye sees it: how light, how green or red, how blue or yellow (OKLab). */
function seenColor(rgb: ArrayLike<number>): readonly [number, number, number] {
  const [r = 0, g = 0, b = 0] = [0, 1, 2].map((i) => linear((rgb[i] ?? 0) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
const channels = (color: string): readonly number[] =>
  [0, 1, 2].map((i) => parseInt(color.slice(1 + i * 2, 3 + i * 2), 16));
/**
 * How different two colours are to an eye: 0 is the same, 1 black and white. Each is red, green and
 * blue.
 */
export const unlike = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  const [p, q] = [seenColor(a), seenColor(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
};
/** Two colours that differ by less are one red, or one yellow, to whoever glances at them. */
export const alike = 0.25;

/** How many pixels of each colour lie below the patches. */
export type Below = Map<number, number>;
/** Counts the colours of some pixels of a frame. */
function count(below: Below, { data }: Raster, { bits }: Mask): void {
  for (let at = 0; at < bits.length; at++) {
    if (bits[at] !== 1) continue;
    const color =
      ((data[at * 3] ?? 0) << 16) | ((data[at * 3 + 1] ?? 0) << 8) | (data[at * 3 + 2] ?? 0);
    below.set(color, (below.get(color) ?? 0) + 1);
  }
}

/**
 * The first fill that can be told from nearly all of what lies below it, or the one that can be
 * told from most.
 */
export function fillOver(below: Below): string {
  const all = [...below.values()].reduce((sum, n) => sum + n, 0);
  const lost = (fill: string): number => {
    const own = channels(fill);
    let sum = 0;
    for (const [color, n] of below)
      if (unlike(own, [color >> 16, (color >> 8) & 255, color & 255]) < alike) sum += n;
    return sum / Math.max(1, all);
  };
  const found = fills.map((fill) => ({ fill, lost: lost(fill) }));
  const [most] = [...found].sort((a, b) => a.lost - b.lost);
  return (found.find((one) => one.lost < 0.1) ?? most)?.fill ?? fills[0];
}

/** How strong a fill is where something lies before the muscle: that must be seen as well. */
const through = 0.75;

/**
 * A layer of patches, clipped to itself, so that no edge reaches beyond the body. `open` is the
 * part of it with nothing before it, if that isn't all.
 */
const layer = (id: string, whole: string, fill: string, open?: string): string =>
  whole === ''
    ? ''
    : `<clipPath id="${id}"><path id="${id}p" d="${whole}"/></clipPath><g clip-path="url(#${id})" fill="none">` +
      `<use href="#${id}p" fill="${fill}"${open === undefined ? '' : ` fill-opacity="${through}"`}/>` +
      `${open ? `<path d="${open}" fill="${fill}"/>` : ''}` +
      `<use href="#${id}p" stroke="${edges[1]}" stroke-width="8"/>` +
      `<use href="#${id}p" stroke="${edges[0]}" stroke-width="4"/></g>`;

interface Paths {
  readonly primary: string;
  /** The parts of the primary muscles that nothing covers, if that isn't all of them. */
  readonly open?: string;
  readonly secondary: string;
}

function svgOf(
  [wide, high]: readonly [number, number],
  head: string,
  fill: string,
  paths: Paths,
): string {
  const stripes =
    paths.secondary === ''
      ? ''
      : `<pattern id="s" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
        `<path d="M0 3h12" stroke="${fill}" stroke-width="6"/></pattern>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" ${head}>\n` +
    `${stripes}${layer('b', paths.secondary, 'url(#s)')}${layer('a', paths.primary, fill, paths.open)}</svg>\n`
  );
}

/** The muscles of one side of a film, before their colour is chosen. */
interface Sketch {
  readonly side: Side;
  readonly below: Below;
  readonly svg: (fill: string) => string;
}

async function sketch(picture: Picture, side: Side, muscles: Muscles): Promise<Sketch> {
  const { share, second } = hardestOf(picture, muscles.pattern);
  const names = [...muscles.primary, ...muscles.secondary];
  const { body, muscles: masks } = await seenMuscles({
    picture,
    side,
    share,
    names,
    scale,
  });
  const none: Mask = { ...body, bits: new Uint8Array(body.bits.length) };
  const together = (list: readonly Mask[]): Mask => list.reduce(union, none);
  const everyPrimary = together(masks.slice(0, muscles.primary.length).map(({ whole }) => whole));
  const placed = names.map((name, i) => {
    const isPrimary = i < muscles.primary.length;
    const { open, whole } = masks[i] ?? { open: none, whole: none };
    const area = isPrimary ? whole : difference(open, everyPrimary);
    // What only helps is shown where nothing lies before it, and not where it is what a main muscle
    // is seen through: scraps would confuse.
    const isWhole = isPrimary || sizeOf(area) > sizeOf(open) * mostly;
    return { name, isPrimary, area, open, isShown: isWhole && shareOf(area, body) >= leastShare };
  });
  const some = (isPrimary: boolean): typeof placed =>
    placed.filter((one) => one.isPrimary === isPrimary && one.isShown);
  const primary = together(some(true).map(({ area }) => area));
  const open = together(some(true).map((one) => one.open));
  const secondary = together(some(false).map(({ area }) => area));
  const isOpen = sizeOf(primary) - sizeOf(open) < sizeOf(primary) * 0.03;
  const attribute = (name: string, list: readonly { name: string }[]): string =>
    list.length === 0 ? '' : ` data-${name}="${list.map((one) => one.name).join(',')}"`;
  const unseen = placed.filter((one) => one.isPrimary && !one.isShown);
  const head = `data-at="${second}"${attribute('most', some(true))}${attribute('helps', some(false))}${attribute('unseen', unseen)}`;
  const [frame = ''] = draw(picture, side, [share]);
  const raster = await rasterOf(frame, scale);
  const below: Below = new Map();
  count(below, raster, primary);
  count(below, raster, secondary);
  return {
    side,
    below,
    svg: (fill) => {
      for (let far = 2; ; far *= 1.25) {
        const trace = (mask: Mask, loose = 1): string => traced(mask, far * loose, least);
        const svg = svgOf([body.wide, body.high], head, fill, {
          primary: trace(primary),
          secondary: trace(secondary),
          // It has no edge of its own.
          ...(isOpen ? {} : { open: trace(open, 1.6) }),
        });
        if (svg.length <= maxBytes) return svg;
      }
    },
  };
}

/**
 * Draws the muscles of the sides of a film, with their assets, and returns the size of the files in
 * bytes. All have one colour.
 */
export async function drawTints(
  assets: string,
  picture: Picture,
  sides: readonly Side[],
  muscles: Muscles,
): Promise<number> {
  const sketches = await Promise.all(sides.map((side) => sketch(picture, side, muscles)));
  const below: Below = new Map();
  for (const one of sketches)
    for (const [color, n] of one.below) below.set(color, (below.get(color) ?? 0) + n);
  const fill = fillOver(below);
  let bytes = 0;
  for (const { side, svg } of sketches) {
    const id = tintId(picture, side);
    const text = svg(fill);
    await writeFile(join(assets, `${id}.svg`), text);
    const about = {
      title: `${picture.title}, ${fromSide[side]}: the working muscles`,
      description: 'Lies over the film at its hardest moment.',
      file: `${id}.svg`,
    };
    await writeFile(join(assets, `${id}.yaml`), stringify(about, { lineWidth: 0 }));
    bytes += text.length;
  }
  return bytes;
}
