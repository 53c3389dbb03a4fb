import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CollectionId } from '../../../domain/search-index/collection-groups.ts';
import { collectionIds } from '../../../domain/search-index/collections.ts';
import type { SearchablePage } from '../../../domain/search-index/collections.ts';
import { createEmptySearchEngine } from './search-engine.ts';
import type { SearchEngine } from './search-engine.ts';

const hit = (title: string, excerpt = '', more: Partial<SearchablePage> = {}): SearchablePage => ({
  id: title,
  title,
  excerpt,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  category: '',
  ...more,
});

const engineWith = (
  collections: Readonly<Partial<Record<CollectionId, readonly SearchablePage[]>>>,
): SearchEngine => {
  const engine = createEmptySearchEngine();
  for (const id of collectionIds) engine.add(id, collections[id] ?? []);
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

describe('the results', () => {
  it('are ranked: an exact title first, then titles, then excerpts', () => {
    expect(titles('squat')).toEqual(['Squat', 'Goblet squat', 'Organised warm-ups']);
    expect(titles('goblet squat')[0]).toBe('Goblet squat');
  });

  it.each([
    ['a plural', 'squats ', 'Squat'],
    ['the beginning of the last word', 'romani', 'Romanian deadlift'],
    ['another name', 'rdl', 'Romanian deadlift'],
    ['a synonym', 'booty', 'Glute bridge'],
    ['two words typed as one', 'pullups', 'Pull-up'],
    ['one word typed as two', 'dead lift', 'Romanian deadlift'],
    ['an American ending', 'organized', 'Organised warm-ups'],
    ['American spelling', 'color', 'A colour for every plate'],
    ['one typo', 'romainian', 'Romanian deadlift'],
    ['two typos', 'romainan deadlfit', 'Romanian deadlift'],
    ['a category', 'back exercises', 'Pull-up'],
  ])('are found by %s', (_, text, title) => {
    expect(titles(text)[0]).toBe(title);
  });

  it('complete the last word only while it is the end of the text', () => {
    expect(titles('squ')).toContain('Squat');
    expect(engine.search('squ ', 10).kind).not.toBe('found');
  });

  it('come with the corrected text if something was mistyped', () => {
    expect(engine.search('romainian deadlfit', 5)).toMatchObject({
      kind: 'found',
      correctedText: 'romanian deadlift',
    });
    expect(engine.search('romanian', 5).correctedText).toBe('');
  });

  it('are the closest pages if none has all the words, and empty if no word matches', () => {
    const answer = engine.search('squat tango', 5);
    expect(answer.kind).toBe('closest');
    expect(answer.groups[0]?.results[0]?.title).toBe('Squat');
    expect(engine.search('xylophone', 5)).toEqual({
      kind: 'nothing',
      correctedText: '',
      count: 0,
      hasMore: false,
      groups: [],
      matched: [],
    });
  });
});

describe('the groups of results', () => {
  it('count all results, hold as many as requested, and start with the best', () => {
    const { count, groups } = engine.search('squat', 1);
    expect(count).toBe(3);
    expect(groups.map(({ name, count: own, results }) => [name, own, results.length])).toEqual([
      ['Exercises', 2, 1],
      ['Articles', 1, 1],
    ]);
  });

  it('hold the path of each page', () => {
    expect(engine.search('squat', 1).groups[0]?.results[0]?.path).toBe(
      '/exercises/leg-exercises/squat/',
    );
  });

  it('say whether there are more results than were counted', () => {
    const many = engineWith({
      exercises: Array.from({ length: 300 }, (_, number) => hit(`Squat number ${number}`)),
    });
    expect(many.search('squat number ', 5)).toMatchObject({ count: 100, hasMore: true });
    expect(many.search('squat number 299 ', 5)).toMatchObject({ count: 1, hasMore: false });
  });

  it('include the members’ plans once those are added', () => {
    const members = engineWith({ exercises: [hit('Squat')] });
    expect(members.search('squat', 5).groups).toHaveLength(1);
    members.add('finishers', [hit('Squat finisher', '', { category: 'legs' })]);
    expect(members.search('squat', 5).groups.map(({ name }) => name)).toEqual([
      'Exercises',
      'Members Zone',
    ]);
  });
});

it('puts an exact title first among hundreds of similar ones, and above lists', () => {
  const crowd = Array.from({ length: 400 }, (_, number) => hit(`Squat ${number} and back`));
  const large = engineWith({ exercises: [...crowd, hit('Back and squat')], pages: [hit('Squat')] });
  expect(titles('back and squat', large)[0]).toBe('Back and squat');
  expect(titles('squat', large)[0]).toBe('Squat');
});

it('puts a title with few other words first, even if there are more pages than the ranking limit', () => {
  const crowd = Array.from({ length: 400 }, (_, number) => hit(`Squat ${number} with a long name`));
  const large = engineWith({ exercises: [...crowd, hit('Split squat')] });
  expect(titles('squat', large)[0]).toBe('Split squat');
});

it('accepts a collection in parts', () => {
  const parts = createEmptySearchEngine();
  parts.add('exercises', [hit('Squat')]);
  parts.add('exercises', [hit('Split squat')]);
  expect(titles('squat', parts)).toEqual(['Squat', 'Split squat']);
});

it('begins with the known answer to a whole search, also if it has none of its words', () => {
  const known = engineWith({
    exercises: ['Thigh gap one', 'Thigh gap two', 'Thigh gap three'].map((title) => hit(title)),
    articles: [hit('Losing fat')],
  });
  expect(known.search('thigh gap', 5).groups[0]?.results[0]?.title).toBe('Losing fat');
});

describe('any text', () => {
  it.each([
    ['10 KB of one word', 'a'.repeat(10_240)],
    ['10 KB of many words', 'squat '.repeat(1700)],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a regular expression that takes forever', `${'a'.repeat(100)}(a+)+$`],
    ['right-to-left marks', '\u202e\u200ftauqs\u202c'],
    ['emoji', '💪🏽👩‍🦰'],
    ['half of an emoji', '\ud83d'],
    ['names of object properties', '__proto__ constructor toString'],
  ])('is answered without an error: %s', (_, text) => {
    expect(() => engine.search(text, 5)).not.toThrow();
  });

  it('returns pages that exist, each once', () => {
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

describe('what a page is asked as', () => {
  const asked = engineWith({
    exercises: [
      hit('Stairs', 'Walk up.', { category: 'leg-exercises' }),
      hit('Knee stretch', 'For knees that hurt.', { category: 'leg-exercises' }),
    ],
    articles: [
      hit('Sore or hurt?', 'Signs.', {
        categories: ['recovery'],
        askedAs: ['do my knees click on the stairs', 'twinge after leg day'],
      }),
      hit('Plates', 'What the colours mean.', { categories: ['training'] }),
    ],
  });

  it.each([
    ['most of its words, in any order', 'clicking knees stairs'],
    ['other stop words', 'why do the knees click on stairs'],
    ['a typo in it', 'knees clik stairs'],
    ['an unfinished word', 'knees click sta'],
  ])('puts the page first for %s, though others have the words in their titles', (_, text) => {
    expect(titles(text, asked)[0]).toBe('Sore or hurt?');
  });

  it('comes after the page with exactly that title', () => {
    const both = engineWith({
      faqs: [hit('Lift alone', '', { askedAs: ['leg day'] })],
      articles: [hit('Leg day', 'Legs.', { categories: ['training'] })],
    });
    expect(titles('leg day', both)).toEqual(['Leg day', 'Lift alone']);
  });

  it('is not taken for a coincidence of one common word', () => {
    expect(titles('stairs', asked)[0]).toBe('Stairs');
    expect(titles('knees', asked)[0]).toBe('Knee stretch');
  });

  it('is found by a place that no page has, because all that are abroad mean the same', () => {
    const abroad = engineWith({
      faqs: [hit('Where we send', '', { askedAs: ['do you send it to canada'] })],
      articles: [hit('Kidney and squat', 'Sidney.', { categories: ['training'] })],
    });
    expect(titles('sydney', abroad)).toEqual(['Where we send']);
  });

  it('is neither shown nor part of a result', () => {
    const [group] = asked.search('twinge after leg day', 1).groups;
    expect(JSON.stringify(group)).not.toContain('twinge');
    expect(group?.results[0]?.title).toBe('Sore or hurt?');
  });
});
