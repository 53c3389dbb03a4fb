/** Poses of a chest pass at a wall, the way of the ball, and its phases. */
import { add, mix, type V3 } from '../drawing/geometry.ts';
import type { Phase } from '../drawing/phases.ts';
import { hands, stand } from './poses-standing.ts';
import { both, type Leg, type Pose } from './skeleton.ts';

/**
 * A moment of the throw. The ball leaves her hands at 0, is at the wall at 1, in her hands from 2
 * to 4, and so on.
 */
export interface Pass {
  readonly woman: Pose;
  readonly way: number;
}

export const ballRadius = 12.5;
/** The face of the wall is so far in front of her, in centimetres. */
export const wallAt = 150;

/** Where the middle between her hands is when the ball leaves them. */
const released: V3 = [61, 135, 0];
const legs = both<Leg>({ to: [0, 8, 10], pole: [1, 0, 0.25] });
const thrown = stand({
  pelvis: [0, 87, 0],
  lean: 9,
  head: 2,
  legs,
  arms: hands(add(released, [0, 0, 13]), [-0.2, -0.6, 1], { flat: [1, 0.25, -0.12] }),
});
/** The ball touches her breastbone, hands behind it. */
const atChest = stand({
  ...thrown,
  pelvis: [-4, 86.5, 0],
  lean: 2,
  arms: hands([11, 121, 11.5], [-0.5, -0.9, 1], { flat: [1, 0.4, -0.2] }),
});
const dipped = stand({
  ...atChest,
  pelvis: [-7, 81, 0],
  lean: 5,
  breath: 1,
  arms: hands([10.5, 115, 11.5], [-0.5, -0.9, 1], { flat: [1, 0.4, -0.2] }),
});

export const pass: Pass = { woman: thrown, way: 0.5 };
export const ballAtChest: Pass = { woman: atChest, way: 2.6 };

/** The ball between her hands. */
const held = (between: V3): V3 => add(between, [8, 4, 0]);

/** Where the ball is, given the point between her hands. */
export function ballOf({ way }: Pass, between: V3): V3 {
  const turn = way % 4;
  if (turn >= 2) return held(between);
  const far = turn <= 1 ? turn : 2 - turn;
  const there = mix(held(released), [wallAt - ballRadius, 138, 0], far);
  return add(there, [0, 2 * Math.sin(Math.PI * far), 0]);
}

export const passPhases: readonly Phase<Pass>[] = [
  { name: 'Throw', to: { woman: thrown, way: 1 }, seconds: 0.24 },
  { name: 'Catch', to: { woman: thrown, way: 2 }, seconds: 0.48 },
  { name: 'Catch', to: ballAtChest, seconds: 0.64 },
  { name: 'Dip', to: { woman: dipped, way: 3.2 }, seconds: 0.64 },
  { name: 'Throw', to: { woman: thrown, way: 4 }, seconds: 0.4 },
  { name: 'Throw', to: { woman: thrown, way: 4.5 }, seconds: 0.24 },
];
