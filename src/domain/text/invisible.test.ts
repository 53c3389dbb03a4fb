import { expect, it } from 'vitest';
import { hasInvisible, isBlank, trimInvisible } from './invisible.ts';

it.each([
  '\u0000',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u00ad',
  '\u200b',
  '\u200d',
  '\u202e',
  '\u2060',
  '\u2800',
  '\u3164',
  '\ufeff',
  '\ue000',
])('detects %j as invisible', (character) => {
  expect(hasInvisible(`an${character}na`)).toBe(true);
  expect(isBlank(` ${character}\n`)).toBe(true);
  expect(trimInvisible(` ${character}an na\t${character}`)).toBe('an na');
});

it.each(['anna', 'änne', '安娜', 'o’neill', 'a+b', '🏋'])('finds nothing in %s', (text) => {
  expect(hasInvisible(text)).toBe(false);
  expect(isBlank(text)).toBe(false);
  expect(trimInvisible(text)).toBe(text);
});
