/** The moment of a film at which the working muscle is loaded most: a coach's rule for each movement, and its exceptions. */
import type { Picture } from '../drawing/picture.ts';
import { solve } from '../figure/skeleton.ts';
import { frameRate, keysOf, momentsOf, order, posesIn } from './frames.ts';
import { heightOf, slowFromPicture } from './tempo.ts';

/**
 * The lowered or stretched pose, the raised or shortened one, the moment in which the forearm is level on the way up, or the pose that
 * a phase of this name ends in.
 */
type Hardest = 'low' | 'high' | 'forearm level' | { readonly after: string };

/** By the movement pattern of the exercise's entry. */
const byPattern: Readonly<Record<string, Hardest>> = {
  squat: 'low',
  lunge: 'low',
  hinge: 'low',
  'hip thrust': 'high',
  'knee extension': 'high',
  'knee flexion': 'high',
  'hip abduction': 'high',
  'hip adduction': 'high',
  'calf raise': 'high',
  'horizontal push': 'low',
  'vertical push': 'low',
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
  // She lowers herself: the longer she is, the harder.
  'nordic-curl': 'low',
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
  'kettlebell-press': { after: 'Rack' },
  'medicine-ball-chest-pass': { after: 'Dip' },
  'mountain-climber': { after: 'Right knee' },
  'russian-twist': { after: 'Right' },
  'banded-lateral-walk': { after: 'Step right' },
  'turkish-get-up': { after: 'Sweep' },
  'cable-crunch': { after: 'Curl' },
};

/** What every exercise with a movement pattern has: the table's names, for a test. */
export const knownExceptions = Object.keys(exceptions);

/** How far from level her right forearm is, in centimetres. */
function slope(data: unknown): number {
  const [pose] = posesIn(data);
  if (!pose) return Infinity;
  const { mid, end } = solve(pose).arms[0];
  return Math.abs(end[1] - mid[1]);
}

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
 * The hardest moment of a film: the share of its movement as `poseAt` counts, and the second of the film's loop in which that
 * frame is shown, in the middle of a breath if she takes one there.
 */
export function hardestOf(picture: Picture, pattern: string): { share: number; second: number } {
  const { motion } = picture;
  const rule = exceptions[picture.id.slice('exercise-'.length)] ?? byPattern[pattern];
  if (!motion || !rule) throw new Error(`${picture.id}: no hardest moment is known`);
  const moments = momentsOf(picture);
  const shownIsHigh = slowFromPicture(picture);
  let index: number;
  if (motion.phases.length > 0) {
    // Not the frame after it, which has the name of the next phase.
    index = Math.floor(ofPhases(picture, rule) * moments.length + 1e-6) % moments.length;
  } else if (rule === 'forearm level') {
    // The quick way is the one up, and shows every second moment.
    const shown = moments.map((_, i) => i).filter((i) => i % 2 === 1);
    index = least(shown, (i) => slope(motion.poseAt(moments[i] ?? 0))) ?? 0;
  } else if (rule === 'low' || rule === 'high') {
    index = (rule === 'high') === shownIsHigh ? 0 : moments.length - 1;
  } else {
    throw new Error(`${picture.id} has no phases, so none is named "${rule.after}"`);
  }
  const frames = order(picture).flatMap((moment, frame) => (moment === index ? [frame] : []));
  // Up is the way back to a picture that shows the raised pose, and the way there from one that shows the lowered pose.
  const passes = frames.filter((frame, i) => i === 0 || frame !== (frames[i - 1] ?? 0) + 1);
  const start = (shownIsHigh ? passes.at(-1) : passes[0]) ?? 0;
  let end = start;
  while (frames.includes(end + 1)) end++;
  return {
    share: moments[index] ?? 0,
    second: Math.round(((start + end + 1) / 2 / frameRate) * 100) / 100,
  };
}
