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
])('of “%s” is kept: %s', (message, kept) => {
  expect(stored(message)).toBe(kept);
});

it('a page of the members’ zone is kept without which plan she reads', () => {
  const path = '/members/packs/strong-hips/?week=2';
  expect(toStoredError({ message: '', place: '', path }).path).toBe('/members/packs/…');
});

it('what is kept has bounds and no line breaks', () => {
  expect(stored(`${'long '.repeat(300)}\nnext`)).toHaveLength(300);
  expect(stored('one\ntwo')).toBe('one two');
});
