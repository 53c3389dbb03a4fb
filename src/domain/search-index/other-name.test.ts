import { expect, it } from 'vitest';
import { otherNameOf, withOtherName } from './other-name.ts';

it('puts another name in front of an excerpt and reads it back', () => {
  const excerpt = withOtherName('A hinge from standing. The best stretch.', 'RDL');
  expect(excerpt).toBe('Also called RDL. A hinge from standing. The best stretch.');
  expect(otherNameOf(excerpt)).toBe('RDL');
  expect(withOtherName('A hinge.', '')).toBe('A hinge.');
  expect(otherNameOf('A hinge. Also called RDL. More.')).toBe('');
});
