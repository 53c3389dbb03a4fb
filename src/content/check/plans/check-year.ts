import type { ContentFault } from '../../../domain/content-fault.ts';
import { hasSessionEqualToDay, programmeTotalsOf } from '../../../domain/plans/programme-totals.ts';
import { rightIdsOpeningPlan } from '../../../domain/rights/entitlement.ts';
import {
  freeFirstWeekSlug,
  membersSectionOfYearPlan,
  weeksPerYearPlanBlock,
  yearPlanBlockNamesAndWeeklySets,
  yearPlanBlockSlug,
  yearPlanCategoriesWithDaysAWeek,
} from '../../../domain/plans/year-plan-blocks.ts';
import type { ExerciseLibrary } from '../../../domain/workout-notation/names/exercise-library.ts';
import { parsePlanOrSyntaxErrors } from '../../../domain/workout-notation/parse/parse-plan-or-syntax-errors.ts';
import type { WorkoutPlan } from '../../../domain/workout-notation/plan.ts';
import { weekCountOf } from '../../../domain/workout-notation/week.ts';
import { entriesOfTypes, type PartialEntry, type PartialEntryOf } from '../../model/entry.ts';
import { exerciseLibraryOfEntries } from '../../model/exercise-entries.ts';
import { planAccessConditionsOf } from '../../model/plan-rights.ts';
import { renderAndCheckMarkdown } from '../../render/markdown.ts';
import { findYearBlockErrors, type YearBlockWithPlan } from './check-year-block.ts';
import { toContentError, valueInQuotesOrAsJson } from '../content-error.ts';

type Plan = PartialEntryOf<'memberPlan'>;

/** The plan of an entry; undefined if it has none or a syntax error, which has been reported. */
const planOf = ({ fields }: Plan, library: ExerciseLibrary): WorkoutPlan | undefined => {
  const [first] = renderAndCheckMarkdown(fields.content ?? '').workouts;
  const parsed = parsePlanOrSyntaxErrors(first?.source ?? '', library);
  return parsed.ok ? parsed.plan : undefined;
};

/**
 * The versions of all blocks in order: two days first, and each with its blocks one after the
 * other.
 */
const places = yearPlanCategoriesWithDaysAWeek.flatMap((version) =>
  yearPlanBlockNamesAndWeeklySets.map((block) => ({ version, block })),
);

const findBlocks = (
  plans: readonly Plan[],
  library: ExerciseLibrary,
): readonly YearBlockWithPlan[] =>
  places.flatMap(({ version, block }) => {
    const entry = plans.find(
      ({ fields }) =>
        fields.slug === yearPlanBlockSlug(block, version) && fields.category === version.category,
    );
    const plan = entry === undefined ? undefined : planOf(entry, library);
    return entry === undefined || plan === undefined ? [] : [{ entry, version, block, plan }];
  });

/** The movements of the three main lifts. */
const mainMovements: readonly string[] = ['squat', 'horizontal push', 'hinge'];

const mainLiftsOf = (entries: readonly PartialEntry[]): readonly string[] =>
  entriesOfTypes(entries, 'exercise').flatMap(({ fields: { slug, mainLiftOf = [] } }) =>
    slug !== undefined && mainLiftOf.some((movement) => mainMovements.includes(movement))
      ? [slug]
      : [],
  );

/** A block that something else opens than the membership alone, or that isn't one of the twelve. */
const findWrongPlans = (
  plans: readonly Plan[],
  blocks: readonly YearBlockWithPlan[],
  membership: string | undefined,
): readonly ContentFault[] =>
  plans.flatMap((entry) => {
    const isBlock = blocks.some((one) => one.entry === entry);
    if (!isBlock) {
      return [
        toContentError(
          entry,
          'slug',
          'it is in the section “the-year”, but is none of its blocks',
          `name it and its category after a block, such as ${valueInQuotesOrAsJson('strength-two-days')} in ${valueInQuotesOrAsJson('two-days')}`,
        ),
      ];
    }
    return rightIdsOpeningPlan(planAccessConditionsOf(entry.fields)).join() === membership
      ? []
      : [
          toContentError(
            entry,
            'sub',
            'something else than the membership alone opens it',
            `enter ${valueInQuotesOrAsJson(membership ?? '')} here, and no product or link`,
          ),
        ];
  });

/** A free plan of the section that isn't the first week of a version. */
const findWrongStarts = (
  free: readonly Plan[],
  blocks: readonly YearBlockWithPlan[],
  library: ExerciseLibrary,
): readonly ContentFault[] =>
  free.flatMap((entry) => {
    const days = planOf(entry, library)?.blocks.flatMap((block) => block.days) ?? [];
    const first = blocks.find(
      ({ block, version }) =>
        block === yearPlanBlockNamesAndWeeklySets[0] && version.category === entry.fields.category,
    );
    const programme = first === undefined ? undefined : programmeTotalsOf([first.plan], library);
    const isStart =
      first !== undefined &&
      entry.fields.slug === freeFirstWeekSlug(first.version) &&
      programme !== undefined &&
      days.length === first.version.days &&
      days.every((day) => hasSessionEqualToDay(programme, day));
    return isStart
      ? []
      : [
          toContentError(
            entry,
            'content',
            'it is free, but not the first week of its version',
            'copy the days of week 1 out of the first block, and name it after its category, such as “first-week-two-days”',
          ),
        ];
  });

const promised = (text: string, unit: string): number | undefined => {
  const found = new RegExp(`(\\d+) ${unit}`).exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** The versions whose first week isn't free, as the membership's page says of each. */
const findMissingStarts = (
  free: readonly Plan[],
  blocks: readonly YearBlockWithPlan[],
): readonly ContentFault[] =>
  blocks
    .filter(({ block }) => block === yearPlanBlockNamesAndWeeklySets[0])
    .filter(({ version }) => !free.some(({ fields }) => fields.slug === freeFirstWeekSlug(version)))
    .map(({ entry, version }) =>
      toContentError(
        entry,
        'slug',
        'the first week of this version isn’t free, and the membership’s page links to it',
        `add the free plan ${valueInQuotesOrAsJson(freeFirstWeekSlug(version))} with the days of week 1`,
      ),
    );

/** Compares what the membership's offer says of The Year with what it opens. */
const findBrokenPromises = (
  offers: readonly PartialEntryOf<'subscriptionOffer'>[],
  blocks: readonly YearBlockWithPlan[],
): readonly ContentFault[] => {
  const sessions = blocks.reduce(
    (sum, { plan }) =>
      sum +
      plan.blocks.reduce(
        (days, block) => days + (block.to - block.from + 1) * block.days.length,
        0,
      ),
    0,
  );
  const weeks = yearPlanCategoriesWithDaysAWeek.map((version) =>
    blocks
      .filter((one) => one.version === version)
      .reduce((sum, { plan }) => sum + weekCountOf(plan), 0),
  );
  return offers.flatMap((offer) => {
    const point = (offer.fields.points ?? []).find((text) => text.includes('The Year'));
    if (point === undefined) {
      return offer.fields.offer === 'annual' && blocks.length > 0
        ? [
            toContentError(
              offer,
              'points',
              'it doesn’t name The Year, which it opens',
              'say what it is, with its weeks and sessions',
            ),
          ]
        : [];
    }
    const saidWeeks = promised(point, 'weeks');
    const saidSessions = promised(point, 'sessions');
    return [
      ...(weeks.every((held) => held === saidWeeks)
        ? []
        : [
            toContentError(
              offer,
              'points',
              `it says ${saidWeeks ?? 'nothing of'} weeks of The Year, and its versions have ${weeks.join(', ')}`,
              `correct the number, or write the missing blocks: four of ${weeksPerYearPlanBlock} weeks in each version`,
            ),
          ]),
      ...(saidSessions === sessions
        ? []
        : [
            toContentError(
              offer,
              'points',
              `it says ${saidSessions ?? 'nothing of'} sessions of The Year, and they are ${sessions}`,
              'correct the number here, or the days of the blocks',
            ),
          ]),
    ];
  });
};

/** Reports a Year that is filler, incomplete, or open to others than the membership's members. */
export const findYearPlanErrors = (entries: readonly PartialEntry[]): readonly ContentFault[] => {
  const all = entriesOfTypes(entries, 'memberPlan').filter(
    ({ fields }) => fields.section === membersSectionOfYearPlan,
  );
  const offers = entriesOfTypes(entries, 'subscriptionOffer');
  const library = exerciseLibraryOfEntries(entries);
  const plans = all.filter(({ fields }) => fields.free !== true);
  const free = all.filter(({ fields }) => fields.free === true);
  const blocks = findBlocks(plans, library);
  const membership = offers.find(({ fields }) => fields.offer === 'annual')?.fields.productId;
  const mainLifts = mainLiftsOf(entries);
  return [
    ...findWrongPlans(plans, blocks, membership),
    ...findWrongStarts(free, blocks, library),
    ...findMissingStarts(free, blocks),
    ...findBrokenPromises(offers, blocks),
    ...blocks.flatMap((one) => {
      const index = yearPlanBlockNamesAndWeeklySets.indexOf(one.block);
      const before = blocks.find(
        ({ block, version }) =>
          version === one.version && block === yearPlanBlockNamesAndWeeklySets[index - 1],
      )?.plan;
      return findYearBlockErrors(one, { library, mainLifts, before });
    }),
  ];
};
