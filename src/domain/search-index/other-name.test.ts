import { expect, it } from 'vitest';
import { otherNameAtStartOfExcerpt, putOtherNameBeforeExcerpt } from './other-name.ts';

it('puts another name in front of an excerpt and reads it back', () => {
  const excerpt = putOtherNameBeforeExcerpt('A hinge from standing. The best stretch.', 'RDL');
  expect(excerpt).toBe('Also called RDL. A hinge from standing. The best stretch.');
  expect(otherNameAtStartOfExcerpt(excerpt)).toBe('RDL');
  expect(putOtherNameBeforeExcerpt('A hinge.', '')).toBe('A hinge.');
  expect(otherNameAtStartOfExcerpt('A hinge. Also called RDL. More.')).toBe('');
});
