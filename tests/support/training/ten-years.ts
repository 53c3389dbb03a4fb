import { createRandom, type Random } from '../random.ts';
import { logOfSessions, type FilledLog } from './fill-log.ts';

/** 834 sessions of 24 sets are 20,016 sets: ten years of training. */
const sessions = 834;

const hex = '0123456789abcdef';

/** An id as a browser makes it: its digits can't be compressed away. */
const uuidOf = (random: Random): string =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => hex[random(16)] ?? '0');

/**
 * Ten years of a log as somebody really fills it: sessions with random ids, times to the
 * millisecond, and repetitions that differ.
 */
export const tenYears = (): FilledLog => {
  const random = createRandom(37);
  const log = logOfSessions(sessions);
  const ids = new Map(log.sessions.map(({ id }) => [id, uuidOf(random)]));
  const idOf = (id: string): string => ids.get(id) ?? id;
  return {
    sessions: log.sessions.map((session) => ({
      ...session,
      id: idOf(session.id),
      startedAt: session.startedAt - random(3_600_000),
      endedAt: session.endedAt + random(600_000),
    })),
    sets: log.sets.map((set) => ({
      ...set,
      id: `${idOf(set.session)}/${set.step}`,
      session: idOf(set.session),
      at: set.at + random(60_000),
      done: { ...set.done, reps: 3 + random(6) },
    })),
  };
};
