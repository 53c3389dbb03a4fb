import { describe, expect, it } from 'vitest';
import { joinOutcomes, linkOutcomes, mailingListTexts, parseJoinOutcome } from './mailing-list.ts';

describe('mailingListTexts', () => {
  it.each([...joinOutcomes, ...linkOutcomes])(
    'has a heading and complete sentences for %s',
    (name) => {
      const { title, text } = mailingListTexts[name];
      expect(title).toMatch(/^[A-Z].*[^.]$/);
      expect(text).toMatch(/^[A-Z].+[.]$/);
    },
  );

  it('has a different text for each outcome', () => {
    const texts = Object.values(mailingListTexts).map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('parseJoinOutcome', () => {
  it('parses the outcome', () => {
    expect(parseJoinOutcome({ outcome: 'asked' })).toBe('asked');
  });

  it.each([
    [null],
    ['asked'],
    [{}],
    [{ outcome: 'joined' }],
    [{ outcome: ['asked'] }],
    [{ outcome: '__proto__' }],
  ])('returns undefined for %o', (body) => {
    expect(parseJoinOutcome(body)).toBeUndefined();
  });
});
