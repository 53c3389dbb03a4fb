import { expect, it } from 'vitest';
import { listStiltedWordingsInText } from './odd-words.ts';

it.each([
  ['An amount of nought means that you hadn’t paid yet.', 'nought'],
  ['Whoever pays invites one more person.', 'Whoever'],
  ['Please answer this\ne-mail or write to us.', 'answer this e-mail'],
  ['Cancel on your account page, in two presses.', 'in two presses'],
  ['It takes two presses.', 'takes two presses'],
  ['Two presses in your account are enough.', 'Two presses in your'],
  ['You can make a new account; it begins empty.', 'begins empty'],
  ['What that is stood in your cart.', 'stood in your cart'],
])('finds what nobody would say in: %s', (text, words) => {
  expect(listStiltedWordingsInText(text)).toEqual([words]);
});

it.each([
  'Reply to this e-mail. You can cancel in two taps.',
  'The two presses alone are a decent chest day.',
  'Press “Withdraw from this order”, and stand in the rack with your bench presses.',
])('has nothing against: %s', (text) => {
  expect(listStiltedWordingsInText(text)).toEqual([]);
});
