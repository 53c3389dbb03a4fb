import { describe, expect, it } from 'vitest';
import type { ContentEntry, ContentSpace } from '../../src/content/faults.ts';
import { findWordFaults, sentencesOf } from './words.ts';

const faq = (id: string, content: string, title = `Title of ${id}`): ContentEntry => ({
  type: 'faq',
  id,
  fields: { title, content },
});
const spaceOf = (...entries: readonly ContentEntry[]): ContentSpace => ({
  entries,
  assets: new Map(),
  fixedPaths: [],
});
const problems = (...entries: readonly ContentEntry[]): readonly string[] =>
  findWordFaults(spaceOf(...entries)).map(({ where, problem }) => `${where}: ${problem}`);

describe('sentences', () => {
  it('are told apart, without the marks of lists and headings', () => {
    expect(
      sentencesOf('## Why it is worth the trouble\n- One two three four five six. Short one.'),
    ).toEqual(['Why it is worth the trouble', 'One two three four five six.']);
  });
});

describe('a repeated sentence', () => {
  const twice = 'Rest three minutes between the heavy sets.';

  it('is found, whatever stands around it', () => {
    expect(problems(faq('a', `Begin. ${twice}`), faq('b', `**${twice}** End.`))).toEqual([
      'a, b: the same sentence: "rest three minutes between the heavy sets."',
    ]);
  });

  it('may stand in plans, in sources and twice in one entry', () => {
    const plan = '```workout\n- Back squat: 3 x 5 at RPE 8, rest 3 min\n```';
    const source = '[^a]: Schoenfeld and colleagues, 2016. Longer rest periods, a journal.';
    const text = (id: string) =>
      faq(id, `Own words of ${id} and nobody else here.\n\n${plan}\n\n${source}`);
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
])('never writes: %s', (text, word) => {
  expect(problems(faq('a', text))).toContain(`a: we do not write "${word}"`);
});

it('lets no two entries of a type have one title', () => {
  expect(problems(faq('a', 'One.', 'Same'), faq('b', 'Two.', 'Same'))).toEqual([
    'b: the title of a too',
  ]);
});
