import type { LoggedSession, LoggedSet } from '../log.ts';
import { kilogramsOf, weightIn, type Weight } from '../weight.ts';

/** What was done in a session against what was planned. */
export type Summary = {
  /** Work sets; both sides of a set count as two. */
  readonly done: number;
  readonly planned: number;
  readonly skipped: number;
  /** Weight times reps over all work sets, in whole units; undefined where nothing was lifted. */
  readonly volume: Weight | undefined;
  /** From the first press to the last, in whole minutes. */
  readonly minutes: number;
};

/** Both hands lift. */
const kilogramsMoved = ({ done, perHand }: LoggedSet): number =>
  done.weight === undefined || done.reps === undefined
    ? 0
    : (perHand ? 2 : 1) * kilogramsOf(done.weight) * done.reps;

/** What a session adds up to, for its end and for what she shares of it. */
export const summaryOf = (
  session: LoggedSession,
  sets: readonly LoggedSet[],
  unit: Weight['unit'],
): Summary => {
  const kilograms = sets
    .filter(({ kind }) => kind === 'work')
    .reduce((sum, set) => sum + kilogramsMoved(set), 0);
  return {
    done: session.doneSets,
    planned: session.plannedSets,
    skipped: Math.max(0, session.plannedSets - session.doneSets),
    volume:
      kilograms === 0 ? undefined : { value: Math.round(weightIn(kilograms, unit).value), unit },
    minutes: Math.max(1, Math.round((session.endedAt - session.startedAt) / 60_000)),
  };
};
