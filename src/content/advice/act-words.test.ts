import { expect, it } from 'vitest';
import { listWrongCancellationTermsInText } from './act-words.ts';

it.each([
  ['You can send it back.', 'send it back'],
  ['Your money goes back the way you paid.', 'goes back'],
  ['You get all of your money back.', 'get all of your money back'],
  ['£12 is on its way back to you.', 'on its way back'],
  ['You have a right to cancel.', 'right to cancel'],
  ['when the 14 days to cancel are over', 'days to cancel'],
  ['You can cancel this order.', 'cancel this order'],
  ['It can be cancelled within 14 days.', 'cancelled within '],
  ['We have received your cancellation.', 'cancellation'],
])('finds another word in “%s”', (text, word) => {
  expect(listWrongCancellationTermsInText(text)).toEqual([word]);
});

it.each([
  'Cancel the membership: it ends with the year that you have paid for.',
  'You can withdraw within 14 days, return the goods, and we refund you.',
  'The law calls that your right to cancel.',
  'The Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013',
  'I give notice that I cancel my contract for a belt.',
  'Until 3 December you can come back for the price of a renewal.',
])('finds nothing in “%s”', (text) => {
  expect(listWrongCancellationTermsInText(text)).toEqual([]);
});
