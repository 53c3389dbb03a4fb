import { describe, expect, it } from 'vitest';
import {
  joinOutcomes,
  linkOutcomes,
  mailingListOutcomeTexts,
  parseJoinOutcomeInAnswer,
} from './mailing-list.ts';

describe('mailingListOutcomeTexts', () => {
  it.each([...joinOutcomes, ...linkOutcomes])(
    'has a heading and complete sentences for %s',
    (name) => {
      const { title, text } = mailingListOutcomeTexts[name];
      expect(title).toMatch(/^[A-Z].*[^.]$/);
      expect(text).toMatch(/^[A-Z].+[.]$/);
    },
  );

  it('has a different text for each outcome', () => {
    const texts = Object.values(mailingListOutcomeTexts).map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('parseJoinOutcomeInAnswer', () => {
  it('parses the outcome', () => {
    expect(parseJoinOutcomeInAnswer({ outcome: 'asked' })).toBe('asked');
  });

  it.each([
    [null],
    ['asked'],
    [{}],
    [{ outcome: 'joined' }],
    [{ outcome: ['asked'] }],
    [{ outcome: '__proto__' }],
  ])('returns undefined for %o', (body) => {
    expect(parseJoinOutcomeInAnswer(body)).toBeUndefined();
  });
});
