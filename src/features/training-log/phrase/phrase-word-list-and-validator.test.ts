import { describe, expect, it } from 'vitest';
import {
  phraseFaultOf,
  phraseWordsBeginning,
  phraseWordsIn,
} from './phrase-word-list-and-validator.ts';
import { testPhraseWordListAndValidator, validPhraseWords } from './phrase.test-support.ts';

describe('phraseWordsIn', () => {
  it('reads words between anything that isn’t a letter', () => {
    expect(phraseWordsIn(' Apple,basket\n\ncandle  ')).toEqual(['apple', 'basket', 'candle']);
  });

  it('reads the numbered words of a text with other words', () => {
    const file = `The recovery phrase of your log.\r\n\r\n${validPhraseWords
      .map((word, index) => `${index + 1}. ${word}`)
      .join('\r\n')}\r\n`;
    expect(phraseWordsIn(file)).toEqual(validPhraseWords);
  });
});

describe('phraseWordsBeginning', () => {
  it('suggests nothing for one letter, nor for a word that is complete', () => {
    expect(phraseWordsBeginning('c', testPhraseWordListAndValidator.words)).toEqual([]);
    expect(phraseWordsBeginning('ca', testPhraseWordListAndValidator.words)).toEqual([
      'candle',
      'candy',
      'cart',
      'card',
    ]);
    expect(phraseWordsBeginning('zebra', testPhraseWordListAndValidator.words)).toEqual([]);
  });
});

describe('phraseFaultOf', () => {
  it('finds none in a phrase', async () => {
    expect(await phraseFaultOf(validPhraseWords, testPhraseWordListAndValidator)).toBeUndefined();
  });

  it('names the first word that is missing', async () => {
    expect(
      await phraseFaultOf(validPhraseWords.with(6, ''), testPhraseWordListAndValidator),
    ).toEqual({
      index: 6,
      sentence: 'Word 7 is missing.',
    });
  });

  it('names a word that isn’t in the list, and the one that it may be', async () => {
    expect(
      await phraseFaultOf(validPhraseWords.with(4, 'enigne'), testPhraseWordListAndValidator),
    ).toEqual({
      index: 4,
      sentence: 'Word 5, “enigne”, isn’t in our list of words. Is it “engine”?',
    });
    expect(
      await phraseFaultOf(validPhraseWords.with(0, 'qqqq'), testPhraseWordListAndValidator),
    ).toEqual({
      index: 0,
      sentence: 'Word 1, “qqqq”, isn’t in our list of words: look at your note again.',
    });
  });

  it('says where words that are no phrase may be wrong', async () => {
    expect(
      await phraseFaultOf(validPhraseWords.with(10, 'bitten'), testPhraseWordListAndValidator),
    ).toEqual({
      index: 10,
      sentence:
        'These words don’t belong together. Look at word 11 first: “bitten” may be “kitten”.',
    });
    const swapped = validPhraseWords.with(0, 'basket').with(1, 'apple');
    expect(await phraseFaultOf(swapped, testPhraseWordListAndValidator)).toEqual({
      index: undefined,
      sentence:
        'These words don’t belong together: one is another word, or two have changed places.',
    });
  });
});
