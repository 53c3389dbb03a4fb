/** Poses of a step-up onto a box, a dumbbell in each hand, and its phases. */
import type { Phase } from '../drawing/phases.ts';
import { hands, stand, stepUp } from './poses-standing.ts';
import { solve, type Leg, type Pose } from './skeleton.ts';

const onBox: Leg = { to: [32, 50, 9], pole: [1, 0, 0.1], toe: [1, 0, 0.1] };
const behind: Leg = { to: [-22, 8, -9], pole: [1, 0, -0.1], toe: [1, 0, -0.1] };
/** Arms hang beside her, wherever her shoulders are. */
const loaded = (more: Partial<Pose>): Pose => {
  const pose = stand(more);
  const { root } = solve(pose).arms[0];
  return {
    ...pose,
    arms: hands([root[0] + 2, root[1] - 59.5, 25], [-1, 0, 0.3], { grip: [1, 0, 0] }),
  };
};

/** The poses of a step-up: one leg does the work, up and down. */
export const steppedUp = {
  rising: {
    ...stepUp,
    legs: [onBox, { ...behind, to: [-14, 24, -9], toe: [0.6, -0.8, 0] }],
    arms: hands([18, 84, 25], [-1, 0, 0.3], { grip: [1, 0, 0] }),
  },
  tall: loaded({
    pelvis: [31, 131.5, 0],
    lean: 1,
    legs: [onBox, { ...behind, to: [32, 50, -9] }],
  }),
  clear: loaded({
    pelvis: [22, 122, 0],
    lean: 10,
    legs: [onBox, { ...behind, to: [4, 54, -9], toe: [0.9, -0.4, 0] }],
  }),
  standing: loaded({ pelvis: [-14, 89.2, 0], lean: 6, head: 2, legs: [onBox, behind] }),
  over: loaded({ pelvis: [-4, 85, 0], lean: 32, head: 10, legs: [onBox, behind] }),
} satisfies Record<string, Pose>;

/** A step-up from halfway up round to halfway up: down takes longer than up. */
export const stepUpPhases: readonly Phase<Pose>[] = [
  { name: 'Stand up', to: steppedUp.clear, seconds: 0.48 },
  { name: 'Stand up', to: steppedUp.tall, seconds: 0.56 },
  { name: 'Touch', to: steppedUp.tall, seconds: 0.48 },
  { name: 'Lower', to: steppedUp.clear, seconds: 0.64 },
  { name: 'Lower', to: steppedUp.rising, seconds: 0.96 },
  { name: 'Lower', to: steppedUp.standing, seconds: 0.8 },
  { name: 'Lean', to: steppedUp.over, seconds: 0.56 },
  { name: 'Stand up', to: steppedUp.rising, seconds: 0.56 },
];
