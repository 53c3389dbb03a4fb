import { expect, it } from 'vitest';
import { toStoredError } from './browser-error.ts';

const stored = (message: string) => toStoredError({ message, place: '', path: '/' }).message;

it.each([
  [
    'Cannot read properties of undefined (reading "x")',
    'Cannot read properties of undefined (reading "x")',
  ],
  ['No person anna@example.com here', 'No person (address) here'],
  [
    'Failed: https://knurl.example/success/?session_id=cs_1#x',
    'Failed: https://knurl.example/success/',
  ],
  ['Unexpected token in "My name is Anna and I weigh 70"', 'Unexpected token in (text)'],
  ['Bad key cs_live_a1B2c3D4e5F6g7H8i9J0k1L2', 'Bad key (token)'],
  ['Order 20261123 is gone', 'Order (number) is gone'],
])('stores “%s” as “%s”', (message, kept) => {
  expect(stored(message)).toBe(kept);
});

it('stores the path of a members zone page without the plan', () => {
  const path = '/members/packs/strong-hips/?week=2';
  expect(toStoredError({ message: '', place: '', path }).path).toBe('/members/packs/…');
});

it('limits the length of what is stored, and removes line breaks', () => {
  expect(stored(`${'long '.repeat(300)}\nnext`)).toHaveLength(300);
  expect(stored('one\ntwo')).toBe('one two');
});
