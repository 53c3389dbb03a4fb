import { describe, expect, it } from 'vitest';
import { excerptOfPlainText } from './excerpt.ts';

describe('excerptOfPlainText', () => {
  it('keeps a short first paragraph whole', () => {
    expect(excerptOfPlainText('Short. And sweet.\nThe second paragraph.')).toBe(
      'Short. And sweet.',
    );
  });

  it.each([
    [
      'a full stop',
      `${'First sentence here. '.repeat(7)}Then ${'more '.repeat(30)}.`,
      'First sentence here. '.repeat(7).trim(),
    ],
    [
      'a closing quotation mark',
      '“Sit back,” she says, “and stand.” '.repeat(20),
      '“Sit back,” she says, “and stand.” '.repeat(4).trim(),
    ],
  ])(
    'cuts a long paragraph after the last sentence that fits and ends with %s',
    (_, text, excerpt) => {
      expect(excerptOfPlainText(text)).toBe(excerpt);
    },
  );

  it('cuts a long first sentence between two words', () => {
    expect(excerptOfPlainText('word '.repeat(60))).toBe(`${'word '.repeat(32).trim()} …`);
  });

  it('is empty for an empty text', () => {
    expect(excerptOfPlainText('')).toBe('');
  });
});
