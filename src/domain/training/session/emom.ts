import { groupClockStartOfStep, emomMinuteOfStep, type SessionReducerState } from './progress.ts';

const minuteMs = 60_000;

/** The minute of an EMOM at a time, from 0; its last one from its end on. Times in milliseconds. */
export const emomMinuteAt = (since: number, minutes: number, time: number): number =>
  Math.min(minutes - 1, Math.max(0, Math.floor((time - since) / minuteMs)));

/**
 * The progress after a minute of an EMOM is over: what wasn't done in its minute is missed.
 * Undefined if nothing was missed. The last minute ends with the clock of the whole EMOM.
 */
export const markOverdueEmomStepsMissed = (
  progress: SessionReducerState,
  at: number,
): SessionReducerState | undefined => {
  const group = progress.toCome[0]?.group;
  const since = progress.toCome[0] && groupClockStartOfStep(progress, progress.toCome[0]);
  if (group?.kind !== 'emom' || group.minutes === undefined || since === undefined) {
    return undefined;
  }
  const minute = emomMinuteAt(since, group.minutes, at);
  const missed = progress.toCome.filter(
    (step) => step.group?.id === group.id && emomMinuteOfStep(step) < minute,
  );
  if (missed.length === 0) return undefined;
  const ids = missed.map(({ id }) => id);
  return {
    ...progress,
    past: [...progress.past, ...missed],
    toCome: progress.toCome.filter((step) => !missed.includes(step)),
    skipped: [...progress.skipped, ...ids],
    missed: [...progress.missed, ...ids],
    rest: undefined,
  };
};
