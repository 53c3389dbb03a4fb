import type { Load, Range } from '../../workout-notation/plan.ts';
import { isSetWithUnratedWeight } from '../../workout-notation/totals/set-effort.ts';
import { exerciseKeyOfLine } from '../exercise-key.ts';
import type { DoneInSet, Effort, LoggedSet } from '../log.ts';
import type { Weight } from '../weight.ts';
import type { ChangedSetFields, Session } from './session.ts';
import type { Step } from './step.ts';

/** The hardest effort that the plan allows: a set at or below it was no harder than asked. */
const plannedEffort = (loads: readonly Load[]): Effort | undefined => {
  for (const load of loads) {
    if (load.kind === 'rpe') return { kind: 'rpe', value: load.rpe.to };
    if (load.kind === 'rir') return { kind: 'rir', value: load.reps.from };
  }
  return undefined;
};

const plannedAmount = ({
  amount,
}: Step): {
  reps?: Range;
  seconds?: Range;
  metres?: Range;
  toFailure?: boolean;
} => {
  switch (amount.kind) {
    case 'reps':
      return { reps: amount.reps };
    case 'time':
      return { seconds: amount.seconds };
    case 'distance':
      return { metres: amount.metres };
    case 'failure':
      return { toFailure: true };
  }
};

/** What a step asked for, in the log's form. */
const plannedIn = (step: Step): LoggedSet['planned'] => {
  const effort = plannedEffort(step.loads);
  const percent = step.loads.find((load) => load.kind === 'percent');
  return {
    ...(step.weight !== undefined && { weight: step.weight }),
    ...plannedAmount(step),
    ...(effort !== undefined && { effort }),
    ...(percent !== undefined && { percent: percent.percent }),
    ...(step.amount.kind !== 'failure' && isSetWithUnratedWeight(step) && { unrated: true }),
    ...(step.group?.kind === 'amrap' && { amrapRound: step.group.round }),
  };
};

/** `over` on `under`, field by field; one that is undefined changes nothing. */
export const mergeChangedSetFields = <Under extends ChangedSetFields>(
  under: Under,
  over: ChangedSetFields,
): Under => ({
  ...under,
  ...(over.weight !== undefined && { weight: over.weight }),
  ...(over.reps !== undefined && { reps: over.reps }),
  ...(over.seconds !== undefined && { seconds: over.seconds }),
  ...(over.metres !== undefined && { metres: over.metres }),
  ...(over.effort !== undefined && { effort: over.effort }),
});

const proposedAmount = ({ amount, aim }: Step): ChangedSetFields => {
  switch (amount.kind) {
    case 'reps':
      return { reps: aim ?? amount.reps.from };
    case 'time':
      return { seconds: amount.seconds.to };
    case 'distance':
      return { metres: amount.metres.from };
    case 'failure':
      return {};
  }
};

const isSame = (one: Weight | undefined, other: Weight | undefined): boolean =>
  one?.value === other?.value && one?.unit === other?.unit;

/** The key of the exercise that a step asks for. */
const keyIn = (session: Pick<Session, 'place'>, step: Step): string =>
  exerciseKeyOfLine({ id: step.line, slug: step.slug }, session.place);

/**
 * The weight that the lifter typed in the previous set of the same line, if the plan asks for the
 * same again.
 */
const weightBefore = (
  session: Pick<Session, 'place'>,
  step: Step,
  sets: readonly LoggedSet[],
): Weight | undefined => {
  const before = sets.findLast(({ line, kind }) => line === step.line && kind === step.kind);
  return before?.exercise === keyIn(session, step) && isSame(before.planned.weight, step.weight)
    ? before.done.weight
    : undefined;
};

/**
 * What `done` logs for a step without a clock: the plan's numbers with what the lifter has typed.
 */
export const doneInSetIfDoneNow = (
  session: Pick<Session, 'place'>,
  step: Step,
  sets: readonly LoggedSet[],
  draft: ChangedSetFields,
): DoneInSet => {
  const weight = weightBefore(session, step, sets) ?? step.weight;
  const band = step.loads.find((load) => load.kind === 'band')?.strength;
  const proposed: DoneInSet = {
    ...proposedAmount(step),
    ...(weight !== undefined && { weight }),
    ...(band !== undefined && { band }),
  };
  return mergeChangedSetFields(proposed, draft);
};

/**
 * The seconds of a timed set by its clock: at least one, and at most what was planned or what the
 * lifter has set instead. All of that if the device's clock was put back meanwhile, so that it
 * can't say.
 */
export const secondsFieldOfTimedSet = (
  step: Step,
  chosen: ChangedSetFields,
  since: number,
  at: number,
): ChangedSetFields =>
  step.amount.kind === 'time'
    ? {
        seconds: Math.min(
          chosen.seconds ?? step.amount.seconds.to,
          at < since ? Infinity : Math.max(1, Math.round((at - since) / 1000)),
        ),
      }
    : {};

/** A completed step, for the log. */
export const loggedSetOf = (
  session: Pick<Session, 'id' | 'place'>,
  step: Step,
  at: number,
  done: DoneInSet,
): LoggedSet => ({
  id: `${session.id}/${step.id}`,
  session: session.id,
  exercise: keyIn(session, step),
  at,
  step: step.id,
  line: step.line,
  kind: step.kind,
  ...(step.side !== undefined && { side: step.side }),
  perHand: step.perHand,
  planned: plannedIn(step),
  done,
});
