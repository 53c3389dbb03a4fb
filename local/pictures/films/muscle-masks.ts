/**
 * What a camera sees of the muscles in a frame of a film, pixel by pixel, and what it would see if
 * nothing lay before them.
 */
import sharp from 'sharp';
import type { Picture } from '../drawing/picture.ts';
import type { BodyPart, Stage } from '../drawing/stage.ts';
import { isOnArm, paint, patchesOf } from '../figure/muscle-patches.ts';
import { draw, type Side } from './frames.ts';
import { idleLimbsOf } from './idle-limbs.ts';
import { intersection, sizeOf, smoothed, union, type Mask } from './traced.ts';

export interface Raster {
  readonly wide: number;
  readonly high: number;
  /** Red, green and blue of each pixel, row by row. */
  readonly data: Uint8Array;
}

/** Draws an SVG document, with so many pixels for each of its own. */
export async function rasterOf(svg: string, scale: number): Promise<Raster> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * scale })
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { wide: info.width, high: info.height, data };
}

/** One colour for each muscle, none of which is in a picture. */
const keyOf = (i: number): readonly [number, number, number] => [
  255,
  i * 24 + 6,
  255 - (i % 2) * 60,
];
const hex = (rgb: readonly number[]): string =>
  `#${rgb.map((n) => n.toString(16).padStart(2, '0')).join('')}`;

/** The pixels that have a colour, or nearly. */
function maskOf({ wide, high, data }: Raster, [r, g, b]: readonly number[]): Mask {
  const bits = new Uint8Array(wide * high);
  for (let at = 0; at < bits.length; at++) {
    const off =
      Math.abs((data[at * 3] ?? 0) - (r ?? 0)) +
      Math.abs((data[at * 3 + 1] ?? 0) - (g ?? 0)) +
      Math.abs((data[at * 3 + 2] ?? 0) - (b ?? 0));
    if (off < 12) bits[at] = 1;
  }
  return { wide, high, bits };
}

const paper = [0, 255, 0] as const;

interface SeenMuscle {
  /** Where the camera sees it. */
  readonly open: Mask;
  /** Where it would see it without things, arms and resting limbs before it. */
  readonly whole: Mask;
}

export interface SeenMuscles {
  /** The lifter's silhouette, also behind things. */
  readonly body: Mask;
  /**
   * In the order in which they were asked for; where two overlap, the one named first has the
   * pixels.
   */
  readonly muscles: readonly SeenMuscle[];
}

/** A frame, and the muscles that are asked for in it. */
interface Asked {
  readonly picture: Picture;
  readonly side: Side;
  /** The moment of the frame, as `poseAt` counts. */
  readonly share: number;
  readonly names: readonly string[];
  /** The pixels for one of the film. */
  readonly scale: number;
}

/**
 * A frame with muscles in their colours; of some parts of her body alone, on a plain paper, if
 * `stays` is given.
 */
function drawn(
  { picture, side, share, names, scale }: Asked,
  isPainted: (name: string) => boolean,
  stays?: (part: BodyPart) => boolean,
): Promise<Raster> {
  const over = (stage: Stage): void => {
    // A partner who holds her is drawn before her.
    const [who, lifter] = [stage.women.length - 1, stage.women.at(-1)];
    if (!lifter) return;
    if (stays) stage.keep((part) => part !== undefined && part.woman === who && stays(part));
    const idle = idleLimbsOf(slugOf(picture));
    // What is named first lies on top.
    for (const [i, name] of [...names.entries()].reverse())
      if (isPainted(name))
        for (const patch of patchesOf(stage, lifter, name, idle))
          paint(stage, patch, hex(keyOf(i)));
  };
  const [svg = ''] = draw(picture, side, [share], over, stays ? hex(paper) : undefined);
  return rasterOf(svg, scale);
}

const slugOf = ({ id }: Picture): string => id.slice('exercise-'.length);
const every = (): boolean => true;
const none = (): boolean => false;

/** The muscles of the woman who lifts. */
export async function seenMuscles(asked: Asked): Promise<SeenMuscles> {
  const idle = idleLimbsOf(slugOf(asked.picture));
  const works = ({ part, side }: BodyPart): boolean =>
    side === undefined || side !== (part === 'arm' ? idle.arm : idle.leg);
  const frame = await drawn(asked, every);
  const onTrunkOrLeg = (name: string): boolean => !isOnArm(name);
  const isPart = (part: BodyPart): boolean => part.part !== 'arm' && works(part);
  // A drawing takes time: none is made of what nobody asked for.
  const figure = asked.names.some(isOnArm) ? await drawn(asked, isOnArm, works) : frame;
  const armless = asked.names.some(onTrunkOrLeg) ? await drawn(asked, onTrunkOrLeg, isPart) : frame;
  const nothing = maskOf(await drawn(asked, none, every), paper);
  const body = { ...nothing, bits: nothing.bits.map((bit) => 1 - bit) };
  const muscles = asked.names.map((name, i): SeenMuscle => {
    // Skin is drawn rounder than patches are: what reaches beyond her is cut off.
    const cut = (raster: Raster): Mask =>
      smoothed(intersection(maskOf(raster, keyOf(i)), body), Math.max(1, Math.round(asked.scale)));
    const open = cut(frame);
    return { open, whole: union(open, cut(isOnArm(name) ? figure : armless)) };
  });
  return { body, muscles };
}

/** How large a mask is, as a share of another one. */
export const shareOf = (part: Mask, all: Mask): number => sizeOf(part) / Math.max(1, sizeOf(all));
