import { expect, it } from 'vitest';
import { fileOfFault } from './entry-file.ts';

it('an entry has its file by its type and name, a picture its description', () => {
  const exercise = { id: 'exercise-back-squat', type: 'Exercise' };
  expect(fileOfFault(exercise)).toBe('content/entries/exercise/back-squat.md');
  const category = { id: 'exerciseCategory-legs', type: 'Exercise category' };
  expect(fileOfFault(category)).toBe('content/entries/exerciseCategory/legs.md');
  expect(fileOfFault({ id: 'squat-thumb', type: 'File' })).toBe('content/assets/squat-thumb.yaml');
  expect(fileOfFault({ id: '5KsDBWseXY6Q', type: 'Exercise' })).toBeUndefined();
});
