import { expect, it } from 'vitest';
import { findOtherNameInExcerpt, excerptWithOtherName } from './other-name.ts';

it('puts another name in front of an excerpt and reads it back', () => {
  const excerpt = excerptWithOtherName('A hinge from standing. The best stretch.', 'RDL');
  expect(excerpt).toBe('Also called RDL. A hinge from standing. The best stretch.');
  expect(findOtherNameInExcerpt(excerpt)).toBe('RDL');
  expect(excerptWithOtherName('A hinge.', '')).toBe('A hinge.');
  expect(findOtherNameInExcerpt('A hinge. Also called RDL. More.')).toBe('');
});
