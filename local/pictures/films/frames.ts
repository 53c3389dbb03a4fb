/** The frames of a film: how far the movement is at each moment, and what is drawn then. */
import type { Picture } from '../drawing/picture.ts';
import { isPose } from '../drawing/between.ts';
import { lettering } from '../drawing/lettering.ts';
import { phaseAt } from '../drawing/phases.ts';
import { chalk, ink } from '../drawing/palette.ts';
import { render, type Scene } from '../drawing/sheet.ts';
import { boxAround, Stage, type Box } from '../drawing/stage.ts';
import type { Pose } from '../figure/skeleton.ts';
import { slowFromPicture } from './tempo.ts';

export const frameRate = 12.5;
/** Different moments of one way: two seconds down, and every second of them up in one. */
const moments = 22;
const breath = 5;
export const width = 640;

export const sides = ['quarter', 'front', 'side'] as const;
export type Side = (typeof sides)[number];

/** The side from which a picture is drawn: the film from there begins with the picture. */
export const firstSide = ({ scene }: Picture): Side => {
  const yaw = scene.yaw ?? 20;
  return Math.abs(yaw) <= 10 ? 'side' : yaw >= 75 && yaw <= 105 ? 'front' : 'quarter';
};

/** The camera of a side, in degrees. */
export function yawOf(picture: Picture, side: Side): number {
  if (side === firstSide(picture)) return picture.scene.yaw ?? 20;
  return { quarter: 35, front: 90, side: 0 }[side];
}

const eased = (t: number): number => (1 - Math.cos(Math.PI * t)) / 2;
/** How far from the shown pose to the other one each moment of a way is. */
const ways: readonly number[] = Array.from({ length: moments }, (_, i) =>
  i === 0 ? 0 : i === moments - 1 ? 1 : eased(i / (moments - 1)),
);

/**
 * The different moments of a film, as `poseAt` counts them: those of one way, or of a whole turn
 * through phases.
 */
export function momentsOf({ motion }: Picture): readonly number[] {
  const phases = motion?.phases ?? [];
  if (phases.length === 0) return ways;
  const count = Math.round(phases.reduce((sum, { seconds }) => sum + seconds, 0) * frameRate);
  return Array.from({ length: count }, (_, i) => i / count);
}

/** The moments whose pose is in the data: both ends of a way, or of every phase. */
export function keysOf({ motion }: Picture): readonly number[] {
  const phases = motion?.phases ?? [];
  if (phases.length === 0) return [0, 1];
  const ends = phases.map((_, i) =>
    phases.slice(0, i + 1).reduce((sum, { seconds }) => sum + seconds, 0),
  );
  return [0, ...ends.map((end) => end / (ends.at(-1) ?? 1))];
}

type Phases = NonNullable<Picture['motion']>['phases'];

/**
 * The name of the phase at a moment, drawn in the corner below: at 390 px it is as large as text of
 * 19 px.
 */
function drawnName(phases: Phases, t: number, h: number): string {
  // The pose that a phase ends in, as the hips' extension of a pull, has that phase's name and not
  // the next one's.
  const name = phases[phaseAt(phases, t > 0 ? t - 1e-6 : 1)[0]]?.name;
  if (!name) return '';
  const [size, pad] = [84, 30];
  const { svg, wide } = lettering(name, { x: pad, y: h - pad, size: size * 0.92, fill: chalk });
  return `<rect x="0" y="${h - size - pad}" width="${wide + pad * 2}" height="${size + pad}" fill="${ink}"/>${svg}`;
}

/** The women of a pose's data, whatever else is in it. */
export function posesIn(data: unknown): readonly Pose[] {
  if (isPose(data)) return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(posesIn) : [];
}

/**
 * The frames of one turn, as indexes of `momentsOf`: through its phases, or from the shown pose to
 * the other one and back, with a breath at both.
 */
export function order(picture: Picture): readonly number[] {
  const { motion } = picture;
  if (!motion) return [];
  if (motion.phases.length > 0) return momentsOf(picture).map((_, i) => i);
  const slow = ways.map((_, i) => i);
  const fast = slow.filter((i) => i % 2 === 1 || i === 0);
  const [there, back] = slowFromPicture(picture) ? [slow, fast] : [fast, slow];
  const hold = (i: number): number[] => Array.from({ length: breath }, () => i);
  return [
    ...hold(0),
    ...there.slice(1, -1),
    ...hold(moments - 1),
    ...[...back].reverse().slice(1, -1),
  ];
}

/** What the frames of one side have to fit: it takes a drawing of many of them, so it is kept. */
const kept = new WeakMap<Picture, Partial<Record<Side, Box>>>();
function boundsOf(picture: Picture, side: Side, motion: NonNullable<Picture['motion']>): Box {
  const { scene } = picture;
  const known = kept.get(picture) ?? {};
  kept.set(picture, known);
  if (known[side]) return known[side];
  const yaw = yawOf(picture, side);
  const first = side === firstSide(picture);
  const drawn = (build: Scene['build']): Box => {
    const stage = new Stage(yaw, scene.pitch ?? 9);
    build(stage);
    return stage.bounds;
  };
  const measure = (t: number): Box => drawn(motion.drawAt(t));
  // From its own side the film has the place and scale of the picture, which is framed with both
  // ends only.
  const bounds =
    first && scene.framedWith
      ? boxAround(measure(0), drawn(scene.framedWith))
      : (motion.phases.length > 0 ? momentsOf(picture) : [0, 0.33, 0.67, 1])
          .map(measure)
          .reduce(boxAround);
  known[side] = bounds;
  return bounds;
}

/**
 * Draws the different frames of one side as SVG, all framed alike; `over` adds to the stage what
 * isn't measured. On a plain paper there is nothing but the stage: no floor, no wall, no shadow, no
 * name of a phase.
 */
export function draw(
  picture: Picture,
  side: Side,
  at: readonly number[] = momentsOf(picture),
  over: (stage: Stage) => void = () => {},
  plain?: string,
): readonly string[] {
  const { scene, motion } = picture;
  if (!motion) return [];
  const { front: _arrows, framedWith: _other, ...painted } = scene;
  const { floor: _floor, shapes: _shapes, ...bare } = painted;
  const rest = plain === undefined ? painted : { ...bare, paper: plain, shade: 0 };
  const yaw = yawOf(picture, side);
  const bounds = boundsOf(picture, side, motion);
  return at.map((t) => {
    const build = (stage: Stage): void => {
      motion.drawAt(t)(stage);
      over(stage);
    };
    const { svg, w, h } = render({ ...rest, yaw, bounds, detail: 22, build });
    return svg
      .replace(`width="${w}" height="${h}"`, `width="${width}" height="${evenHeight(w, h)}"`)
      .replace('</svg>', `${plain === undefined ? drawnName(motion.phases, t, h) : ''}</svg>`);
  });
}

export const evenHeight = (w: number, h: number): number => Math.round((width * h) / w / 2) * 2;
