import { describe, expect, it } from 'vitest';
import { describeFault, findContentFaults } from './faults.ts';
import type { ContentAsset, ContentEntry } from './faults.ts';

const asset = (id: string, altText = 'A woman squats'): ContentAsset => ({
  id,
  title: id,
  altText,
  mimeType: 'image/webp',
});

const category: ContentEntry = {
  type: 'exerciseCategory',
  id: 'legs',
  fields: {
    title: 'Leg exercises',
    slug: 'leg-exercises',
    order: 1,
    image: ['picture'],
    excerpt: 'Squats and more.',
  },
};

const squat: ContentEntry = {
  type: 'exercise',
  id: 'squat',
  fields: {
    title: 'Back squat',
    slug: 'back-squat',
    category: 'leg-exercises',
    level: 'beginner',
    equipment: ['barbell'],
    primaryMuscles: ['quadriceps'],
    image: ['picture'],
    excerpt: 'The squat.',
    content: '## Set up\n\nStand. [All](/exercises/)',
  },
};

const article: ContentEntry = {
  type: 'article',
  id: 'sleep',
  fields: {
    title: 'Sleep',
    slug: 'sleep',
    date: '2026-03-14',
    categories: ['recovery'],
    image: ['picture'],
    excerpt: 'On sleep.',
    body: 'Sleep.',
  },
};

const recovery: ContentEntry = {
  type: 'articleCategory',
  id: 'recovery',
  fields: { title: 'Recovery', slug: 'recovery', order: 1, excerpt: 'Rest.' },
};

const product: ContentEntry = {
  type: 'product',
  id: 'belt',
  fields: {
    title: 'Belt',
    slug: 'belt',
    order: 1,
    images: ['picture'],
    excerpt: 'A belt.',
    priceGbp: 40,
    priceEur: 46,
    priceUsd: 50,
    priceAud: 75,
    inStock: false,
    content: 'Leather.',
  },
};

const poll = (id: string, active: boolean): ContentEntry => ({
  type: 'poll',
  id,
  fields: { pollId: id, title: 'Why?', active, options: ['fun: Just for fun', 'health: Health'] },
});

const memberPlan: ContentEntry = {
  type: 'memberPlan',
  id: 'heavy',
  fields: {
    title: 'Heavy legs',
    slug: 'heavy-legs',
    section: 'workout-plans',
    category: 'legs',
    image: ['picture'],
    sub: 'sub_year',
    content: 'Two days.',
  },
};

const sound = [category, squat, article, recovery, product, poll('poll-001', true), memberPlan];

const faultsOf = (
  entries: readonly ContentEntry[],
  assets: readonly ContentAsset[] = [asset('picture')],
): readonly string[] =>
  findContentFaults({
    entries,
    assets: new Map(assets.map((item) => [item.id, item])),
    fixedPaths: ['/exercises/', '/articles/'],
  }).map(describeFault);

const changed = (entry: ContentEntry, fields: Readonly<Record<string, unknown>>): ContentEntry => ({
  ...entry,
  fields: { ...entry.fields, ...fields },
});

/** The sound space with one entry changed. */
const withChange = (entry: ContentEntry, fields: Readonly<Record<string, unknown>>) =>
  faultsOf(sound.map((item) => (item === entry ? changed(entry, fields) : item)));

it('finds nothing wrong with a sound space, nor with an empty one', () => {
  expect(faultsOf(sound)).toEqual([]);
  expect(faultsOf([], [])).toEqual([]);
});

describe('a fault names the type, the title, the id, the field and what to do', () => {
  it.each<[ContentEntry, Readonly<Record<string, unknown>>, string]>([
    [
      squat,
      { slug: undefined },
      'Exercise "Back squat" (squat), field slug: it is missing. Enter the last part of the address, for example goblet-squat.',
    ],
    [
      squat,
      { slug: 'Back Squat' },
      'Exercise "Back squat" (squat), field slug: "Back Squat" cannot be part of an address. Use small letters, figures and single dashes, for example goblet-squat.',
    ],
    [
      squat,
      { category: 'leg-exercise' },
      'Exercise "Back squat" (squat), field category: "leg-exercise" is not the slug of an exercise category. Use one of: leg-exercises, or publish an exercise category with that slug.',
    ],
    [
      squat,
      { title: '  ' },
      'Exercise "without a title" (squat), field title: it is empty. Write something.',
    ],
    [
      squat,
      { level: 'easy' },
      'Exercise "Back squat" (squat), field level: "easy" is not one of its values. Use one of: beginner, intermediate, expert.',
    ],
    [
      squat,
      { image: [] },
      'Exercise "Back squat" (squat), field image: it has no picture, or the picture is not published. Choose a published picture.',
    ],
    [
      squat,
      { image: ['gone'] },
      'Exercise "Back squat" (squat), field image: the picture gone is not published. Publish it, or choose another picture.',
    ],
    [
      squat,
      { content: 'One\n\n[there](/exercises/arm-exercises/)' },
      'Exercise "Back squat" (squat), field content: line 3: the link "/exercises/arm-exercises/" leads to a page that does not exist. Correct the address, or publish that page first.',
    ],
    [
      squat,
      { content: '[there](/exercises/leg-exercises)' },
      'Exercise "Back squat" (squat), field content: line 1: the link "/exercises/leg-exercises" leads to a page that does not exist. Write /exercises/leg-exercises/, with a slash at its end.',
    ],
    [
      squat,
      { content: '## Cues\n\n[up](#set-up)' },
      'Exercise "Back squat" (squat), field content: line 3: the link "#set-up" leads to a heading that this text does not have. Use one of: #cues.',
    ],
    [
      squat,
      { content: '<script>x</script>' },
      'Exercise "Back squat" (squat), field content: line 1: <script> is not allowed. Use Markdown, or one of <br>, <sub>, <sup>, <abbr>, <kbd>, <details>, <summary>.',
    ],
    [
      article,
      { date: '2026-02-30' },
      'Article "Sleep" (sleep), field date: "2026-02-30" is not a date. Enter a day of the calendar as year-month-day, for example 2026-03-14.',
    ],
    [
      article,
      { categories: ['recovery', 'sport'] },
      'Article "Sleep" (sleep), field categories: "sport" is not the slug of an article category. Use one of: recovery, or publish an article category with that slug.',
    ],
    [
      product,
      { priceEur: 'forty' },
      'Product "Belt" (belt), field priceEur: "forty" is not a price. Enter a number of 0 or more without a currency sign, for example 49.99.',
    ],
    [
      product,
      { priceUsd: -1 },
      'Product "Belt" (belt), field priceUsd: -1 is not a price. Enter a number of 0 or more without a currency sign, for example 49.99.',
    ],
    [
      product,
      { order: 1.5 },
      'Product "Belt" (belt), field order: 1.5 is not a whole number. Enter a whole number.',
    ],
    [
      product,
      { inStock: 'yes' },
      'Product "Belt" (belt), field inStock: "yes" is not yes or no. Enter yes or no.',
    ],
    [
      memberPlan,
      { category: 'Legs and bum' },
      'Member plan "Heavy legs" (heavy), field category: "Legs and bum" is not of its form. Write it like "full-body".',
    ],
    [
      memberPlan,
      { sub: ' ' },
      'Member plan "Heavy legs" (heavy), field free: nobody can open it. Switch it on, or enter the product or the subscription that opens it.',
    ],
    [
      memberPlan,
      { content: 'One.\n\n![A squat](https://images.ctfassets.net/a.webp)' },
      'Member plan "Heavy legs" (heavy), field content: line 3: a picture in this text can be seen by everybody who has its address. Take it out: the picture in the field Image is guarded like the text.',
    ],
  ])('%#', (entry, fields, message) => {
    expect(withChange(entry, fields)).toContain(message);
  });

  it('a picture without alt text', () => {
    expect(faultsOf(sound, [asset('picture', ' ')])).toContain(
      'Exercise category "Leg exercises" (legs), field image: the picture "picture" (picture) has no alt text. Say what is seen in the description of the picture, in the media library.',
    );
  });

  it('a file that is no picture', () => {
    const file = { ...asset('picture'), mimeType: 'application/pdf' };
    expect(faultsOf(sound, [file])[0]).toContain('is no picture');
  });

  it('two entries with one slug', () => {
    const twin = { ...squat, id: 'twin' };
    expect(faultsOf([...sound, twin])).toEqual([
      'Exercise "Back squat" (twin), field slug: "back-squat" is taken by "Back squat" (squat). Give one of the two another.',
    ]);
  });

  it('two types at one address, and an address of the site itself', () => {
    const page = (slug: string): ContentEntry => ({
      type: 'page',
      id: slug,
      fields: { title: slug, slug, updated: '2026-01-01', excerpt: 'Text.', content: 'Text.' },
    });
    const calculator: ContentEntry = {
      type: 'calculator',
      id: 'clash',
      fields: {
        title: 'Macros',
        slug: 'macros-explained',
        order: 1,
        image: ['picture'],
        excerpt: 'Text.',
        content: 'Text.',
      },
    };
    expect(faultsOf([...sound, calculator, page('macros-explained'), page('articles')])).toEqual([
      'Page "macros-explained" (macros-explained), field slug: /calculators/macros-explained/ is the address of "Macros" (clash) already. Give one of the two another slug.',
      'Page "articles" (articles), field slug: /articles/ is a page of the site itself. Choose another slug.',
    ]);
  });

  it('a banner that leads nowhere', () => {
    const banner: ContentEntry = {
      type: 'homeBanner',
      id: 'banner',
      fields: {
        order: 1,
        heading: 'Learn',
        content1: 'Text.',
        button: 'Go',
        slug: 'exercises/arms',
        image: ['picture'],
      },
    };
    expect(faultsOf([...sound, banner])[0]).toContain(
      'Home banner "Learn" (banner), field slug: it leads to /exercises/arms/, a page that does not exist.',
    );
  });

  it('a plan that cannot be read, at its line of the whole text', () => {
    const plan: ContentEntry = {
      type: 'memberPlan',
      id: 'plan',
      fields: {
        title: 'Legs',
        slug: 'legs',
        section: 'finishers',
        category: 'legs',
        image: ['picture'],
        free: true,
        content: 'Intro.\n\n```workout\nDay 1\n- Back sqaut: 3 x 5\n```',
      },
    };
    expect(faultsOf([...sound, plan])).toEqual([
      'Member plan "Legs" (plan), field content: line 5, column 3: "Back sqaut" is not in the exercise library. Did you mean "Back squat"? Put a name that has no page between quotation marks. How plans are written stands in docs/workout-notation.md.',
    ]);
  });

  it('a plan where none can stand', () => {
    expect(withChange(article, { body: '```workout\n- Back squat: 3 x 5\n```' })).toEqual([
      'Article "Sleep" (sleep), field body: line 2: a workout block cannot stand here. Put it into a plan or a pack.',
    ]);
  });

  it('two polls shown at once', () => {
    expect(faultsOf([...sound, poll('poll-002', true)])).toEqual([
      'Poll "Why?" (poll-002), field active: another poll is shown already. Switch one of them off: one poll is shown at a time.',
    ]);
    expect(faultsOf([...sound, poll('poll-002', false)])).toEqual([]);
  });

  it('two options of a poll with one name', () => {
    const options = ['fun: Just for fun', 'health: Health', 'fun: Fun with friends'];
    expect(faultsOf([...sound, changed(poll('poll-002', false), { options })])).toEqual([
      'Poll "Why?" (poll-002), field options: two options have the name "fun". Give one of them another name, before the colon.',
    ]);
  });
});

it('lists every fault of a space at once', () => {
  const broken = [
    changed(squat, { slug: undefined, category: 'x', content: '[a](/b/) <b>' }),
    changed(article, { date: 'soon' }),
    recovery,
  ];
  expect(faultsOf(broken)).toHaveLength(5);
});
