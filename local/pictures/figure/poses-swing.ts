/** Poses of a kettlebell swing, and its phases: the arms stay long all the way. */
import type { Phase } from '../drawing/phases.ts';
import { add, type V3 } from '../drawing/geometry.ts';
import { flat, longArms } from './poses-lifting.ts';
import { stand, swing, swingBack } from './poses-standing.ts';
import { both, type Pose } from './skeleton.ts';

const [foot] = flat(24, 0.5);
/** Knees further out than the feet: her forearms and the bell pass between the thighs. */
const legs = both({ ...foot, pole: [1, 0, 0.92] });
const elbowsOut: V3 = [0, -0.5, 1];
const elbowsIn: V3 = [0, -0.8, -0.6];
/** `inside`: how far behind the near thigh the arms are drawn. */
function held(woman: Partial<Pose>, way: V3, elbows = elbowsOut, inside = 0): Pose {
  const pose = longArms(stand({ ...woman, legs }), way, 3.4, elbows);
  const [right, left] = pose.arms;
  return { ...pose, arms: [{ ...right, bias: -inside }, left] };
}

/**
 * She stands while the bell falls, and folds when her forearms reach her thighs; on the way up she
 * stands first.
 */
const tall = held({ lean: -1, pelvis: [0, 88.8, 0] }, [0.78, -0.62, 0]);
const fold = held({ lean: 20, pelvis: [-9, 85, 0], head: 11 }, [0.02, -1, 0]);
const snap = held({ lean: 20, pelvis: [-9, 85, 0], head: 11 }, [-0.02, -1, 0]);

const [right, left] = swing.arms;
/** The top: the bell floats at the level of her chest. */
export const swung: Pose = {
  ...swing,
  pelvis: [0, 88.8, 0],
  legs,
  arms: [
    { ...right, to: add(right.to, [0, 1.8, 0]), bias: 0 },
    { ...left, to: add(left.to, [0, 1.8, 0]) },
  ],
};

/** The bell between her thighs, hips back. */
export const swungBack = held(
  { ...swingBack, pelvis: [-26, 78, 0], reach: 3 },
  [-0.75, -0.66, 0],
  elbowsIn,
  2,
);

/** A swing from its top round to its top. */
export const swingPhases: readonly Phase<Pose>[] = [
  { name: 'Float', to: swung, seconds: 0.24 },
  { name: 'Float', to: tall, seconds: 0.32 },
  { name: 'Fold', to: fold, seconds: 0.24 },
  { name: 'Back', to: swungBack, seconds: 0.4 },
  { name: 'Snap', to: snap, seconds: 0.24 },
  { name: 'Snap', to: tall, seconds: 0.24 },
  { name: 'Rise', to: swung, seconds: 0.32 },
];
