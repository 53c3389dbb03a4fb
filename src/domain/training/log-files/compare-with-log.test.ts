import { describe, expect, it } from 'vitest';
import type { LoggedSessionWithoutSets, LoggedSet } from '../log.ts';
import { toExerciseFactsBySlug } from '../exercise-facts.ts';
import { compareWithLog, loggedSessionsWithSameIdOrStart } from './compare-with-log.ts';
import { readLogFile } from './read-log-file.ts';
import { toWholeLog } from './to-log.ts';

type Records = {
  readonly sessions: readonly LoggedSessionWithoutSets[];
  readonly sets: readonly LoggedSet[];
};

const strong = (...rows: readonly string[]): Records => {
  const file = readLogFile(
    ['Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds', ...rows].join('\n'),
  );
  if (file.kind !== 'other app') throw new Error(`The file is ${file.kind}.`);
  return toWholeLog(file, new Map(), { weight: 'kg', distance: 'km' }, toExerciseFactsBySlug([]));
};

const row = (
  start: string,
  title: string,
  exercise: string,
  number: number,
  weight: number,
): string => `2026-10-01 ${start},${title},${exercise},${number},${weight},5,0,0`;

const legs = [row('18:00:00', 'Legs', 'Squat', 1, 60), row('18:00:00', 'Legs', 'Squat', 2, 65)];

/** The log after a file was added to it. */
const after = (logged: Records, brought: Records): Records => {
  const changes = compareWithLog(brought, {
    sessions: loggedSessionsWithSameIdOrStart(brought.sessions, logged.sessions),
    sets: logged.sets,
  });
  const sessions = new Map([...logged.sessions, ...changes.sessions].map((one) => [one.id, one]));
  const sets = new Map([...logged.sets, ...changes.sets].map((one) => [one.id, one]));
  for (const { id } of changes.removed) sets.delete(id);
  return { sessions: [...sessions.values()], sets: [...sets.values()] };
};

const weightsOf = ({ sets }: Records): readonly (number | undefined)[] =>
  sets.map(({ done }) => done.weight?.value);

describe('A file that is compared with the log', () => {
  it('adds everything to an empty log, and nothing the second time', () => {
    const file = strong(...legs);
    const changes = compareWithLog(file, { sessions: [], sets: [] });
    expect(changes).toMatchObject({ sessions: file.sessions, sets: file.sets });
    expect(changes.added).toEqual(file.sessions.map(({ id }) => id));
    expect(compareWithLog(file, file)).toEqual({
      added: [],
      sessions: [],
      sets: [],
      removed: [],
      counts: { known: 1, updated: 0, removed: 0, corrected: 0 },
    });
  });

  it('knows a session that was renamed, and takes its new title', () => {
    const logged = strong(...legs);
    const renamed = strong(...legs.map((line) => line.replace('Legs', 'Leg day')));
    const { counts, added } = compareWithLog(renamed, logged);
    expect([added, counts.known, counts.updated]).toEqual([[], 1, 0]);
    const both = after(logged, renamed);
    expect(both.sessions.map(({ id, importedName }) => [id, importedName])).toEqual([
      [logged.sessions[0]?.id, 'Leg day'],
    ]);
    expect(both.sets).toEqual(logged.sets);
  });

  it('updates sets that were edited, adds those that are new, and drops those that are gone', () => {
    const logged = strong(...legs, row('18:00:00', 'Legs', 'Curl', 1, 10));
    const edited = strong(
      row('18:00:00', 'Legs', 'Squat', 1, 62.5),
      row('18:00:00', 'Legs', 'Squat', 2, 65),
      row('18:00:00', 'Legs', 'Squat', 3, 65),
    );
    expect(compareWithLog(edited, logged).counts).toEqual({
      known: 1,
      updated: 2,
      removed: 1,
      corrected: 0,
    });
    const both = after(logged, edited);
    expect(weightsOf(both)).toEqual([62.5, 65, 65]);
    expect(both.sessions.map(({ doneSets }) => doneSets)).toEqual([3]);
  });

  it('moves the times of sets without calling them updated', () => {
    const withEnd = (end: string): Records => {
      const file = readLogFile(
        [
          'title,start_time,end_time,exercise_title,set_type,weight_kg,reps',
          `Legs,"1 Oct 2026, 18:00","1 Oct 2026, ${end}",Squat,normal,60,5`,
        ].join('\n'),
      );
      if (file.kind !== 'other app') throw new Error(`The file is ${file.kind}.`);
      return toWholeLog(
        file,
        new Map(),
        { weight: 'kg', distance: 'km' },
        toExerciseFactsBySlug([]),
      );
    };
    const changes = compareWithLog(withEnd('19:30'), withEnd('19:00'));
    expect(changes.counts.updated).toBe(0);
    expect(changes.sets).toEqual(withEnd('19:30').sets);
  });

  it('leaves a set as the lifter corrected it, and counts it where the file differs', () => {
    const logged = strong(...legs);
    const corrected = logged.sets.map((set, index) =>
      index === 0 ? { ...set, done: { ...set.done, reps: 8 }, correctedAt: 1 } : set,
    );
    const changes = compareWithLog(strong(...legs), { ...logged, sets: corrected });
    expect([changes.sets, changes.counts.corrected]).toEqual([[], 1]);
  });

  it('keeps the note that was written here', () => {
    const logged = strong(...legs);
    const noted = logged.sessions.map((session) => ({ ...session, note: 'Felt light.' }));
    const renamed = strong(...legs.map((line) => line.replace('Legs', 'Leg day')));
    expect(after({ ...logged, sessions: noted }, renamed).sessions[0]?.note).toBe('Felt light.');
  });

  it('tells two sessions with the same start apart by their sets, whatever their titles are', () => {
    const arms = row('18:00:00', 'Arms', 'Curl', 1, 10);
    const logged = strong(...legs, arms);
    const swapped = strong(
      ...legs.map((line) => line.replace('Legs', 'Arms')),
      arms.replace('Arms', 'Legs'),
    );
    const both = after(logged, swapped);
    expect(both.sets.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
      logged.sets.toSorted((a, b) => a.id.localeCompare(b.id)),
    );
    expect(both.sessions.map(({ importedName }) => importedName)).toEqual(['Arms', 'Legs']);
  });

  it('adds a session that only begins at the same moment as one of the log', () => {
    const logged = strong(...legs);
    const other = strong(row('18:00:00', 'Arms', 'Curl', 1, 10));
    expect(after(logged, other).sessions).toHaveLength(2);
  });

  it('never takes a session for one with the id of another, which was renamed', () => {
    const renamed = after(
      strong(...legs),
      strong(...legs.map((line) => line.replace('Legs', 'Squats'))),
    );
    const both = after(
      renamed,
      strong(
        ...legs.map((line) => line.replace('Legs', 'Squats')),
        row('18:00:00', 'Legs', 'Lunge', 1, 20),
      ),
    );
    expect(both.sessions.map(({ importedName }) => importedName)).toEqual(['Squats', 'Legs']);
    expect(weightsOf(both)).toEqual([60, 65, 20]);
  });

  it('leaves sessions of other apps and of this site alone', () => {
    const file = strong(...legs);
    const start = file.sessions[0]?.startedAt ?? 0;
    const others = ['hevy/2026-10-01T18:00:00/Legs', 'a-session-of-this-site'].map(
      (id): LoggedSessionWithoutSets => ({
        id,
        startedAt: start,
        endedAt: start,
        outcome: 'finished',
        plannedSets: 0,
        doneSets: 0,
      }),
    );
    expect(loggedSessionsWithSameIdOrStart(file.sessions, others)).toEqual([]);
  });
});
