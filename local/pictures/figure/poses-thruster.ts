/** Poses that go from a squat straight into a press, and their phases. */
import type { Phase } from '../drawing/phases.ts';
import { lockedOut } from './poses-lifting.ts';
import { hands, stand } from './poses-standing.ts';
import { both, onChest, type Leg, type Pose } from './skeleton.ts';

const squatBase = stand({
  pelvis: [-25, 43, 0],
  lean: 26,
  chest: 18,
  head: -2,
  legs: both<Leg>({ to: [0, 8, 17], pole: [1, 0, 0.4], toe: [1, 0, 0.4] }),
});
/**
 * A head of each dumbbell on the front of the shoulders, so high that the elbows stay up ahead when
 * she leans.
 */
const onShoulders = (squatting: Pose): Pose => {
  const woman = { ...squatting, reach: 5 };
  return {
    ...woman,
    arms: hands(onChest(woman, [6.5, 38.7, 19]), [1, -0.3, 0.3], { grip: [1, 0.1, 0] }),
  };
};
const gripAhead = { grip: [1, 0, 0] } as const;
const thrusterStand = stand({ pelvis: [0, 89, 0], lean: 1, head: -4, legs: squatBase.legs });
/** The poses of a thruster with two dumbbells. */
export const thruster = {
  squat: onShoulders(squatBase),
  tall: onShoulders(thrusterStand),
  face: stand({
    ...thrusterStand,
    shrug: 2,
    arms: hands([13, 163, 20], [0.7, -0.8, 0.5], gripAhead),
  }),
  high: lockedOut(stand({ ...thrusterStand, shrug: 3, head: -2 }), 2, 20, [0.5, 0, 1], gripAhead),
};
/**
 * A thruster from its squat round to its squat, without a pause but the breath at the top: out of
 * the squat into the press, and from the shoulders into the next squat.
 */
export const thrusterPhases: readonly Phase<Pose>[] = [
  { name: 'Squat', to: thruster.squat, seconds: 0.16 },
  { name: 'Drive', to: thruster.tall, seconds: 0.64 },
  { name: 'Press', to: thruster.face, seconds: 0.24 },
  { name: 'Press', to: thruster.high, seconds: 0.32 },
  { name: 'Lock out', to: thruster.high, seconds: 0.4 },
  { name: 'Lower', to: thruster.face, seconds: 0.48 },
  { name: 'Lower', to: thruster.tall, seconds: 0.4 },
  { name: 'Squat', to: thruster.squat, seconds: 1.12 },
];
