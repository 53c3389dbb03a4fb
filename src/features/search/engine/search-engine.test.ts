import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CollectionId } from '../../../domain/search/collection-groups.ts';
import type { SearchHit } from '../../../domain/search/collections.ts';
import { createSearchEngine } from './search-engine.ts';
import type { SearchEngine } from './search-engine.ts';

const hit = (title: string, excerpt = '', more: Partial<SearchHit> = {}): SearchHit => ({
  id: title,
  title,
  excerpt,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  category: '',
  ...more,
});

const engineWith = (
  collections: Readonly<Partial<Record<CollectionId, readonly SearchHit[]>>>,
): SearchEngine => {
  const engine = createSearchEngine();
  const put = (id: CollectionId, hits: readonly SearchHit[] | undefined) =>
    hits === undefined ? undefined : engine.add(id, hits);
  put('articles', collections.articles);
  put('exercises', collections.exercises);
  put('pages', collections.pages);
  put('finishers', collections.finishers);
  return engine;
};

const engine = engineWith({
  exercises: [
    hit('Leg exercises'),
    hit('Goblet squat', 'Easier than a back squat.', { category: 'leg-exercises' }),
    hit('Squat', 'The plain one.', { category: 'leg-exercises' }),
    hit('Romanian deadlift', 'Also called RDL. A hinge from standing.', {
      category: 'leg-exercises',
    }),
    hit('Pull-up', 'Hang, then pull.', { category: 'back-exercises' }),
    hit('Glute bridge', 'From the floor.', { category: 'bum-exercises' }),
  ],
  articles: [
    hit('Organised warm-ups', 'Before you squat, or train anything.', { categories: ['training'] }),
    hit('A colour for every plate', 'What the colours mean.', { categories: ['training'] }),
  ],
});

const titles = (text: string, of = engine) =>
  of.search(text, 10).groups.flatMap(({ results }) => results.map(({ title }) => title));

describe('what is found', () => {
  it('an exact title comes first, then titles, then excerpts', () => {
    expect(titles('squat')).toEqual(['Squat', 'Goblet squat', 'Organised warm-ups']);
    expect(titles('goblet squat')[0]).toBe('Goblet squat');
  });

  it.each([
    ['plurals', 'squats ', 'Squat'],
    ['the beginning of the last word', 'romani', 'Romanian deadlift'],
    ['another name', 'rdl', 'Romanian deadlift'],
    ['a synonym', 'booty', 'Glute bridge'],
    ['a word parted otherwise', 'pullups', 'Pull-up'],
    ['words parted otherwise', 'dead lift', 'Romanian deadlift'],
    ['American endings', 'organized', 'Organised warm-ups'],
    ['American spelling', 'color', 'A colour for every plate'],
    ['one slip', 'romainian', 'Romanian deadlift'],
    ['two slips', 'romainan deadlfit', 'Romanian deadlift'],
    ['a category', 'back exercises', 'Pull-up'],
  ])('%s', (_, text, title) => {
    expect(titles(text)[0]).toBe(title);
  });

  it('does not take the beginning of a word that is over for the word', () => {
    expect(titles('squ')).toContain('Squat');
    expect(engine.search('squ ', 10).kind).not.toBe('found');
  });

  it('says what it looked for where that is not what was typed', () => {
    expect(engine.search('romainian deadlfit', 5)).toMatchObject({
      kind: 'found',
      meant: 'romanian deadlift',
    });
    expect(engine.search('romanian', 5).meant).toBe('');
  });

  it('offers the closest where nothing has all the words, and nothing where there is none', () => {
    const answer = engine.search('squat tango', 5);
    expect(answer.kind).toBe('closest');
    expect(answer.groups[0]?.results[0]?.title).toBe('Squat');
    expect(engine.search('xylophone', 5)).toEqual({
      kind: 'nothing',
      meant: '',
      count: 0,
      more: false,
      groups: [],
    });
  });
});

describe('groups', () => {
  it('have counts and no more results than are wanted, the group with the best result first', () => {
    const { count, groups } = engine.search('squat', 1);
    expect(count).toBe(3);
    expect(groups.map(({ name, count: own, results }) => [name, own, results.length])).toEqual([
      ['Exercises', 2, 1],
      ['Articles', 1, 1],
    ]);
  });

  it('lead to pages', () => {
    expect(engine.search('squat', 1).groups[0]?.results[0]?.path).toBe(
      '/exercises/leg-exercises/squat/',
    );
  });

  it('say that there are more than were counted', () => {
    const many = engineWith({
      exercises: Array.from({ length: 300 }, (_, number) => hit(`Squat number ${number}`)),
    });
    expect(many.search('squat number ', 5)).toMatchObject({ count: 100, more: true });
    expect(many.search('squat number 299 ', 5)).toMatchObject({ count: 1, more: false });
  });

  it('hold the members’ plans once those are added', () => {
    const members = engineWith({ exercises: [hit('Squat')] });
    expect(members.search('squat', 5).groups).toHaveLength(1);
    members.add('finishers', [hit('Squat finisher', '', { category: 'legs' })]);
    expect(members.search('squat', 5).groups.map(({ name }) => name)).toEqual([
      'Exercises',
      'Members Zone',
    ]);
  });
});

it('an exact title is first among hundreds, and among pages that are lists', () => {
  const crowd = Array.from({ length: 400 }, (_, number) => hit(`Squat ${number} and back`));
  const large = engineWith({ exercises: [...crowd, hit('Back and squat')], pages: [hit('Squat')] });
  expect(titles('back and squat', large)[0]).toBe('Back and squat');
  expect(titles('squat', large)[0]).toBe('Squat');
});

it('a title that says little else comes first, also among more than are ranked', () => {
  const crowd = Array.from({ length: 400 }, (_, number) => hit(`Squat ${number} with a long name`));
  const large = engineWith({ exercises: [...crowd, hit('Split squat')] });
  expect(titles('squat', large)[0]).toBe('Split squat');
});

it('a collection may come in parts', () => {
  const parts = createSearchEngine();
  parts.add('exercises', [hit('Squat')]);
  parts.add('exercises', [hit('Split squat')]);
  expect(titles('squat', parts)).toEqual(['Squat', 'Split squat']);
});

describe('whatever is typed', () => {
  it.each([
    ['10 KB', 'a'.repeat(10_240)],
    ['10 KB of words', 'squat '.repeat(1700)],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a regular expression that never ends', `${'a'.repeat(100)}(a+)+$`],
    ['right-to-left marks', '\u202e\u200ftauqs\u202c'],
    ['emoji', '💪🏽👩‍🦰'],
    ['half of an emoji', '\ud83d'],
    ['names that objects have', '__proto__ constructor toString'],
  ])('%s is answered at once', (_, text) => {
    const started = performance.now();
    expect(() => engine.search(text, 5)).not.toThrow();
    // A thousand times what it takes: a text that never ends takes far longer.
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('is answered with pages that exist, the best first, each once', () => {
    const all = new Set(titles('squat romanian pull glute organised colour leg'));
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const found = titles(text);
        expect(new Set(found).size).toBe(found.length);
        for (const title of found) expect(all).toContain(title);
      }),
    );
  });
});
