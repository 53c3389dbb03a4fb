import { expect, it } from 'vitest';
import { toExerciseFactsBySlug } from '../../domain/training/exercise-facts.ts';
import {
  kg,
  testExerciseFactsWith,
  testKitWithMaximums,
} from '../../domain/training/loads/loads.test-support.ts';
import {
  estimateOneRepMaxesFromLog,
  renewOneRepMaxesIfFollowingLog,
} from './estimate-one-rep-maxes-from-log.ts';
import {
  aLoggedSessionWithoutSets,
  aLoggedSet,
  openEmptyLogOnDeviceOrInTab,
} from './log.test-support.ts';
import type { TrainingLog } from './training-log.ts';

const library = toExerciseFactsBySlug([
  testExerciseFactsWith(),
  testExerciseFactsWith({ slug: 'dip', loading: 'bodyweight' }),
]);
const today = '2026-11-23';

const trained = async (): Promise<TrainingLog> => {
  const { log } = await openEmptyLogOnDeviceOrInTab('this tab');
  const sets = ['back-squat', 'dip', 'own:Zercher squat'].map((exercise) =>
    aLoggedSet({ id: exercise, exercise }),
  );
  await log.endSession(aLoggedSessionWithoutSets(), sets, undefined);
  return log;
};

it('reads a maximum for every lift of the library that can have one', async () => {
  const found = await estimateOneRepMaxesFromLog(await trained(), library);
  expect(found.map(({ exercise }) => exercise)).toEqual(['back-squat']);
});

it('renews what a lifter follows, and gives nothing to one who does not', async () => {
  const log = await trained();
  const typed = testKitWithMaximums({ 'back-squat': kg(90) });
  await log.saveWeights(typed);
  await renewOneRepMaxesIfFollowingLog(log, library, today);
  expect(await log.weights()).toEqual(typed);
  await log.saveWeights({ ...typed, logMaxes: [] });
  await renewOneRepMaxesIfFollowingLog(log, library, today);
  expect((await log.weights())?.maxes).toEqual(typed.maxes);
  expect((await log.weights())?.logMaxes).toMatchObject([{ exercise: 'back-squat' }]);
});

it('keeps what it had while the library is missing', async () => {
  const log = await trained();
  const following = {
    ...testKitWithMaximums({}),
    logMaxes: testKitWithMaximums({ 'back-squat': kg(90) }).maxes,
  };
  await log.saveWeights({ ...following, logMaxes: [...following.logMaxes] });
  await renewOneRepMaxesIfFollowingLog(log, new Map(), today);
  expect((await log.weights())?.logMaxes).toHaveLength(1);
});
