import { describe, expect, it } from 'vitest';
import type { PartialEntry } from '../model/entry.ts';
import {
  checkRepeatsWordsAndLengths,
  sentencesCheckedForRepeats,
} from './check-repeats-words-and-lengths.ts';

const faq = (id: string, content: string, title = `Title of ${id}`): PartialEntry => ({
  type: 'faq',
  id,
  fields: { title, content },
});
const problems = (...entries: readonly PartialEntry[]): readonly string[] =>
  checkRepeatsWordsAndLengths({ entries, assets: new Map(), fixedPaths: [] }).map(
    ({ where, problem }) => `${where}: ${problem}`,
  );

describe('sentencesCheckedForRepeats', () => {
  it('splits a text into sentences without list and heading marks, and leaves out short ones', () => {
    expect(
      sentencesCheckedForRepeats(
        '## Why it is worth the trouble\n- One two three four five six. Short one.',
      ),
    ).toEqual(['Why it is worth the trouble', 'One two three four five six.']);
  });
});

describe('a repeated sentence', () => {
  const twice = 'Rest three minutes between the heavy sets.';

  it('is found, whatever surrounds it', () => {
    expect(problems(faq('a', `Begin. ${twice}`), faq('b', `**${twice}** End.`))).toEqual([
      'a, b: the same sentence: "rest three minutes between the heavy sets."',
    ]);
  });

  it('is allowed in workout blocks, formulas and sources, and twice in one entry', () => {
    const plan = '```workout\n- Back squat: 3 x 5 at RPE 8, rest 3 min\n```';
    const source = '[^a]: Schoenfeld and colleagues, 2016. Longer rest periods, a journal.';
    const text = (id: string) =>
      faq(
        id,
        `Own words of ${id} and nobody else here.\n\n$$BMR = 10 × weight + 6.25 × height$$\n\n${plan}\n\n${source}`,
      );
    expect(problems(text('a'), text('b'), faq('c', `${twice} ${twice}`))).toEqual([]);
  });
});

it.each([
  ['The color of the plates', 'color'],
  ['We organize the week', 'organize'],
  ['It is a game-changer', 'game-changer'],
  ['You will not just lift more but also sleep', 'not just lift more but'],
  ['Heavy — and good', '—'],
  ['Lift it!', '!'],
  ['When it comes to sets', 'when it comes to'],
])('objects in "%s" to: %s', (text, word) => {
  expect(problems(faq('a', text))).toContain(`a: we do not write "${word}"`);
});

it('objects to two entries of a type with the same title', () => {
  expect(problems(faq('a', 'One.', 'Same'), faq('b', 'Two.', 'Same'))).toEqual([
    'b: the title of a too',
  ]);
});

it('objects to titles and alt texts that are too short or too long', () => {
  const article: PartialEntry = {
    type: 'article',
    id: 'article-sleep',
    fields: { title: 'S' },
  };
  const asset = {
    id: 'asset',
    title: 'Bar',
    altText: 'x'.repeat(161),
    mimeType: 'image/webp',
    bytes: 1,
  };
  const errors = checkRepeatsWordsAndLengths({
    entries: [article],
    assets: new Map([
      [asset.id, asset],
      ['film', { ...asset, id: 'film', altText: '', mimeType: 'video/mp4' }],
    ]),
    fixedPaths: [],
  });
  expect(errors.map(({ where, problem }) => `${where}: ${problem}`)).toEqual([
    'article-sleep: the title has 1 characters, not 2 to 60',
    'asset: the alt text has 161 characters, not 30 to 160',
  ]);
});

it('checks every long text of an entry', () => {
  const belt: PartialEntry = {
    type: 'product',
    id: 'belt',
    fields: { title: 'Belt', content: 'Leather.', sizeChart: 'Measure your waist in inches.' },
  };
  expect(problems(belt)).toEqual(['belt: we do not write "inches"']);
});

it('finds words that nobody would say in any field, and leaves notation alone', () => {
  const offer: PartialEntry = {
    type: 'subscriptionOffer',
    id: 'offer',
    fields: { title: 'A year', terms: 'You cancel in two presses.' },
  };
  expect(problems(offer)).toEqual(['offer: nobody would say "in two presses"']);
  expect(problems(faq('a', '```workout\n- Plank: 1 x 30 s (whoever is ready)\n```'))).toEqual([]);
});

it('asks for a greeting in an e-mail', () => {
  const mail = (content: string): PartialEntry => ({
    type: 'mail',
    id: 'mail',
    fields: { kind: 'kept', content },
  });
  expect(problems(mail('Your membership carries on.'))).toEqual([
    'mail: it greets nobody: begin it with {greeting}',
  ]);
  expect(problems(mail('{greeting}\n\nYour membership carries on.'))).toEqual([]);
});
