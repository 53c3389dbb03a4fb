import type { Page } from '@playwright/test';
import type {
  FollowedPlan,
  LoggedSessionWithoutSets,
  LoggedSet,
} from '../../../src/domain/training/log.ts';

/** The contents of a browser's log that a test fills in. */
export type FilledLog = {
  readonly sessions: readonly LoggedSessionWithoutSets[];
  readonly sets: readonly LoggedSet[];
  readonly plans?: readonly FollowedPlan[];
};

const day = 86_400_000;

/**
 * A log with this many sessions of 24 sets, the last one an hour ago and two days between sessions.
 * Four days in turn, with four exercises each; the weights rise a little every time.
 */
export const logOfSessions = (count: number, now = Date.now()): FilledLog => {
  const days = [
    ['back-squat', 'barbell-bench-press', 'seated-cable-row', 'lateral-raise'],
    ['deadlift', 'barbell-overhead-press', 'lat-pulldown', 'dumbbell-curl'],
    ['front-squat', 'incline-dumbbell-press', 'barbell-hip-thrust', 'face-pull'],
    ['romanian-deadlift', 'dumbbell-shoulder-press', 'leg-press', 'triceps-pushdown'],
  ] as const;
  const sessions = Array.from({ length: count }, (_, index): LoggedSessionWithoutSets => {
    const startedAt = now - 3_600_000 - 2 * day * index;
    return {
      id: `filled-${index}`,
      place: { path: '/workout-plans/first-barbell-plan/', index: 0, week: 1, day: 1 },
      version: 'filled',
      startedAt,
      endedAt: startedAt + 3_000_000,
      outcome: 'finished',
      plannedSets: 24,
      doneSets: 24,
    };
  });
  const sets = sessions.flatMap(({ id, startedAt }, index) =>
    Array.from({ length: 24 }, (_, number): LoggedSet => {
      const exercise = days[index % 4]?.[Math.floor(number / 6)] ?? 'back-squat';
      const weight = { value: 100 - 0.5 * (index % 100), unit: 'kg' } as const;
      return {
        id: `${id}/${number}`,
        session: id,
        exercise,
        at: startedAt + 120_000 * number,
        step: `main.${exercise}.1/${number}`,
        line: `main.${exercise}.1`,
        kind: 'work',
        perHand: false,
        planned: { weight, reps: { from: 5, to: 5 } },
        done: { weight, reps: 5 },
      };
    }),
  );
  return { sessions, sets };
};

/** Runs in the page: writes a log into the database that the site has created. */
export const storeLog = async ({ sessions, sets, plans = [] }: FilledLog): Promise<void> => {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('knurl-training');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(new Error('The log could not be opened.'));
  });
  const exercises = new Map<string, { key: string; sets: number; lastAt: number }>();
  for (const { exercise, at } of sets) {
    const known = exercises.get(exercise);
    exercises.set(exercise, {
      key: exercise,
      sets: (known?.sets ?? 0) + 1,
      lastAt: Math.max(known?.lastAt ?? 0, at),
    });
  }
  const records = { sessions, sets, plans, exercises: [...exercises.values()] };
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction(Object.keys(records), 'readwrite');
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(new Error('The log could not be filled.'));
    for (const [store, list] of Object.entries(records)) {
      for (const record of list) transaction.objectStore(store).put(record);
    }
  });
  database.close();
  localStorage.setItem('training', '1');
};

/**
 * Fills this browser's log, as if the lifter had trained. Leaves the page at the empty log: load
 * the page under test afterwards.
 */
export const fillLog = async (page: Page, log: FilledLog): Promise<void> => {
  // The site creates the database.
  await page.goto('/training-log/');
  await page.getByRole('heading', { level: 1, name: 'Training log' }).waitFor();
  await page.getByRole('button', { name: 'Open my empty log' }).click();
  await page.getByRole('heading', { name: 'Keep it safe' }).waitFor();
  await page.evaluate(storeLog, log);
};
