import { expect, it } from 'vitest';
import { isEmailAddress } from './email-address.ts';

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
])('isEmailAddress rejects %j', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});
