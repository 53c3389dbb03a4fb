import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Entry } from '../../content/model/entry.ts';
import { makeEntry } from '../../content/model/make-entry.test-support.ts';
import { exerciseFactsPath } from '../../domain/training/exercise-facts.ts';
import { mainLifts } from '../../domain/training/movement-pattern.ts';
import { readStarterFacts } from '../../../tests/support/training/starter-facts.ts';
import { writeExerciseFacts } from './exercise-facts-file.ts';

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
    content: '## Cues\n\n- Spread the **floor** apart\n- Elbows under',
  },
  'exercise-back-squat',
);
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
      cue: 'Spread the floor apart',
    },
  ]);
  await rm(folder, { recursive: true });
});

it('finds each main lift in the starter library, with a relative load of 100', async () => {
  const shares = new Map(
    (await readStarterFacts()).map(({ slug, relativeLoad }) => [slug, relativeLoad]),
  );
  for (const slug of Object.values(mainLifts))
    expect([slug, shares.get(slug)]).toEqual([slug, 100]);
});
