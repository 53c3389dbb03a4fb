/** Poses with a kettlebell in one hand, each with how the bell hangs or lies, and the phases of a kettlebell clean. */
import { norm, sub, type V3 } from '../drawing/geometry.ts';
import type { Phase } from '../drawing/phases.ts';
import { flat, longArms } from './poses-lifting.ts';
import { stand, swingBack } from './poses-standing.ts';
import { solve, type Arm, type Pose } from './skeleton.ts';

/** A woman with a bell: the way from the bell to its handle, and how far before her it is drawn. */
export interface WithBell {
  readonly woman: Pose;
  readonly up: V3;
  readonly near: number;
}

const freeArm: Arm = { to: [4, 84, -34], pole: [-1, 0, -0.4], grip: [1, 0, 0] };
/** Her fist below her chin, the elbow at her ribs. */
const racked: Arm = { to: [15, 135, 13], pole: [0, -1, 0.15], grip: [0.6, 0, 1] };
/** At the shoulder the bell lies outside the forearm, overhead it hangs behind the wrist. */
const restingOutside: V3 = [0.1, 0.5, -0.85];
const hangingBehind: V3 = norm([0.75, 0.6, -0.15]);

const feet = flat(16, 0.3);
const pressFeet = flat(12, 0.25);
const standing = { pelvis: [1, 88.8, 0], lean: 1 } as const;

/** The poses of a kettlebell press. */
export const press = {
  rack: {
    woman: stand({ ...standing, legs: pressFeet, arms: [racked, freeArm] }),
    up: restingOutside,
    near: 6,
  },
  face: {
    woman: stand({
      ...standing,
      shrug: 1,
      legs: pressFeet,
      arms: [{ to: [11, 160, 22], pole: [0.4, -0.6, 1], grip: [0.3, 0, 1] }, freeArm],
    }),
    up: norm([0.3, 0.55, -0.75]),
    near: 3,
  },
  high: {
    woman: stand({
      ...standing,
      shrug: 3,
      head: -2,
      legs: pressFeet,
      arms: [{ to: [1, 196, 20], pole: [0.4, 0, 1], grip: [0.2, 0, 1] }, freeArm],
    }),
    up: hangingBehind,
    near: -1,
  },
} satisfies Record<string, WithBell>;

/** A kettlebell press from its end overhead round to its end: up in a second, down in two. */
export const pressPhases: readonly Phase<WithBell>[] = [
  { name: 'Lock out', to: press.high, seconds: 0.48 },
  { name: 'Lower', to: press.face, seconds: 0.8 },
  { name: 'Lower', to: press.rack, seconds: 0.64 },
  { name: 'Rack', to: press.rack, seconds: 0.48 },
  { name: 'Press', to: press.face, seconds: 0.4 },
  { name: 'Press', to: press.high, seconds: 0.56 },
];

/** The bell on a long arm, in line with it, as it swings. */
function swinging(woman: Partial<Pose>, way: V3, free: V3): WithBell {
  const base = stand({ ...woman, legs: feet });
  const [arm] = longArms(base, way, 6, [0, -0.5, 1]).arms;
  const pose: Pose = {
    ...base,
    arms: [arm, { to: free, pole: [-0.8, 0.2, -0.6], grip: [1, 0, 0] }],
  };
  const { root, end } = solve(pose).arms[0];
  return { woman: pose, up: norm(sub(root, end)), near: 1 };
}

const inRack: WithBell = {
  woman: stand({ ...standing, legs: feet, arms: [racked, freeArm] }),
  up: restingOutside,
  near: 6,
};
/** Elbow at her ribs, the bell on its way round her hand. */
const near = (to: V3, up: V3): WithBell => ({
  woman: stand({
    ...standing,
    lean: 0,
    legs: feet,
    arms: [{ to, pole: [-0.6, -0.6, 0.7], grip: [0.8, 0, 0.8] }, freeArm],
  }),
  up: norm(up),
  near: 3,
});

/** The poses of a kettlebell clean: in the rack, and behind her. */
export const kettlebellClean = {
  rack: inRack,
  tipped: near([20, 113, 13], [-0.75, 0.5, -0.3]),
  back: swinging({ ...swingBack }, [-0.78, -0.63, 0], [-16, 62, -40]),
  fold: swinging({ lean: 24, pelvis: [-10, 84.5, 0], head: 12 }, [0.2, -1, 0], [-6, 76, -34]),
  snap: swinging({ lean: 24, pelvis: [-10, 84.5, 0], head: 12 }, [0.12, -1, 0], [-6, 76, -34]),
  tall: swinging({ lean: -1, pelvis: [1, 88.8, 0] }, [0.42, -0.9, 0], [2, 83, -34]),
  float: near([21, 107, 12], [-0.6, 0.8, -0.1]),
} satisfies Record<string, WithBell>;

/** A kettlebell clean from the rack round to the rack: close to the body, the hand goes round the bell. */
export const kettlebellCleanPhases: readonly Phase<WithBell>[] = [
  { name: 'Rack', to: kettlebellClean.rack, seconds: 0.4 },
  { name: 'Tip off', to: kettlebellClean.tipped, seconds: 0.32 },
  { name: 'Back', to: kettlebellClean.fold, seconds: 0.4 },
  { name: 'Back', to: kettlebellClean.back, seconds: 0.4 },
  { name: 'Snap', to: kettlebellClean.snap, seconds: 0.24 },
  { name: 'Snap', to: kettlebellClean.tall, seconds: 0.24 },
  { name: 'Float', to: kettlebellClean.float, seconds: 0.24 },
  { name: 'Rack', to: kettlebellClean.rack, seconds: 0.32 },
];
