/**
 * The moment of a film at which the working muscle is loaded most: a coach's rule for each
 * movement, and its exceptions.
 */
import type { Picture } from '../drawing/picture.ts';
import { solve, type Limb } from '../figure/skeleton.ts';
import { frameRate, keysOf, momentsOf, order, posesIn } from './frames.ts';
import { heightOf, slowFromPicture } from './tempo.ts';

/**
 * The lowered or stretched pose, the raised or shortened one, the moment in which the forearm or
 * the upper arm is level on the way up, the last one on the way down before the hands meet the
 * floor, or the pose that a phase of this name ends in.
 */
type Hardest =
  | 'low'
  | 'high'
  | 'forearm level'
  | 'upper arm level'
  | 'above the floor'
  | { readonly after: string };

/** By the movement pattern of the exercise's entry. */
const byPattern: Readonly<Record<string, Hardest>> = {
  squat: 'low',
  lunge: 'low',
  hinge: 'low',
  'hip thrust': 'high',
  'knee extension': 'high',
  'knee flexion': 'high',
  'hip abduction': 'high',
  // The legs are apart: the muscle is long, and the weight has to be stopped and turned round.
  'hip adduction': 'low',
  'calf raise': 'high',
  'horizontal push': 'low',
  // Where a press gets stuck: the weight is furthest from the shoulder.
  'vertical push': 'upper arm level',
  'horizontal pull': 'high',
  'vertical pull': 'high',
  'chest fly': 'low',
  'lateral raise': 'high',
  'rear raise': 'high',
  shrug: 'high',
  'biceps curl': 'forearm level',
  'triceps extension': 'low',
  forearm: 'high',
  'trunk flexion': 'high',
  'trunk stability': 'high',
  'trunk rotation': 'high',
  'back extension': 'high',
  carry: 'high',
  // The bar is at the hips, bent a last time before she jumps.
  'olympic lift': { after: 'Transition' },
  jump: { after: 'Dip' },
  conditioning: 'low',
  mobility: 'high',
};

const exceptions: Readonly<Record<string, Hardest>> = {
  // A band pulls most where it is longest.
  'band-deadlift': 'high',
  'standing-band-press': 'high',
  // A cable or a machine pulls as hard at the end, where the muscle is short.
  'cable-crossover': 'high',
  'low-to-high-cable-fly': 'high',
  'pec-deck': 'high',
  'triceps-pushdown': 'high',
  'dumbbell-kickback': 'high',
  // The longer the lever the harder, until her arms catch her.
  'nordic-curl': 'above the floor',
  // She lowers herself: the longer she is, the harder.
  'sliding-leg-curl': 'low',
  'ab-wheel-rollout': 'low',
  'dead-bug': 'low',
  'dumbbell-pullover': 'low',
  // On the slope she is level at the bottom.
  'back-extension': 'low',
  'kettlebell-swing': { after: 'Back' },
  'kettlebell-clean': { after: 'Back' },
  'push-jerk': { after: 'Dip' },
  'push-press': { after: 'Dip' },
  'clean-and-jerk': { after: 'Dip' },
  'snatch-balance': 'low',
  'step-up': { after: 'Lean' },
  'dumbbell-thruster': { after: 'Squat' },
  // The bar swings up round its end: near the shoulder it lies flattest, and is heaviest.
  'landmine-press': 'low',
  'pike-push-up': 'low',
  'medicine-ball-chest-pass': { after: 'Dip' },
  'mountain-climber': { after: 'Right knee' },
  'russian-twist': { after: 'Right' },
  'banded-lateral-walk': { after: 'Step right' },
  'turkish-get-up': { after: 'Sweep' },
  'cable-crunch': { after: 'Curl' },
};

/** What every exercise with a movement pattern has: the table's names, for a test. */
export const knownExceptions = Object.keys(exceptions);

const rightArm = (data: unknown): Limb | undefined => {
  const pose = posesIn(data).at(-1);
  return pose && solve(pose).arms[0];
};

/** How far from level a part of her right arm is, in centimetres. */
function slope(data: unknown, rule: 'forearm level' | 'upper arm level'): number {
  const arm = rightArm(data);
  if (!arm) return Infinity;
  const [from, to] = rule === 'forearm level' ? [arm.mid, arm.end] : [arm.root, arm.mid];
  return Math.abs(to[1] - from[1]);
}

/** How high her right hand is, in centimetres. */
const handHeight = (data: unknown): number => rightArm(data)?.end[1] ?? 0;
/** How high above their place on the floor hands don't bear her yet, in centimetres. */
const clear = 10;

const least = <T>(list: readonly T[], by: (one: T) => number): T | undefined =>
  [...list].sort((a, b) => by(a) - by(b))[0];

/** The share of a film with phases, as `poseAt` counts. */
function ofPhases(picture: Picture, rule: Hardest): number {
  const { motion } = picture;
  const keys = keysOf(picture);
  if (!motion) return 0;
  if (typeof rule === 'object') {
    const { phases } = motion;
    const first = phases.findIndex(({ name }) => name === rule.after);
    if (first < 0) throw new Error(`${picture.id} has no phase "${rule.after}"`);
    const next = phases.findIndex(({ name }, i) => i > first && name !== rule.after);
    return keys[next < 0 ? phases.length : next] ?? 0;
  }
  const height = (t: number): number =>
    posesIn(motion.poseAt(t)).reduce((sum, pose) => sum + heightOf(pose), 0);
  return least(keys, (t) => (rule === 'low' ? height(t) : -height(t))) ?? 0;
}

/**
 * The hardest moment of a film: the share of its movement as `poseAt` counts, and the second of the
 * film's loop in which that frame is shown, in the middle of a breath if she takes one there.
 */
export function hardestOf(picture: Picture, pattern: string): { share: number; second: number } {
  const { motion } = picture;
  const rule = exceptions[picture.id.slice('exercise-'.length)] ?? byPattern[pattern];
  if (!motion || !rule) throw new Error(`${picture.id}: no hardest moment is known`);
  const moments = momentsOf(picture);
  const shownIsHigh = slowFromPicture(picture);
  const all = moments.map((_, i) => i);
  const poseAt = (i: number): unknown => motion.poseAt(moments[i] ?? 0);
  let index: number;
  if (rule === 'forearm level' || rule === 'upper arm level') {
    const up =
      motion.phases.length > 0
        ? all.filter((i) => i > 0 && handHeight(poseAt(i)) > handHeight(poseAt(i - 1)) + 0.5)
        : // The quick way is the one up, and shows every second moment.
          all.filter((i) => i % 2 === 1);
    index = least(up, (i) => slope(poseAt(i), rule)) ?? 0;
  } else if (motion.phases.length > 0) {
    // Not the frame after it, which has the name of the next phase.
    index = Math.floor(ofPhases(picture, rule) * moments.length + 1e-6) % moments.length;
  } else if (rule === 'above the floor') {
    const floor = Math.min(...all.map((i) => handHeight(poseAt(i))));
    index =
      least(
        all.filter((i) => handHeight(poseAt(i)) > floor + clear),
        (i) => handHeight(poseAt(i)),
      ) ?? 0;
  } else if (rule === 'low' || rule === 'high') {
    index = (rule === 'high') === shownIsHigh ? 0 : moments.length - 1;
  } else {
    throw new Error(`${picture.id} has no phases, so none is named "${rule.after}"`);
  }
  const frames = order(picture).flatMap((moment, frame) => (moment === index ? [frame] : []));
  // Up is the way back to a picture that shows the raised pose, and the way there from one that
  // shows the lowered pose.
  const isLast = shownIsHigh === (rule !== 'above the floor');
  const passes = frames.filter((frame, i) => i === 0 || frame !== (frames[i - 1] ?? 0) + 1);
  const start = (isLast ? passes.at(-1) : passes[0]) ?? 0;
  let end = start;
  while (frames.includes(end + 1)) end++;
  return {
    share: moments[index] ?? 0,
    second: Math.round(((start + end + 1) / 2 / frameRate) * 100) / 100,
  };
}
