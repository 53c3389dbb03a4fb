import { describe, expect, it } from 'vitest';
import {
  firstNameOrWholeName,
  greetingTo,
  mailLineWithoutControls,
  mailMessageWithoutControls,
  sanitiseAndShortenMailName,
} from './sanitise-mail-text.ts';

describe('a name in an e-mail', () => {
  it.each([
    ['a plain one', 'Ann O’Neill-Łuk', 'Ann O’Neill-Łuk'],
    ['line breaks', 'Ann\r\nBcc: all@example.com\u2028Lee', 'Ann Bcc: all@example.com Lee'],
    ['control characters', 'A\u0000n\u001b[31mn\t\u0085Lee', 'A n [31mn Lee'],
    ['invisible characters', '\u202eAnn\u200b \u2060Lee\ufeff', 'Ann Lee'],
    ['blanks alone', ' \u00a0\r\n\u200b', ''],
    ['60 characters', '🏋'.repeat(60), '🏋'.repeat(60)],
    ['more than 60', `${'a'.repeat(58)} ${'b'.repeat(9)}`, `${'a'.repeat(58)}…`],
  ])('keeps what can be read of %s', (_what, name, shown) => {
    expect(sanitiseAndShortenMailName(name)).toBe(shown);
    expect([...sanitiseAndShortenMailName(name)].length).toBeLessThanOrEqual(60);
  });

  it('a message keeps its line breaks, and loses what controls a terminal', () => {
    expect(mailMessageWithoutControls('Two\r\nlines\t\u0000\u001b[31m')).toBe('Two\r\nlines\t[31m');
  });

  it('longer words stay whole, on one line', () => {
    expect(mailLineWithoutControls(`${'a '.repeat(99)}\n\u0007b`)).toBe(`${'a '.repeat(99)}b`);
  });
});

describe('a greeting', () => {
  it.each([
    ['a name', 'Anna Smith', 'Hello Anna,'],
    ['one word', 'Anna', 'Hello Anna,'],
    ['a title', 'Dr Anna Smith', 'Hello Dr Anna Smith,'],
    ['an initial', 'A. Smith', 'Hello A. Smith,'],
    ['line breaks', '\r\nAnna\nBcc: all@example.com', 'Hello Anna,'],
    ['no name', ' ', 'Hello,'],
  ])('has the first name on a parcel, where one can be told: %s', (_what, name, greeting) => {
    expect(greetingTo(firstNameOrWholeName(name))).toBe(greeting);
  });
});
