import type { SessionReducerState, AmrapRoundNumberAndSteps } from './progress.ts';
import { stepIdOf } from './step-id-of.ts';
import type { Step } from './step.ts';

/** Moves a step of an AMRAP round to a later round. A round may have several sets of a line. */
const inRound = (step: Step, round: number, perRound: number): Step => {
  if (step.group === undefined) return step;
  const set = step.set + (round - step.group.round) * perRound;
  return { ...step, id: stepIdOf(step, set), set, of: set, group: { ...step.group, round } };
};

/**
 * Inserts the next round of an AMRAP into the steps to come, as long as its clock runs and
 * something of the last round was done: leaving out a whole round ends it.
 */
export const stateWithNextAmrapRoundIfDue = (
  progress: SessionReducerState,
  group: string,
  at = 0,
): SessionReducerState => {
  const rounds = progress.amraps[group];
  if (rounds === undefined || rounds.isOver || rounds.round.length === 0) return progress;
  if (progress.toCome.some((step) => step.group?.id === group)) return progress;
  const done = new Set(progress.sets.map(({ step }) => step));
  const didSome = progress.past.some(
    (step) => step.group?.id === group && step.group.round === rounds.number && done.has(step.id),
  );
  if (!didSome) return progress;
  const number = rounds.number + 1;
  const steps = rounds.round.map((step) => inRound(step, number, rounds.sets[step.line] ?? 1));
  return {
    ...progress,
    toCome: progress.toCome.toSpliced(at, 0, ...steps),
    amraps: { ...progress.amraps, [group]: { ...rounds, number } },
  };
};

/** Changes what the rounds of every AMRAP ask for. */
export const amrapsByGroupWithRoundsChanged = (
  amraps: SessionReducerState['amraps'],
  change: (rounds: AmrapRoundNumberAndSteps) => AmrapRoundNumberAndSteps,
): SessionReducerState['amraps'] =>
  Object.fromEntries(Object.entries(amraps).map(([group, rounds]) => [group, change(rounds)]));
