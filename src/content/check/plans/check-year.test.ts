import { describe, expect, it } from 'vitest';
import {
  yearPlanBlockNamesAndWeeklySets,
  yearPlanBlockSlug,
  yearPlanCategoriesWithDaysAWeek,
} from '../../../domain/plans/year-plan-blocks.ts';
import { toPartialEntries, type RawEntry } from '../../model/entry.ts';
import { findYearPlanErrors } from './check-year.ts';
import { heavyLegsMemberPlan, squat, withFields } from '../valid-space.test-support.ts';

const exercise = (title: string, fields: Readonly<Record<string, unknown>>): RawEntry => ({
  ...withFields(squat, {
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    mainLiftOf: undefined,
    equipment: ['dumbbell'],
    ...fields,
  }),
  id: title,
});

/** A library in which each block can have exercises of its own. */
const accessories = yearPlanBlockNamesAndWeeklySets.flatMap((_, index) =>
  ['One', 'Two', 'Three', 'Four', 'Five'].map((name) =>
    exercise(`${name} ${'abcd'.charAt(index)}`, {
      primaryMuscles: [
        'quadriceps',
        'glutes',
        'hamstrings',
        'chest',
        'shoulders',
        'lats',
        'middle back',
      ],
    }),
  ),
);
const lifts = [
  exercise('Back squat', { mainLiftOf: ['squat'], primaryMuscles: ['forearms'] }),
  exercise('Bench press', { mainLiftOf: ['horizontal push'], primaryMuscles: ['forearms'] }),
  exercise('Deadlift', { mainLiftOf: ['hinge'], primaryMuscles: ['forearms'] }),
];

/** The hard sets of each large muscle in a week of training, by block. */
const setsOf = [4, 8, 12, 8];
const isEasy = (week: number): boolean => week % 4 === 0;

const dayText = (index: number, days: number, week: number, day: number): string => {
  const name = (place: number): string =>
    `${['One', 'Two', 'Three', 'Four', 'Five'][place]} ${'abcd'.charAt(index)}`;
  // A day has its share of the week's sets, spread over five exercises of the block.
  const wanted = (setsOf[index] ?? 0) / (isEasy(week) ? 4 : 1);
  const own = Math.floor(wanted / days) + (day <= wanted % days ? 1 : 0);
  const counts = [0, 1, 2, 3, 4].map((place) => Math.floor(own / 5) + (place < own % 5 ? 1 : 0));
  return [
    `Day ${day}`,
    ...['Back squat', 'Bench press', 'Deadlift'].map(
      (lift) => `- ${lift}: 1 x ${week} at RPE ${day}`,
    ),
    ...counts.flatMap((sets, place) =>
      sets === 0 ? [] : [`- ${name(place)}: ${sets} x ${5 + day} at RPE 8, rest 30 s`],
    ),
  ].join('\n');
};

const weekText = (index: number, days: number, week: number): string =>
  `Week ${week}\n${Array.from({ length: days }, (_, day) => dayText(index, days, week, day + 1)).join('\n')}`;

const block = (text: string): string => `\`\`\`workout\n${text}\n\`\`\``;
const planText = (index: number, days: number): string =>
  Array.from({ length: 12 }, (_, week) => weekText(index, days, week + 1)).join('\n');

/** The shortest and the longest session of these plans are near ten minutes. */
const lead = 'Sessions take 5 to 15 minutes.';

const entryOf = (slug: string, category: string, fields: Readonly<Record<string, unknown>>) => ({
  ...withFields(heavyLegsMemberPlan, { slug, category, section: 'the-year', ...fields }),
  id: slug,
});

const blocks = yearPlanCategoriesWithDaysAWeek.flatMap((version) =>
  yearPlanBlockNamesAndWeeklySets.map((one, index) =>
    entryOf(yearPlanBlockSlug(one, version), version.category, {
      content: `${lead}\n\n${block(planText(index, version.days))}`,
    }),
  ),
);
const starts = yearPlanCategoriesWithDaysAWeek.map(({ category, days }) =>
  entryOf(`first-week-${category}`, category, {
    sub: undefined,
    free: true,
    content: block(weekText(0, days, 1).replace('Week 1\n', '')),
  }),
);
const offer: RawEntry = {
  type: 'subscriptionOffer',
  id: 'annual',
  fields: {
    title: 'Annual',
    offer: 'annual',
    productId: 'sub_year',
    points: ['The Year: 48 weeks, 432 sessions in all'],
  },
};

const problemsOf = (entries: readonly RawEntry[]): readonly string[] =>
  findYearPlanErrors(toPartialEntries([...lifts, ...accessories, ...entries])).map(
    ({ problem }) => problem,
  );
const whole = [offer, ...blocks, ...starts];

/** The problems after a change to one entry, or after it has been left out. */
const after = (
  slug: string,
  change: ((fields: RawEntry['fields']) => Readonly<Record<string, unknown>>) | undefined,
): readonly string[] =>
  problemsOf(
    whole.flatMap((entry) => {
      if (entry.id !== slug) return [entry];
      return change === undefined ? [] : [withFields(entry, change(entry.fields))];
    }),
  );
const text = (change: (text: string) => string) => (fields: RawEntry['fields']) => ({
  content: change(String(fields['content'])),
});

describe('the check of The Year', () => {
  it('finds nothing where it is whole', () => {
    expect(problemsOf(whole)).toEqual([]);
  });

  it('asks for nothing in a space without it', () => {
    expect(problemsOf([withFields(offer, { points: ['All plans'] })])).toEqual([]);
  });

  it('compares what the membership promises with what it holds', () => {
    expect(after('annual', () => ({ points: ['The Year: 40 weeks, 400 sessions'] }))).toEqual([
      'it says 40 weeks of The Year, and its versions have 48, 48, 48',
      'it says 400 sessions of The Year, and they are 432',
    ]);
    expect(after('annual', () => ({ points: ['All plans'] }))).toEqual([
      'it doesn’t name The Year, which it opens',
    ]);
    expect(after('muscle-two-days', undefined)).toEqual([
      'it says 48 weeks of The Year, and its versions have 36, 48, 48',
      'it says 432 sessions of The Year, and they are 408',
    ]);
  });

  it('wants each block to be open by the membership alone', () => {
    expect(after('strength-two-days', () => ({ productId: 'prod_pack' }))).toEqual([
      'something else than the membership alone opens it',
    ]);
    expect(after('strength-two-days', () => ({ sub: 'sub_other' }))).toEqual([
      'something else than the membership alone opens it',
    ]);
  });

  it('wants no other plan in its section', () => {
    expect(problemsOf([...whole, entryOf('more', 'two-days', { content: 'Rest.' })])).toEqual([
      'it is in the section “the-year”, but is none of its blocks',
    ]);
  });

  it('wants the first week of each version to be free', () => {
    expect(after('first-week-two-days', undefined)).toEqual([
      'the first week of this version isn’t free, and the membership’s page links to it',
    ]);
    expect(
      after(
        'first-week-two-days',
        text((content) => content.replace('1 x 1 at', '2 x 1 at')),
      ),
    ).toEqual(['it is free, but not the first week of its version']);
  });

  it.each([
    [
      'weeks',
      (content: string) => content.replace(/Week 12[^`]*/, ''),
      'it has 11 weeks, with 2 days in each',
    ],
    [
      'a muscle’s sets',
      (content: string) => content.replace('- One b: 1 x 6', '- One b: 4 x 6'),
      'week 1 has 11 hard sets for the quadriceps, and the article “how-many-sets-a-week” says 4 to 10',
    ],
    [
      'a rise',
      (content: string) =>
        content
          .replace(/(Week 1\nDay 1\n[^]*?)- One b: 1 x 6 at RPE 8, rest 30 s\n/, '$1')
          .replace(/(Week 2\nDay 1\n[^]*?)- One b: 1 x 6/, '$1- One b: 3 x 6'),
      /^the hard sets rise from [\d.]+ to [\d.]+ in week 2, by more than a fifth$/,
    ],
    [
      'an easy week',
      (content: string) =>
        content.replace(
          /Week 4\n[^]*?Week 5/,
          `${weekText(1, 2, 3).replaceAll('1 x 3', '1 x 4').replace('Week 3', 'Week 4')}\nWeek 5`,
        ),
      'week 6 breaks the rhythm of an easy week every fourth to sixth',
    ],
    [
      'a main lift',
      (content: string) => content.replaceAll(/- (Deadlift|Back squat): 1 x 2 at RPE \d\n/g, ''),
      'week 2 trains no back-squat and no deadlift',
    ],
    [
      'twins',
      (content: string) =>
        content.replace(
          /Week 2\n[^]*?Week 3/,
          `${weekText(1, 2, 1).replace('Week 1', 'Week 2')}\nWeek 3`,
        ),
      'week 1, day 1 and week 2, day 1 are alike in exercises, sets and effort',
    ],
    [
      'minutes',
      (content: string) => content.replace('5 to 15', '5 to 45'),
      /^its sessions take \d+ to \d+ minutes, and the text above the plan says something else$/,
    ],
  ])('refuses a block that isn’t as stated in %s', (_what, change, problem) => {
    expect(after('strength-two-days', text(change))).toContainEqual(
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    );
  });

  it('refuses a line without a version at home, and a block like the one before', () => {
    const inGym = lifts.map((lift, index) =>
      index === 0 ? withFields(lift, { equipment: ['barbell'] }) : lift,
    );
    const found = findYearPlanErrors(toPartialEntries([...inGym, ...accessories, ...whole]));
    expect(new Set(found.map(({ problem }) => problem))).toEqual(
      new Set(['a line of Back squat names no version that can be done at home']),
    );
    expect(
      after(
        'strength-two-days',
        text((content) => content.replaceAll(/(One|Two|Three|Four) b/g, '$1 a')),
      ),
    ).toContain('71% of its exercises were in the block before');
  });
});
