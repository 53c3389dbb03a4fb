import { expect, it } from 'vitest';
import { otherWordsFor, stemsMeantBy } from './synonyms.ts';
import { foldedWords, stemOf } from './words.ts';

const othersFor = (text: string): readonly string[] => [
  ...otherWordsFor(new Set(foldedWords(text).map(stemOf))),
];

it.each([
  ['Romanian deadlift', 'rdl'],
  ['Barbell overhead press', 'ohp'],
  ['Glute bridge', 'bum'],
  ['Bum exercises', 'booty'],
  ['Abs and core exercises', 'tummy'],
  ['One rep max calculator', '1rm'],
  ['Five by five', '5x5'],
  ['Strong after fifty', '50'],
  ['An eight-week fat-loss programme', 'program'],
  ['Iron and energy', 'anemia'],
])('%s is found by %s', (text, typed) => {
  expect(othersFor(text).map(stemOf)).toContain(stemOf(typed));
});

it('needs every word of a phrase', () => {
  expect(othersFor('Deadlift')).not.toContain('rdl');
  expect(othersFor('A Romanian visitor')).not.toContain('rdl');
});

it('does not work backwards where that is not meant', () => {
  expect(othersFor('A cuff for the ankle')).not.toContain('external');
  expect(othersFor('weight')).not.toContain('fat');
});

it('knows what a word may have meant', () => {
  expect([...stemsMeantBy('rdl')].sort()).toEqual(['deadlift', 'romanian']);
  expect([...stemsMeantBy(stemOf('booty'))]).toContain(stemOf('glutes'));
  expect([...stemsMeantBy('squat')]).toEqual([]);
});
