import { expect, it } from 'vitest';
import type { OwnExercise } from '../../../domain/training/own/own-exercise.ts';
import {
  aLoggedSessionWithoutSets,
  aLoggedSet,
  evening,
  openEmptyLogOnDeviceOrInTab,
} from '../log.test-support.ts';

const [older, newer] = ['own:Zercher', 'own:Zercher squat'];
const record: OwnExercise = {
  key: older,
  loading: 'barbell',
  primary: [],
  secondary: [],
  changedAt: 1,
};

it.each(['device', 'this tab'] as const)(
  'reads two exercises as one and apart again, in %s',
  async (keeping) => {
    const { log } = await openEmptyLogOnDeviceOrInTab(keeping);
    await log.endSession(
      aLoggedSessionWithoutSets(),
      [
        aLoggedSet({ id: 'first/1', exercise: older }),
        aLoggedSet({ id: 'first/2', exercise: newer, at: 1 }),
      ],
      undefined,
    );
    await log.endSession(
      aLoggedSessionWithoutSets({ id: 'second', startedAt: evening + 1000 }),
      [aLoggedSet({ id: 'second/1', session: 'second', exercise: older, at: evening + 1000 })],
      undefined,
    );
    const before = {
      exercises: await log.exercises(),
      sets: await log.setsOf(newer),
      whole: await log.whole(),
    };
    expect(before.sets.map(({ id }) => id)).toEqual(['first/2']);

    await log.saveOwnExercise({ ...record, sameAs: newer, changedAt: 2 });
    expect(await log.exercises()).toEqual([{ key: newer, sets: 3, lastAt: evening + 1000 }]);
    for (const key of [older, newer]) {
      expect((await log.setsOf(key)).map(({ id, exercise }) => [id, exercise])).toEqual([
        ['second/1', newer],
        ['first/1', newer],
        ['first/2', newer],
      ]);
      expect((await log.lastTime(key)).map(({ id }) => id)).toEqual(['second/1']);
    }
    expect((await log.setsOfSession('first')).every((set) => set.exercise === newer)).toBe(true);
    expect((await log.setsBetween(0, Infinity)).map(({ exercise }) => exercise)).toEqual([
      newer,
      newer,
      newer,
    ]);

    // A set that is corrected meanwhile stays filed as it was.
    const [set] = await log.setsOf(newer);
    if (set === undefined) throw new Error('No set.');
    await log.changeSet({ ...set, done: { reps: 6 } });
    expect((await log.setsOf(newer))[0]?.done).toEqual({ reps: 6 });

    await log.saveOwnExercise({ ...record, changedAt: 3 });
    expect(await log.exercises()).toEqual(before.exercises);
    expect(await log.setsOf(newer)).toEqual(before.sets);
    const { sets } = await log.whole();
    expect(sets.map(({ id, exercise }) => [id, exercise])).toEqual(
      before.whole.sets.map(({ id, exercise }) => [id, exercise]),
    );
  },
);
