/**
 * Poses with a kettlebell in one hand, each with how the bell hangs or lies, and the phases of a
 * kettlebell clean.
 */
import { add, mul, norm, rad, sub, type V3 } from '../drawing/geometry.ts';
import type { Phase } from '../drawing/phases.ts';
import { lyingOn } from '../equipment/weights-and-bands.ts';
import { flat, longArms } from './poses-lifting.ts';
import { stand, swingBack } from './poses-standing.ts';
import { bones, both, solve, type Arm, type Pose } from './skeleton.ts';

/** A woman with a bell: the way from the bell to its handle, and how far before her it is drawn. */
export interface WithBell {
  readonly woman: Pose;
  readonly up: V3;
  readonly near: number;
}

const freeArm: Arm = { to: [4, 84, -34], pole: [-1, 0, -0.4], grip: [1, 0, 0] };
/** Her fist below her chin, the elbow at her ribs. */
const racked: Arm = { to: [15, 135, 13], pole: [0, -1, 0.15], grip: [0.6, 0, 1] };
/** Before a press: further in, as the bell outside the forearm lets her. */
const underChin: Arm = { ...racked, to: [15, 135, 6] };
/** A bell that lies on her right forearm, on the side that `aside` points to. */
const withLying = (woman: Pose, aside: V3, near: number): WithBell => ({
  woman,
  up: lyingOn(solve(woman).arms[0], aside),
  near,
});
/** At the shoulder the bell lies outside the forearm, overhead it hangs behind the wrist. */
const outside: V3 = [0.25, 0, 1];
const behind: V3 = [-1, 0, 0.2];

const [foot] = flat(21, 0.4);
/** Knees further out than the feet: arm and bell pass between the thighs. */
const feet = both({ ...foot, pole: [1, 0, 0.92] });
const pressFeet = flat(12, 0.25);
const standing = { pelvis: [1, 88.4, 0], lean: 1 } as const;
/** With the feet closer the hips are higher over straight legs. */
const pressStand = { pelvis: [1, 89.5, 0], lean: 1 } as const;

/**
 * Her right arm while she presses: the upper arm so many degrees above level and so many ahead of
 * her side, and the forearm upright.
 */
const pressing = (base: Pose, raised: number, ahead: number): Arm => {
  const [up, out] = [Math.sin(rad(raised)), Math.cos(rad(raised))];
  const way: V3 = [out * Math.sin(rad(ahead)), up, out * Math.cos(rad(ahead))];
  const elbow = add(solve(base).arms[0].root, mul(way, bones.upperArm));
  return { to: add(elbow, [0, bones.forearm + bones.hand, 0]), pole: way, grip: [0.2, 0, 1] };
};
/** Her right arm overhead, the elbow locked. */
const locked = (base: Pose): Arm => ({
  to: add(solve(base).arms[0].root, [1, 60.15, 2.5]),
  pole: [0.3, 0, 1],
  grip: [0.2, 0, 1],
});
/**
 * The poses of a press of a bell on one arm, from those in which the other arm already is where it
 * stays.
 */
const pressed = (
  rack: Pose,
  free: Arm,
  ahead: number,
): Readonly<Record<'rack' | 'face' | 'half' | 'high', WithBell>> => {
  const at = (shrug: number, arm: (base: Pose) => Arm): Pose => {
    const base: Pose = { ...rack, shrug };
    return { ...base, arms: [arm(base), free] };
  };
  return {
    rack: withLying(rack, outside, 6),
    face: withLying(
      at(1, (base) => pressing(base, -20, ahead)),
      [-0.2, 0, 1],
      4,
    ),
    half: withLying(
      at(2, (base) => pressing(base, 28, ahead)),
      [-0.8, 0, 0.7],
      2,
    ),
    high: withLying(at(3, locked), behind, -1),
  };
};

/** The poses of a kettlebell press. */
export const press = pressed(
  stand({ ...pressStand, head: -1, legs: pressFeet, arms: [underChin, freeArm] }),
  freeArm,
  54,
);

/** One knee on the floor, the other foot in front, and the free hand a fist at her side. */
const kneeling = {
  pelvis: [0, 49, 0],
  lean: 2,
  legs: [
    { to: [-38, 17, 9], pole: [0.4, -1, 0], toe: [0.2, -1, 0] },
    { to: [41, 8, -10], pole: [1, 1, 0] },
  ],
} as const;
const atHerSide: Arm = { to: [4, 44, -36], pole: [-1, 0, -0.4], grip: [1, 0, 0] };

/** The poses of a kettlebell press on one knee. */
export const kneelingPress = pressed(
  stand({
    ...kneeling,
    head: -8,
    arms: [{ to: [15, 98, 17], pole: [-0.1, -1, 0.3], grip: [0.2, 0, 1] }, atHerSide],
  }),
  atHerSide,
  30,
);

/** A kettlebell press from its end overhead round to its end: up in a second, down in two. */
export const pressPhases = ({
  high,
  half,
  face,
  rack,
}: typeof press): readonly Phase<WithBell>[] => [
  { name: 'Lock out', to: high, seconds: 0.48 },
  { name: 'Lower', to: half, seconds: 0.48 },
  { name: 'Lower', to: face, seconds: 0.4 },
  { name: 'Lower', to: rack, seconds: 0.56 },
  { name: 'Rack', to: rack, seconds: 0.48 },
  { name: 'Press', to: face, seconds: 0.4 },
  { name: 'Press', to: half, seconds: 0.28 },
  { name: 'Press', to: high, seconds: 0.28 },
];

/**
 * The bell on a long arm, in line with it, as it swings. `inside`: how far behind the near thigh
 * the arm is drawn.
 */
function swinging(woman: Partial<Pose>, way: V3, free: V3, inside = 0): WithBell {
  const elbow: V3 = inside > 0 ? [0, -0.8, -0.6] : [0, -0.5, 1];
  const base = stand({ ...woman, legs: feet });
  const [arm] = longArms(base, way, 2, elbow).arms;
  const pose: Pose = {
    ...base,
    arms: [
      { ...arm, bias: -inside },
      { to: free, pole: [-0.8, 0.2, -0.6], grip: [1, 0, 0] },
    ],
  };
  const { root, end } = solve(pose).arms[0];
  return { woman: pose, up: norm(sub(root, end)), near: 1 };
}

const inRack = withLying(stand({ ...standing, legs: feet, arms: [racked, freeArm] }), outside, 6);
/** Elbow at her ribs, the bell on its way round her hand. */
const near = (to: V3, up: V3): WithBell => ({
  woman: stand({
    ...standing,
    lean: 0,
    legs: feet,
    arms: [{ to, pole: [-0.6, -0.6, 0.15], grip: [0.8, 0, 0.8] }, freeArm],
  }),
  up: norm(up),
  near: 3,
});

/** The poses of a kettlebell clean: in the rack, and behind her. */
export const kettlebellClean = {
  rack: inRack,
  tipped: near([20, 113, 13], [-0.75, 0.5, -0.3]),
  back: swinging(
    { ...swingBack, pelvis: [-26, 80, 0], lean: 60, reach: 3 },
    [-0.75, -0.66, 0],
    [-16, 66, -40],
    2,
  ),
  fold: swinging({ lean: 24, pelvis: [-10, 84.5, 0], head: 12 }, [0.2, -1, 0], [-6, 76, -34]),
  snap: swinging({ lean: 24, pelvis: [-10, 84.5, 0], head: 12 }, [0.12, -1, 0], [-6, 76, -34]),
  tall: swinging({ lean: -1, pelvis: [1, 88.4, 0] }, [0.42, -0.9, 0], [2, 83, -34]),
  float: near([21, 107, 12], [-0.6, 0.8, -0.1]),
} satisfies Record<string, WithBell>;

/**
 * A kettlebell clean from the rack round to the rack: close to the body, the hand goes round the
 * bell.
 */
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
