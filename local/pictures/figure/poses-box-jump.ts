/** Poses of a jump onto a box, with the step down, and their phases. */
import type { V3 } from '../drawing/geometry.ts';
import type { Phase } from '../drawing/phases.ts';
import { flat, raised } from './poses-lifting.ts';
import { hands, stand } from './poses-standing.ts';
import type { Leg, Pose } from './skeleton.ts';

/** Where the box stands, from its edge, and its height. */
export const jumpBox = { edge: 11, high: 46, long: 66 } as const;

/**
 * Where she takes off, a foot's length before the box, and where she lands with whole feet on it.
 */
const [start, landing] = [-32, 32];
const floor = flat(12, 0.2, start);
const onBox = (leg: Leg): Leg => ({ ...leg, to: [landing, jumpBox.high + 8, leg.to[2]] });
const top: readonly [Leg, Leg] = [onBox(floor[0]), onBox(floor[1])];
const at = (leg: Leg, x: number, y: number, down = 0): Leg => ({
  ...leg,
  to: [x, y, leg.to[2]],
  toe: [1, -down, leg.to[2] > 0 ? 0.2 : -0.2],
});

const arms = (to: V3, pole: V3): Pose['arms'] => hands(to, pole, { grip: [0.4, 1, 0] });
const hangingArms = (x: number, y: number): Pose['arms'] => arms([x + 4, y - 5, 24], [-1, 0, 0.4]);

/** Standing at a place, on the floor or on the box. */
const tall = (x: number, up: number, legs: readonly [Leg, Leg]): Pose =>
  stand({ pelvis: [x, up + 88.8, 0], lean: 1, legs, arms: hangingArms(x, up + 88.8) });

/** The poses of a box jump: a landing is as deep as the dip before the jump. */
export const boxJump = {
  landed: stand({
    pelvis: [landing - 15, jumpBox.high + 73, 0],
    lean: 33,
    head: 10,
    legs: top,
    arms: arms([landing + 34, jumpBox.high + 96, 20], [0, -1, 0.5]),
  }),
  touch: stand({
    pelvis: [landing - 9, jumpBox.high + 81, 0],
    lean: 22,
    head: 8,
    legs: top,
    arms: arms([landing + 36, jumpBox.high + 118, 20], [0, -1, 0.5]),
  }),
  stood: tall(landing, jumpBox.high, top),
  lifted: stand({
    pelvis: [landing - 4, jumpBox.high + 85, 0],
    lean: 14,
    head: 16,
    legs: [at(top[0], -2, 62, 0.25), top[1]],
    arms: arms([landing + 10, jumpBox.high + 88, 26], [-1, 0, 0.4]),
  }),
  reached: stand({
    pelvis: [-8, 82, 0],
    lean: 20,
    head: 20,
    legs: [floor[0], top[1]],
    arms: arms([16, 88, 27], [-1, 0, 0.4]),
  }),
  following: stand({
    pelvis: [start + 3, 86, 0],
    lean: 10,
    head: 12,
    legs: [floor[0], at(top[1], -4, 60, 0.3)],
    arms: arms([start + 12, 82, 26], [-1, 0, 0.4]),
  }),
  down: tall(start, 0, floor),
  dipped: stand({
    pelvis: [start - 16, 73, 0],
    lean: 38,
    head: 12,
    legs: floor,
    arms: arms([start - 28, 74, 27], [-1, 0.2, 0.3]),
  }),
  drive: stand({
    pelvis: [start - 4, 84, 0],
    lean: 14,
    head: 0,
    legs: floor,
    arms: arms([start + 12, 78, 25], [-1, 0, 0.4]),
  }),
  takeOff: raised(
    stand({
      pelvis: [start + 8, 93.2, 0],
      lean: 2,
      head: -6,
      shrug: 2,
      legs: floor,
      arms: arms([start + 56, 149, 20], [0.2, -1, 0.4]),
    }),
    32,
  ),
  flight: stand({
    pelvis: [0, 124, 0],
    lean: 20,
    head: 6,
    legs: [at(floor[0], 4, 64, 0.15), at(floor[1], 4, 64, 0.15)],
    arms: arms([52, 176, 20], [0, -1, 0.5]),
  }),
} as const;

/** A box jump from its landing round to its landing. */
export const boxJumpPhases: readonly Phase<Pose>[] = [
  { name: 'Land', to: boxJump.landed, seconds: 0.24 },
  { name: 'Stand tall', to: boxJump.stood, seconds: 0.8 },
  { name: 'Stand tall', to: boxJump.stood, seconds: 0.32 },
  { name: 'Step down', to: boxJump.lifted, seconds: 0.4 },
  { name: 'Step down', to: boxJump.reached, seconds: 0.56 },
  { name: 'Step down', to: boxJump.following, seconds: 0.48 },
  { name: 'Step down', to: boxJump.down, seconds: 0.56 },
  { name: 'Set up', to: boxJump.down, seconds: 0.32 },
  { name: 'Dip', to: boxJump.dipped, seconds: 0.48 },
  { name: 'Jump', to: boxJump.drive, seconds: 0.24 },
  { name: 'Jump', to: boxJump.takeOff, seconds: 0.4 },
  { name: 'Jump', to: boxJump.flight, seconds: 0.48 },
  { name: 'Land', to: boxJump.touch, seconds: 0.32 },
  { name: 'Land', to: boxJump.landed, seconds: 0.24 },
];
