import { exercisesOfPlan } from '../exercises-of-plan.ts';
import { describeLoad } from './describe.ts';
import type { SetAmount, Load, Range, WorkoutPlan } from '../plan.ts';

const numberText = ({ from, to }: Range): string => (from === to ? `${from}` : `${from} to ${to}`);

/** The reps left after a set: 1.5 becomes 1 to 2. */
const repsLeft = ({ from, to }: Range): Range => ({
  from: Math.floor(10 - to),
  to: Math.ceil(10 - from),
});

const repsText = (reps: Range): string =>
  `${numberText(reps)} more good ${reps.to === 1 ? 'rep' : 'reps'}`;

/** Below this effort nobody counts the reps that she has left. */
const lowestCounted = 6;

const timedText = (highest: number): string => {
  if (highest === 10) return 'you could not go on';
  if (highest >= 8) return 'hard, and you could go on only a little longer';
  return highest >= lowestCounted
    ? 'work, and you could go on for a while'
    : 'easy, and you could go on for much longer';
};

const explainEffort = (rpe: Range, kind: SetAmount['kind']): string => {
  const start = `How hard it is, from 1 to 10. At ${numberText(rpe)}`;
  if (kind === 'time' || kind === 'distance') {
    const text = timedText(rpe.to);
    return rpe.to === 10 ? `${start} ${text}.` : `${start} it is ${text}.`;
  }
  if (rpe.to < lowestCounted) {
    return `${start} it is easy: you stop long before the reps get slow. At 10 not one more would go.`;
  }
  const left = repsLeft(rpe);
  return left.to === 0
    ? `${start} not one more good rep would go.`
    : `${start} you stop when ${repsText(left)} would go.`;
};

/**
 * What a load means, in words that need no other; undefined for one that explains itself, such as
 * 60 kg.
 */
export const explainLoadUnlessPlain = (load: Load, kind: SetAmount['kind']): string | undefined => {
  switch (load.kind) {
    case 'rpe':
      return explainEffort(load.rpe, kind);
    case 'rir':
      return load.reps.to === 0
        ? 'Go on until not one more good rep would go.'
        : `Stop when ${repsText(load.reps)} would go.`;
    case 'percent':
      return `${numberText(load.percent)}% of your one-rep max, the most you can lift once. Under “My weights” you enter it, and the plan shows the weight.`;
    case 'kilograms':
    case 'bodyweight':
    case 'band':
    case 'week':
      return undefined;
  }
};

export type ExplainedLoadTerm = {
  readonly key: string;
  readonly term: string;
  readonly text: string;
};

/**
 * The note on a load, if it needs one. Loads that mean the same have the same key, which is fit for
 * an id.
 */
export const explainedLoadTermUnlessPlain = (
  load: Load,
  kind: SetAmount['kind'],
): ExplainedLoadTerm | undefined => {
  const text = explainLoadUnlessPlain(load, kind);
  if (text === undefined) return undefined;
  const term = describeLoad(load);
  const isTimed = load.kind === 'rpe' && (kind === 'time' || kind === 'distance');
  const name = term
    .toLowerCase()
    .replace(/[^\d.a-z]+/g, '-')
    .replaceAll('.', '_');
  return { key: isTimed ? `${name}-timed` : name, term, text };
};

/** The notes on a plan's loads, each once. */
export const explainedLoadTermsInPlan = (plan: WorkoutPlan): readonly ExplainedLoadTerm[] => {
  const notes = exercisesOfPlan(plan).flatMap(({ sets, progression }) =>
    sets.flatMap(({ amount, loads }) =>
      [...loads, ...(progression?.kind === 'loads' ? progression.loads : [])].flatMap(
        (load) => explainedLoadTermUnlessPlain(load, amount.kind) ?? [],
      ),
    ),
  );
  return [...new Map(notes.map((note) => [note.key, note])).values()];
};
