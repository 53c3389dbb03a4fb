import { expect, it } from 'vitest';
import { faultFile } from './entry-file.ts';

it('an entry has its file by its type and name, a picture its description', () => {
  const exercise = { id: 'exercise-back-squat', type: 'Exercise' };
  expect(faultFile(exercise)).toBe('content/entries/exercise/back-squat.md');
  const category = { id: 'exerciseCategory-legs', type: 'Exercise category' };
  expect(faultFile(category)).toBe('content/entries/exerciseCategory/legs.md');
  expect(faultFile({ id: 'squat-thumb', type: 'File' })).toBe('content/assets/squat-thumb.yaml');
  expect(faultFile({ id: '5KsDBWseXY6Q', type: 'Exercise' })).toBeUndefined();
});
