/** Draws the working muscles of an exercise's film at its hardest moment, as one small SVG for each side. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { brass, chalk, ink, rust, tint } from '../drawing/palette.ts';
import type { Picture } from '../drawing/picture.ts';
import type { Stage } from '../drawing/stage.ts';
import { paint, patchesOf } from '../figure/muscle-patches.ts';
import { filmId, fromSide } from './film.ts';
import { draw, type Side } from './frames.ts';
import { hardestOf } from './hardest.ts';
import { idleLimbsOf } from './idle-limbs.ts';
import { sizeOf, smoothed, traced, type Mask } from './traced.ts';

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

/** The id of the asset with the muscles of a film. */
export const tintId = (picture: Picture, side: Side): string => `${filmId(picture, side)}-muscles`;

/** One colour for each muscle, none of which is in a picture. */
const keyOf = (i: number): readonly [number, number, number] => [
  255,
  i * 24 + 6,
  255 - (i % 2) * 60,
];
const hex = (rgb: readonly number[]): string =>
  `#${rgb.map((n) => n.toString(16).padStart(2, '0')).join('')}`;

/** What the camera sees of each muscle in a frame, and the colours of her skin and clothes. */
async function seen(
  picture: Picture,
  side: Side,
  share: number,
  muscles: readonly string[],
): Promise<{ masks: readonly Mask[]; colors: readonly string[] }> {
  const colors: string[] = [];
  const over = (stage: Stage): void => {
    for (const { look } of stage.women) colors.push(look.skin, look.top, look.bottom);
    // What is named first lies on top.
    // A partner who holds her is drawn before her.
    const lifter = stage.women.at(-1);
    if (!lifter) return;
    const idle = idleLimbsOf(picture.id.slice('exercise-'.length));
    for (const [i, muscle] of [...muscles.entries()].reverse())
      for (const patch of patchesOf(stage, lifter, muscle, idle))
        paint(stage, patch, hex(keyOf(i)));
  };
  const [svg = ''] = draw(picture, side, [share], over);
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * scale })
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: wide, height: high } = info;
  const masks = muscles.map((_, i): Mask => {
    const [r, g, b] = keyOf(i);
    const bits = new Uint8Array(wide * high);
    for (let at = 0; at < bits.length; at++) {
      const off =
        Math.abs((data[at * 3] ?? 0) - r) +
        Math.abs((data[at * 3 + 1] ?? 0) - g) +
        Math.abs((data[at * 3 + 2] ?? 0) - b);
      if (off < 12) bits[at] = 1;
    }
    return smoothed({ wide, high, bits });
  });
  return { masks, colors };
}

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

/** The colours of the edge of a patch, from outside: one of the two stands out from every cloth and skin. */
export const edges = [chalk, ink] as const;
/** The colours of patches. */
const fills = [tint(rust, '#ff2a00', 0.4), tint(brass, '#ffd23d', 0.6)] as const;

/** The fill that stands out most from what she wears and from her skin. */
const fillOver = (colors: readonly string[]): string =>
  [...fills].sort((a, b) => {
    const worst = (fill: string): number => Math.min(...colors.map((one) => contrast(fill, one)));
    return worst(b) - worst(a);
  })[0] ?? fills[0];

/** A layer of patches: clipped to itself, so that no edge reaches beyond the body. */
const layer = (id: string, d: string, fill: string): string =>
  d === ''
    ? ''
    : `<clipPath id="${id}"><path id="${id}p" d="${d}"/></clipPath><g clip-path="url(#${id})" fill="none">` +
      `<use href="#${id}p" fill="${fill}"/><use href="#${id}p" stroke="${edges[1]}" stroke-width="10"/>` +
      `<use href="#${id}p" stroke="${edges[0]}" stroke-width="5"/></g>`;

function svgOf(
  [wide, high]: readonly [number, number],
  head: string,
  fill: string,
  paths: readonly [primary: string, secondary: string],
): string {
  const stripes =
    paths[1] === ''
      ? ''
      : `<pattern id="s" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
        `<path d="M0 3h12" stroke="${fill}" stroke-width="6"/></pattern>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" ${head}>\n` +
    `${stripes}${layer('b', paths[1], 'url(#s)')}${layer('a', paths[0], fill)}</svg>\n`
  );
}

/** The muscles of one side of a film as SVG. */
async function tintOf(picture: Picture, side: Side, muscles: Muscles): Promise<string> {
  const { share, second } = hardestOf(picture, muscles.pattern);
  const names = [...muscles.primary, ...muscles.secondary];
  const { masks, colors } = await seen(picture, side, share, names);
  const shown = names.filter((_, i) => {
    const mask = masks[i];
    return mask !== undefined && sizeOf(mask) >= least * 2;
  });
  const of = (group: readonly string[]): readonly string[] =>
    group.filter((name) => shown.includes(name));
  const together = (group: readonly string[]): Mask | undefined => {
    const some = masks.filter((_, i) => of(group).includes(names[i] ?? ''));
    const [first] = some;
    if (!first) return undefined;
    const bits = first.bits.map((_, at) => (some.some((mask) => mask.bits[at] === 1) ? 1 : 0));
    return { ...first, bits };
  };
  const [primary, secondary] = [together(muscles.primary), together(muscles.secondary)];
  const size = masks[0];
  if (!size) throw new Error(`${picture.id} has no muscles`);
  const attribute = (name: string, list: readonly string[]): string =>
    list.length === 0 ? '' : ` data-${name}="${list.join(',')}"`;
  const unseen = muscles.primary.filter((name) => !shown.includes(name));
  const head = `data-at="${second}"${attribute('most', of(muscles.primary))}${attribute('helps', of(muscles.secondary))}${attribute('unseen', unseen)}`;
  const fill = fillOver(colors);
  for (let far = 1.4; ; far *= 1.25) {
    const trace = (mask: Mask | undefined): string => (mask ? traced(mask, far, least) : '');
    const svg = svgOf([size.wide, size.high], head, fill, [trace(primary), trace(secondary)]);
    if (svg.length <= maxBytes) return svg;
  }
}

/** Draws the muscles of one side of a film, with their asset, and returns the size of the file in bytes. */
export async function drawTint(
  assets: string,
  picture: Picture,
  side: Side,
  muscles: Muscles,
): Promise<number> {
  const id = tintId(picture, side);
  const svg = await tintOf(picture, side, muscles);
  await writeFile(join(assets, `${id}.svg`), svg);
  const about = {
    title: `${picture.title}, ${fromSide[side]}: the working muscles`,
    description: 'Lies over the film at its hardest moment.',
    file: `${id}.svg`,
  };
  await writeFile(join(assets, `${id}.yaml`), stringify(about, { lineWidth: 0 }));
  return svg.length;
}
