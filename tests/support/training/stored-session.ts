import * as v from 'valibot';
import { LoggedSetSchema, type LoggedSet } from '../../../src/domain/training/log.ts';
import { countDoneSkippedAndTotalSets } from '../../../src/domain/training/session/done-skipped-and-total-sets.ts';
import { logRecordsOfSession } from '../../../src/domain/training/session/logged.ts';
import { sessionStateOf } from '../../../src/domain/training/session/session-after-event.ts';
import {
  SessionSchema,
  type Session,
  type SessionEvent,
} from '../../../src/domain/training/session/session.ts';

const Stored = v.object({
  open: v.array(v.object({ session: SessionSchema })),
  sessions: v.array(v.object({ id: v.string() })),
  sets: v.array(LoggedSetSchema),
});

/** What a browser stores of her training: the open session, and the sets of the log. */
export type StoredTraining = {
  readonly open: Session | undefined;
  readonly ended: ReadonlySet<string>;
  readonly sets: readonly LoggedSet[];
};

/**
 * Reads what `storedTraining` returned. Throws if the browser has stored something else than
 * sessions and sets.
 */
export const readStored = (text: string): StoredTraining => {
  const { open, sessions, sets } = v.parse(Stored, JSON.parse(text));
  return { open: open[0]?.session, ended: new Set(sessions.map(({ id }) => id)), sets };
};

/** How many sets the page has to show as finished. */
export const finishedIn = (session: Session): number => {
  const { done, skipped } = countDoneSkippedAndTotalSets(sessionStateOf(session));
  return done + skipped;
};

/** Steppers that are pressed one after the other are one event, which the next press replaces. */
const withoutDraft = (events: readonly SessionEvent[]): readonly SessionEvent[] =>
  events.at(-1)?.kind === 'adjust' ? events.slice(0, -1) : events;

/**
 * How many events somebody has pressed. A timed set that was begun is done by its clock, also while
 * the device was off.
 */
const pressesIn = (events: readonly SessionEvent[]): number =>
  events.filter(({ kind }, index) => kind !== 'done' || events[index - 1]?.kind !== 'begin').length;

/** As they are compared, whatever the order of their fields. */
const inLog = (sets: readonly LoggedSet[]): readonly string[] =>
  sets.map((set) => {
    const { step, exercise, at, done } = v.parse(LoggedSetSchema, set);
    return JSON.stringify([step, exercise, at, done]);
  });

/**
 * What is wrong with the sets in the log of a session that has ended meanwhile: the last of them
 * may have been among the presses.
 */
const wrongInLog = (
  acknowledged: Session,
  pressed: number,
  sets: readonly LoggedSet[],
): readonly string[] => {
  const wanted = inLog(logRecordsOfSession(acknowledged, 0).sets);
  const there = inLog(sets.filter(({ session }) => session === acknowledged.id));
  return [
    ...wanted.filter((set) => !there.includes(set)).map((set) => `The log lacks ${set}.`),
    ...(there.length <= wanted.length + pressed && new Set(there).size === there.length
      ? []
      : [`The log has more than ${wanted.join()}: ${there.join()}.`]),
  ];
};

/**
 * What is wrong with what is stored after a kill: `acknowledged` is the session as it was stored
 * before, and there were `pressed` more presses. Everything acknowledged has to be there, in its
 * order, with at most what those presses did; a session that has ended has each of its sets in the
 * log, once.
 */
export const lostIn = (
  acknowledged: Session,
  pressed: number,
  { open, ended, sets }: StoredTraining,
): readonly string[] => {
  const { id } = acknowledged;
  if (ended.has(id)) {
    return [
      ...(open?.id === id ? ['The session is in the log and still open.'] : []),
      ...wrongInLog(acknowledged, pressed, sets),
    ];
  }
  if (open?.id !== id) return ['The session is gone.'];
  const known = withoutDraft(acknowledged.events);
  const beginning = open.events.slice(0, known.length);
  return [
    ...(JSON.stringify(beginning) === JSON.stringify(known)
      ? []
      : [`${JSON.stringify(beginning)} is not ${JSON.stringify(known)}.`]),
    ...(pressesIn(open.events) <= pressesIn(acknowledged.events) + pressed
      ? []
      : [
          `After ${pressed} presses there are ${JSON.stringify(open.events.slice(known.length))} more.`,
        ]),
  ];
};
