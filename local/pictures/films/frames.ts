/** The frames of a film: how far the movement is at each moment, and what is drawn then. */
import type { Picture } from '../drawing/picture.ts';
import { isPose } from '../drawing/between.ts';
import { render } from '../drawing/sheet.ts';
import { boxAround, Stage, type Box } from '../drawing/stage.ts';
import type { Pose } from '../figure/skeleton.ts';
import { slowFromPicture } from './tempo.ts';

export const frameRate = 12.5;
/** Different moments of one way: two seconds down, and every second of them up in one. */
const moments = 22;
const breath = 5;
const width = 640;

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
/** How far from the shown pose to the other one each different frame is. */
export const ways: readonly number[] = Array.from({ length: moments }, (_, i) =>
  i === 0 ? 0 : i === moments - 1 ? 1 : eased(i / (moments - 1)),
);

/** The women of a pose's data, whatever else is in it. */
export function posesIn(data: unknown): readonly Pose[] {
  if (isPose(data)) return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(posesIn) : [];
}

/** The frames of one turn, as indexes of `ways`: from the shown pose to the other one and back, with a breath at both. */
export function order(picture: Picture): readonly number[] {
  if (!picture.motion) return [];
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

/** Draws the different frames of one side as SVG, all framed alike. */
export function draw(
  picture: Picture,
  side: Side,
  at: readonly number[] = ways,
): readonly string[] {
  const { scene, motion } = picture;
  if (!motion) return [];
  const { front: _arrows, framedWith: _other, ...rest } = scene;
  const yaw = yawOf(picture, side);
  const first = side === firstSide(picture);
  const measure = (t: number): Box => {
    const stage = new Stage(yaw, scene.pitch ?? 9);
    motion.drawAt(t)(stage);
    return stage.bounds;
  };
  // From its own side the film has the place and scale of the picture, which is framed with both ends only.
  const bounds = (first ? [0, 1] : [0, 0.33, 0.67, 1]).map(measure).reduce(boxAround);
  return at.map((t) => {
    const { svg, w, h } = render({ ...rest, yaw, bounds, detail: 22, build: motion.drawAt(t) });
    return svg.replace(
      `width="${w}" height="${h}"`,
      `width="${width}" height="${evenHeight(w, h)}"`,
    );
  });
}

export const evenHeight = (w: number, h: number): number => Math.round((width * h) / w / 2) * 2;
export { width };
