import { describe, expect, it } from 'vitest';
import { toPartialEntries, type RawEntry } from '../../model/entry.ts';
import { findProgrammeClaimErrors } from './check-programmes.ts';
import { squat, heavyLegsMemberPlan, withFields } from '../valid-space.test-support.ts';

const day = '- Back squat: 4 x 5 at RPE 8, rest 2 min';
const block = (text: string): string => `\`\`\`workout\n${text}\n\`\`\``;

const pack: RawEntry = {
  type: 'workoutPack',
  id: 'squats',
  fields: {
    title: 'Squats',
    productId: 'prod_squats',
    level: 'beginner',
    weeks: 3,
    daysAWeek: 2,
    sessions: 6,
    minutesFrom: 10,
    minutesTo: 10,
    kit: ['barbell'],
    excerpt: 'Three weeks of squats.',
    content: `You get 6 sessions.\n\n${block(`Day 1: A sample\n${day}`)}`,
  },
};
const programme = withFields(heavyLegsMemberPlan, {
  sub: undefined,
  productId: 'prod_squats',
  programme: true,
  content: block(`Weeks 1-3\nDay 1\n${day}\nDay 2\n${day}`),
});

type Changes = Readonly<Record<string, unknown>>;
const errorsAfter = (packChanges: Changes, planChanges: Changes = {}): readonly string[] =>
  findProgrammeClaimErrors(
    toPartialEntries([squat, withFields(pack, packChanges), withFields(programme, planChanges)]),
  ).map(({ field, problem }) => `${field}: ${problem}`);

describe('the check of a product’s promises', () => {
  it('finds nothing where the programme keeps them', () => {
    expect(errorsAfter({})).toEqual([]);
  });

  it.each([
    ['isn’t marked as one', { programme: false }],
    ['is free', { free: true }],
    ['is another product’s', { productId: 'prod_other' }],
    ['is opened by the membership as well', { sub: 'sub_year' }],
  ])('reports a missing programme where the plan %s', (_what, changes) => {
    expect(errorsAfter({}, changes)).toEqual([
      'productId: it is for sale, but opens no programme that a buyer could not have otherwise',
    ]);
  });

  it('ignores what isn’t for sale', () => {
    expect(errorsAfter({ productId: undefined, weeks: 40 })).toEqual([]);
  });

  it('compares weeks, days and sessions', () => {
    expect(
      errorsAfter({ weeks: 4, daysAWeek: 3, sessions: 12, content: '12 sessions', excerpt: '' }),
    ).toEqual([
      'weeks: it says 4, but the programme that it opens has 3',
      'daysAWeek: it says 3, but the programme that it opens has 2',
      'sessions: it says 12, but the programme that it opens has 6',
    ]);
  });

  it('requires the number of sessions', () => {
    expect(errorsAfter({ sessions: undefined })).toEqual([
      'sessions: it says nothing, but the programme that it opens has 6',
    ]);
  });

  it('requires the numbers in the text too', () => {
    expect(errorsAfter({ content: 'Many sessions.', excerpt: 'Twelve weeks of squats.' })).toEqual([
      'content: it doesn’t say “6 sessions” or “6 in all”',
      'excerpt: it speaks of 12 weeks, but the programme lasts 3',
    ]);
  });

  it('compares the minutes', () => {
    expect(errorsAfter({ minutesFrom: 45, minutesTo: 60 })).toEqual([
      'minutesFrom: it says 45, but half the sessions of the programme take 10 or less',
    ]);
    expect(errorsAfter({ minutesFrom: 5, minutesTo: 5 })).toEqual([
      'minutesTo: it says 5, but a session of the programme takes 10',
    ]);
  });

  it('reports kit that the programme needs and the page doesn’t list', () => {
    expect(errorsAfter({ kit: [], content: '6 sessions' })).toEqual([
      'kit: the programme needs "barbell", which isn’t there',
    ]);
  });

  it('requires a page in the library for each exercise, but not for a walk', () => {
    const content = block(
      `Weeks 1-3\nDay 1\n${day}\n- "Walk": 1 x 1 min\nDay 2\n${day}\n- "Hill bounds": 1 x 10 s`,
    );
    expect(errorsAfter({ minutesTo: 15 }, { content })).toEqual([
      'productId: its programme trains "Hill bounds", which has no page in the library',
      'content: the sample day "A sample" is not a day of the programme',
    ]);
  });

  it.each([
    ['the programme', {}, { content: block('- Back squatt: 3 x 5') }],
    ['the page', { content: `6 sessions\n\n${block('- Back squatt: 3 x 5')}` }, {}],
  ])('reports no numbers while a plan in %s has a syntax error', (_what, page, plan) => {
    expect(errorsAfter({ weeks: 9, ...page }, plan)).toEqual([]);
  });

  it('allows several versions, if the numbers describe one of them', () => {
    const daily = withFields(programme, {
      content: block(`Weeks 1-3\nDay 1\n${day}\nDay 2\n${day}\nDay 3\n${day}`),
    });
    const errorsOf = (...entries: readonly RawEntry[]) =>
      findProgrammeClaimErrors(toPartialEntries(entries));
    expect(errorsOf(squat, pack, daily, programme)).toEqual([]);
    expect(errorsOf(squat, pack, daily)).toHaveLength(2);
  });
});
