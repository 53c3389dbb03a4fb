import { expect, it } from 'vitest';
import { suggestEmailCorrection } from './suggest-email-correction.ts';

it.each([
  ['gmial.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.cm', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gamil.con', 'gmail.com'],
  ['GMIAL.com', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmail.co.ku', 'hotmail.co.uk'],
  ['hotmal.co.uk', 'hotmail.co.uk'],
  ['outlok.com', 'outlook.com'],
  ['outlok.con', 'outlook.com'],
  ['yaho.co.uk', 'yahoo.co.uk'],
  ['icloud.con', 'icloud.com'],
  ['iclod.com', 'icloud.com'],
  ['btinternet.co', 'btinternet.com'],
  ['knurl-gym.con', 'knurl-gym.com'],
])('corrects %s to %s', (typed, meant) => {
  expect(suggestEmailCorrection(`Anna.B+c@${typed}`)).toBe(`Anna.B+c@${meant}`);
});

it.each([
  'gmail.com',
  'Gmail.com',
  'mail.com',
  'ymail.com',
  'email.com',
  'gmx.com',
  'gmx.de',
  'hotmail.fr',
  'hotmail.no',
  'live.nl',
  'yahoo.de',
  'yahoo.co.jp',
  'hotmail.com.br',
  'live.com',
  'love.com',
  'outlook.ie',
  'small.com',
  'example.com',
  'sheffield.ac.uk',
  'company.co',
  'bounce.example',
])('suggests nothing for %s', (domain) => {
  expect(suggestEmailCorrection(`anna@${domain}`)).toBeUndefined();
});

it('suggests nothing for a text that isn’t an address', () => {
  expect(suggestEmailCorrection('gmial.com')).toBeUndefined();
  expect(suggestEmailCorrection('')).toBeUndefined();
});
