import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf, otherNameOf, withOtherName } from './excerpt.ts';

describe('excerptOf', () => {
  it('takes the first paragraph without its marks', () => {
    expect(
      excerptOf(
        '## Heading\n\n| a | b |\n|---|---|\n\nYes. Every **plan** under [workout plans](/workout-plans/) is\nfree.[^1]\n\nMore.',
      ),
    ).toBe('Yes. Every plan under workout plans is free.');
  });

  it('cuts a long one at a sentence, or else at a word', () => {
    const sentence = `${'word '.repeat(20).trim()}.`;
    expect(excerptOf(`${sentence} ${sentence}`)).toBe(sentence);
    const endless = 'word '.repeat(60);
    expect(excerptOf(endless)).toMatch(/^(word )+…$/);
    expect(excerptOf(endless).length).toBeLessThanOrEqual(162);
  });

  it('is empty where there is nothing to read', () => {
    expect(excerptOf('')).toBe('');
    expect(excerptOf('- a list\n- alone')).toBe('');
  });

  it('is never long, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), (text) => {
        expect(excerptOf(text).length).toBeLessThanOrEqual(162);
      }),
    );
  });
});

it('another name stands before the excerpt and can be told from it again', () => {
  const excerpt = withOtherName('A hinge from standing. The best stretch.', 'RDL');
  expect(excerpt).toBe('Also called RDL. A hinge from standing. The best stretch.');
  expect(otherNameOf(excerpt)).toBe('RDL');
  expect(withOtherName('A hinge.', '')).toBe('A hinge.');
  expect(otherNameOf('A hinge. Also called RDL. More.')).toBe('');
});
