import type { LoggedSessionWithoutSets, LoggedSet } from '../log.ts';
import { kilogramsOf, kilogramsToWeightInUnit, type Weight } from '../weight.ts';

/** The result of a session compared with what was planned. */
export type SessionTotals = {
  /** Work sets; both sides of a set count as two. */
  readonly done: number;
  readonly planned: number;
  readonly skipped: number;
  /** Weight times reps over all work sets, in whole units; undefined where nothing was lifted. */
  readonly volume: Weight | undefined;
  /** From start to end, in whole minutes; at least one. */
  readonly minutes: number;
};

/**
 * The kilograms of one repetition, 0 without a weight: a weight per hand counts twice, and the help
 * of a machine was not lifted.
 */
export const externalKilogramsPerRepOfSet = ({ done, perHand }: LoggedSet): number =>
  done.weight === undefined || done.weight.as === 'help'
    ? 0
    : (perHand ? 2 : 1) * kilogramsOf(done.weight);

const kilogramsMoved = (set: LoggedSet): number =>
  externalKilogramsPerRepOfSet(set) * (set.done.reps ?? 0);

/** The totals of a session, for its last page and for sharing. */
export const totalsOfSession = (
  session: LoggedSessionWithoutSets,
  sets: readonly LoggedSet[],
  unit: Weight['unit'],
): SessionTotals => {
  const kilograms = sets
    .filter(({ kind }) => kind === 'work')
    .reduce((sum, set) => sum + kilogramsMoved(set), 0);
  return {
    done: session.doneSets,
    planned: session.plannedSets,
    skipped: Math.max(0, session.plannedSets - session.doneSets),
    volume:
      kilograms === 0
        ? undefined
        : { value: Math.round(kilogramsToWeightInUnit(kilograms, unit).value), unit },
    minutes: Math.max(1, Math.round((session.endedAt - session.startedAt) / 60_000)),
  };
};
