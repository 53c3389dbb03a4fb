import { expect, it } from 'vitest';
import { otherNameOf, withOtherName } from './other-name.ts';

it('another name stands before the excerpt and can be told from it again', () => {
  const excerpt = withOtherName('A hinge from standing. The best stretch.', 'RDL');
  expect(excerpt).toBe('Also called RDL. A hinge from standing. The best stretch.');
  expect(otherNameOf(excerpt)).toBe('RDL');
  expect(withOtherName('A hinge.', '')).toBe('A hinge.');
  expect(otherNameOf('A hinge. Also called RDL. More.')).toBe('');
});
