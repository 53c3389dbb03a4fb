import { expect, it } from 'vitest';
import { withoutNoise } from './transcript.ts';

it('keeps what a listener needs, and says nothing twice', () => {
  const heard = [
    'heading, Your cart, level 1',
    'Your cart',
    'end of heading, Your cart, level 1',
    'paragraph',
    'Nothing is in it yet.',
    'link, To the shop',
    'To the shop',
    'polite: Added.',
  ];
  expect(withoutNoise(heard)).toEqual([
    'heading, Your cart, level 1',
    'Nothing is in it yet.',
    'link, To the shop',
    'polite: Added.',
  ]);
});
