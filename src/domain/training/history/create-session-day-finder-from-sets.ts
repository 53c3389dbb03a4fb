import { localIsoDayOfTime } from '../days/local-iso-day-of-time.ts';
import type { LoggedSet } from '../log.ts';

/**
 * A function that gives the local day of each of these sets, as `2026-11-23`: that of the first of
 * them in its session, so that a session over midnight is one, on the day when it began.
 */
export const createSessionDayFinderFromSets = (
  sets: readonly LoggedSet[],
): ((set: LoggedSet) => string) => {
  const firstAt = new Map<string, number>();
  for (const { session, at } of sets) {
    firstAt.set(session, Math.min(at, firstAt.get(session) ?? at));
  }
  const days = new Map([...firstAt].map(([session, at]) => [session, localIsoDayOfTime(at)]));
  return ({ session, at }) => days.get(session) ?? localIsoDayOfTime(at);
};
