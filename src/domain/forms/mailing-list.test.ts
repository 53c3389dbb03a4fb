import { describe, expect, it } from 'vitest';
import {
  joinAndLeaveOutcomeTexts,
  joinRequestOutcomes,
  listMailLinkOutcomes,
  parseJoinRequestOutcomeInAnswer,
} from './mailing-list.ts';

describe('joinAndLeaveOutcomeTexts', () => {
  it.each([...joinRequestOutcomes, ...listMailLinkOutcomes])(
    'has a heading and complete sentences for %s',
    (name) => {
      const { title, text } = joinAndLeaveOutcomeTexts[name];
      expect(title).toMatch(/^[A-Z].*[^.]$/);
      expect(text).toMatch(/^[A-Z].+[.]$/);
    },
  );

  it('has a different text for each outcome', () => {
    const texts = Object.values(joinAndLeaveOutcomeTexts).map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('parseJoinRequestOutcomeInAnswer', () => {
  it('parses the outcome', () => {
    expect(parseJoinRequestOutcomeInAnswer({ outcome: 'asked' })).toBe('asked');
  });

  it.each([
    [null],
    ['asked'],
    [{}],
    [{ outcome: 'joined' }],
    [{ outcome: ['asked'] }],
    [{ outcome: '__proto__' }],
  ])('returns undefined for %o', (body) => {
    expect(parseJoinRequestOutcomeInAnswer(body)).toBeUndefined();
  });
});
