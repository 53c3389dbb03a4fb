import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Entry } from '../../content/model/entry.ts';
import { makeEntry } from '../../content/model/make-entry.test-support.ts';
import { exerciseFactsPath } from '../../domain/training/exercise-facts.ts';
import { exerciseFactsOfEntries, writeExerciseFacts } from './exercise-facts-file.ts';

const squat: Entry = makeEntry(
  'exercise',
  {
    title: 'Back squat',
    slug: 'back-squat',
    category: 'leg-exercises',
    level: 'intermediate',
    equipment: ['barbell'],
    primaryMuscles: ['quadriceps', 'glutes'],
    secondaryMuscles: null,
    pattern: 'squat',
    loading: 'barbell',
    relativeLoad: 100,
    mainLiftOf: ['squat', 'lunge'],
    station: 'squat rack',
    alsoLoads: ['lower back'],
    spares: ['knee'],
    kindTo: [],
    otherAppNames: ['Squat (Barbell)'],
    content: '## Cues\n\n- Spread the **floor** apart\n- Elbows under',
  },
  'exercise-back-squat',
);
const lunge: Entry = makeEntry('exercise', {
  title: 'Walking lunge',
  slug: 'walking-lunge',
  pattern: 'lunge',
  relativeLoad: 40,
});
const plan: Entry = makeEntry('workoutPlan', { title: 'A plan' }, 'plan');

it('writes only what training needs of each exercise, with the first of its cues', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'exercise-facts-'));
  await writeExerciseFacts(folder, [plan, squat]);
  expect(JSON.parse(await readFile(path.join(folder, exerciseFactsPath), 'utf8'))).toEqual([
    {
      slug: 'back-squat',
      title: 'Back squat',
      path: '/exercises/leg-exercises/back-squat/',
      level: 'intermediate',
      equipment: ['barbell'],
      primary: ['quadriceps', 'glutes'],
      secondary: [],
      pattern: 'squat',
      loading: 'barbell',
      relativeLoad: 100,
      mainLift: 'back-squat',
      station: 'squat rack',
      alsoLoads: ['lower back'],
      spares: ['knee'],
      cue: 'Spread the floor apart',
    },
  ]);
  await rm(folder, { recursive: true });
});

it('says for each share which lift it is a share of, also where two movements have one main lift', () => {
  const mainLifts = exerciseFactsOfEntries([lunge, squat]).map(({ slug, mainLift }) => [
    slug,
    mainLift,
  ]);
  expect(Object.fromEntries(mainLifts)).toEqual({
    'back-squat': 'back-squat',
    'walking-lunge': 'back-squat',
  });
});
