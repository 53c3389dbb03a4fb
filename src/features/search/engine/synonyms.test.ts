import { expect, it } from 'vitest';
import { synonymGroupsForPagePhrasesOnly } from './everyday-synonyms.ts';
import {
  conceptStemOf,
  pinnedSearchKeysOfTitleStems,
  stemsOfPhrasesMeantBySynonymStem,
  synonymWordsOfTextStems,
} from './synonyms.ts';
import { foldedWords, joinedStemsOfWords, stemOf } from './words.ts';

const synonymsOf = (text: string): readonly string[] => [
  ...synonymWordsOfTextStems(new Set(foldedWords(text).map(stemOf))),
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
])('"%s" has the synonym "%s"', (text, typed) => {
  expect(synonymsOf(text).map(stemOf)).toContain(stemOf(typed));
});

it('requires every word of a phrase', () => {
  expect(synonymsOf('Deadlift')).not.toContain('rdl');
  expect(synonymsOf('A Romanian visitor')).not.toContain('rdl');
});

it('keeps one-way synonyms one-way', () => {
  expect(synonymsOf('A cuff for the ankle')).not.toContain('external');
  expect(synonymsOf('weight')).not.toContain('fat');
});

it('finds the texts that a synonym stands for', () => {
  expect([...stemsOfPhrasesMeantBySynonymStem('rdl')]).toEqual([['romanian', 'deadlift']]);
  expect([...stemsOfPhrasesMeantBySynonymStem(stemOf('booty'))]).toContainEqual([stemOf('glutes')]);
  expect([...stemsOfPhrasesMeantBySynonymStem('renegade')]).toEqual([]);
});

it('knows the whole searches that a title is the answer to, and none for other titles', () => {
  const answersOf = (title: string): ReadonlySet<string> =>
    pinnedSearchKeysOfTitleStems(new Set(foldedWords(title).map(stemOf)));
  const stomach = joinedStemsOfWords(['stomach']);
  expect(answersOf('Losing fat without losing strength').has(stomach)).toBe(true);
  expect(answersOf('Members zone').has(joinedStemsOfWords(['log', 'in']))).toBe(true);
  expect(answersOf('Abs and core exercises').size).toBe(0);
});

it('has each everyday word in one group, so that its meaning doesn’t depend on the order', () => {
  const words = synonymGroupsForPagePhrasesOnly.flat();
  expect(words.filter((word, place) => words.indexOf(word) < place)).toEqual([]);
});

it('takes everyday words of a group for one in a question, also with their synonyms', () => {
  expect(conceptStemOf('sister')).toBe(conceptStemOf('friend'));
  expect(conceptStemOf(stemOf('dublin'))).toBe(conceptStemOf(stemOf('overseas')));
  expect(conceptStemOf(stemOf('postage'))).toBe(conceptStemOf(stemOf('send')));
  expect(conceptStemOf('squat')).toBe('squat');
});
