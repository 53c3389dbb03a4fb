import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeEntry } from '../../content/model/make-entry.test-support.ts';
import { otherAppExerciseNamesBySlugPath } from '../../domain/training/log-files/other-app-exercise-names-by-slug.ts';
import { writeOtherAppExerciseNamesBySlug } from './other-app-names-file.ts';

const squat = makeEntry('exercise', {
  title: 'Back squat',
  slug: 'back-squat',
  otherAppNames: ['Squat (Barbell)', 'Kniebeuge (Langhantel)'],
});
const lunge = makeEntry('exercise', { title: 'Walking lunge', slug: 'walking-lunge' });

it('writes what other apps call an exercise, and nothing of an exercise without such names', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'other-app-names-'));
  await writeOtherAppExerciseNamesBySlug(folder, [squat, lunge]);
  expect(
    JSON.parse(await readFile(path.join(folder, otherAppExerciseNamesBySlugPath), 'utf8')),
  ).toEqual({
    'back-squat': ['Squat (Barbell)', 'Kniebeuge (Langhantel)'],
  });
  await rm(folder, { recursive: true });
});
