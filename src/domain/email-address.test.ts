import { expect, it } from 'vitest';
import {
  findEmailProblem,
  firstEmailAddressInText,
  isEmailAddress,
  trimEmailAddress,
  emailKeyForCounting,
} from './email-address.ts';

it.each([
  'anna@example.com',
  'anna.o’neill+lifts@mail.example.co.uk',
  'a@b.io',
  'änne@exämple.de',
  `${'a'.repeat(64)}@example.com`,
])('isEmailAddress accepts %s', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

it.each([
  '',
  ' ',
  'anna',
  'anna@example',
  '@example.com',
  'anna@',
  'anna@.com',
  'anna@example..com',
  'anna @example.com',
  'anna@example.com\nBcc: all@example.com',
  'anna@example.com,eve@example.com',
  '<anna@example.com>',
  'anna@example.com/',
  'anna@127.0.0.1',
  `${'a'.repeat(250)}@example.com`,
  'anna\u0000@example.com',
  'an\u200bna@example.com',
  'anna@exam\u00adple.com',
  'anna@example.com\u200b',
  '\u202eanna@example.com',
  'anna@example.com\u001b[0m',
])('isEmailAddress rejects %j', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

it('findEmailProblem says what to do about an invisible character', () => {
  expect(findEmailProblem('anna@example.com')).toBeUndefined();
  expect(findEmailProblem('an\u200bna@example.com')).toMatch(/can’t be seen/);
  expect(findEmailProblem('anna')).toMatch(/name@example\.com/);
});

it('trimEmailAddress removes invisible characters around an address, and none inside it', () => {
  expect(trimEmailAddress('\u202a anna@example.com\u200b\r\n')).toBe('anna@example.com');
  expect(trimEmailAddress('an\u200bna@example.com')).toBe('an\u200bna@example.com');
});

it.each([
  ['Anna@Example.COM', 'anna@example.com'],
  ['anna+lifts+more@example.com', 'anna@example.com'],
  ['a.n.n.a@gmail.com', 'anna@gmail.com'],
  ['An.na+knurl@GoogleMail.com', 'anna@gmail.com'],
  ['an.na@example.com', 'an.na@example.com'],
])('emailKeyForCounting turns %s into %s', (address, inbox) => {
  expect(emailKeyForCounting(address)).toBe(inbox);
});

it.each([
  ['Please verify your e-mail address ann@example.com before you log in.', 'ann@example.com'],
  ['Verify “a.b+c@mail.example.co.uk”.', 'a.b+c@mail.example.co.uk'],
  ['Not verified: ann@example.com.', 'ann@example.com'],
  ['Please verify your e-mail address before you log in.', undefined],
  ['Write to ann@localhost, or to @example.com', undefined],
])('firstEmailAddressInText finds the address in %j', (sentence, address) => {
  expect(firstEmailAddressInText(sentence)).toBe(address);
});
