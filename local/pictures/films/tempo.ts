/**
 * Which half of a repetition is the slow one: the way to the pose in which the weight is lowered or
 * the muscle is long.
 */
import type { Picture } from '../drawing/picture.ts';
import { solve, type Pose } from '../figure/skeleton.ts';

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** The main picture shows the lowered pose: she sinks, lowers or opens on the way to it. */
export const loweredInPicture: readonly string[] = words(`
  back-squat front-squat goblet-squat bodyweight-squat overhead-squat hack-squat leg-press smith-machine-squat band-squat
  single-leg-chair-squat bulgarian-split-squat split-squat suspension-split-squat
  nordic-curl sliding-leg-curl deadlift sumo-deadlift romanian-deadlift
  single-leg-romanian-deadlift rack-pull good-morning snatch-grip-deadlift trap-bar-deadlift kettlebell-deadlift
  back-extension cable-pull-through dumbbell-shoulder-press arnold-press pike-push-up dumbbell-bench-press
  incline-barbell-bench-press paused-bench-press close-grip-bench-press dumbbell-floor-press push-up decline-push-up
  incline-push-up close-grip-push-up suspension-push-up chest-dip bench-dip dumbbell-fly overhead-triceps-extension dumbbell-pullover
  skull-crusher suspension-triceps-press ab-wheel-rollout dead-bug`);

/**
 * The main picture shows the end of the effort: she gives way slowly on the way to the other
 * picture.
 */
export const raisedInPicture: readonly string[] = words(`
  leg-extension lying-leg-curl seated-leg-curl suspension-hamstring-curl seated-calf-raise
  barbell-hip-thrust single-leg-hip-thrust glute-bridge single-leg-glute-bridge frog-pump cable-glute-kickback
  hip-abduction-machine band-deadlift landmine-press machine-shoulder-press lateral-raise
  cable-lateral-raise plate-front-raise rear-delt-fly face-pull band-pull-apart cable-external-rotation
  dumbbell-upright-row dumbbell-shrug pull-up chin-up band-assisted-pull-up assisted-pull-up-machine lat-pulldown
  close-grip-pulldown straight-arm-pulldown bent-over-barbell-row single-arm-dumbbell-row seated-cable-row inverted-row
  t-bar-row chest-supported-dumbbell-row renegade-row seated-band-row suspension-row table-row towel-row
  barbell-bench-press incline-dumbbell-press machine-chest-press standing-band-press cable-crossover
  low-to-high-cable-fly pec-deck barbell-curl dumbbell-curl rope-hammer-curl cable-curl
  incline-dumbbell-curl preacher-curl concentration-curl wrist-curl suspension-biceps-curl triceps-pushdown
  dumbbell-kickback superman reverse-crunch suspension-knee-tuck pallof-press
  bicycle-crunch reverse-curl hip-adduction-machine
  clamshell`);

/**
 * What gravity would say of a pose, in centimetres: a body with a weight in her hands. It says
 * nothing of cables, bands, sleds and stacks, whose pull need not point down.
 */
export function heightOf(pose: Pose): number {
  const { pelvis, chest, head, arms, legs } = solve(pose);
  const ends = [...arms, ...legs].map(({ end }) => end[1]);
  return pelvis.o[1] + chest.o[1] + head.o[1] * 0.5 + ends.reduce((sum, y) => sum + y * 0.5, 0);
}

/** Whether the slow way of a film is the one from its picture to the other pose. */
export const slowFromPicture = ({ id }: Picture): boolean =>
  !loweredInPicture.includes(id.replace(/^exercise-/, ''));
