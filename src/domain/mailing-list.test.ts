import { describe, expect, it } from 'vitest';
import { joinOutcomes, linkOutcomes, mailingListWords, parseJoinOutcome } from './mailing-list.ts';

describe('mailingListWords', () => {
  it.each([...joinOutcomes, ...linkOutcomes])(
    'has a heading and whole sentences for %s',
    (name) => {
      const { title, text } = mailingListWords[name];
      expect(title).toMatch(/^[A-Z].*[^.]$/);
      expect(text).toMatch(/^[A-Z].+[.]$/);
    },
  );

  it('has a text of its own for each', () => {
    const texts = Object.values(mailingListWords).map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('parseJoinOutcome', () => {
  it('reads what the server answers', () => {
    expect(parseJoinOutcome({ outcome: 'invited' })).toBe('invited');
  });

  it.each([
    [null],
    ['invited'],
    [{}],
    [{ outcome: 'joined' }],
    [{ outcome: ['invited'] }],
    [{ outcome: '__proto__' }],
  ])('refuses %o', (body) => {
    expect(parseJoinOutcome(body)).toBeUndefined();
  });
});
