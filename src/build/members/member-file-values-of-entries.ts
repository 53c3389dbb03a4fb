import { clinicalReviewFromEntryFields } from '../../content/model/clinical-review-from-entry-fields.ts';
import { entryPath } from '../../content/model/entry-path.ts';
import { entriesOfTypes, type Entry, type EntryOf } from '../../content/model/entry.ts';
import { exerciseLibraryOfEntries } from '../../content/model/exercise-entries.ts';
import { planAccessConditionsOf } from '../../content/model/plan-rights.ts';
import { soldProgrammeTypes, type SoldProgrammeType } from '../../content/model/type-groups.ts';
import { excerptOfPlainText } from '../../content/render/excerpt.ts';
import { renderAndCheckMarkdown } from '../../content/render/markdown.ts';
import { renderAndSplitAtWorkouts } from '../../content/render/sections.ts';
import type { HealthTextTitleAndReview } from '../../domain/clinical-review.ts';
import type { AnonymousFactsOfMemberPlans } from '../../domain/finder/elsewhere.ts';
import type { LetterWithRightId } from '../../domain/members/letters.ts';
import type {
  MemberPlanSummary,
  SalesPageWithProductId,
} from '../../domain/members/member-plan.ts';
import { publicCountsOfProgramme } from '../../domain/plans/content-counts-of-programme.ts';
import type { HtmlOrPlanSection } from '../../domain/plans/plan-view.ts';
import {
  timeAndEquipmentOfSections,
  workoutPlanViewsInSections,
} from '../../domain/plans/time-and-equipment.ts';
import { memberPlanPath } from '../../domain/routes.ts';
import { primaryAndSecondaryMusclesFromSets } from '../../domain/training/trained-muscles.ts';
import { sumSetsByMuscleOverDays } from '../../domain/workout-notation/totals/totals.ts';
import type { MemberPictureFileNamesBySize } from './member-pictures.ts';
import type { PrivateFileValues } from '../write-private-files-deleting-others.ts';

const toMemberPlan = (
  { id, fields }: EntryOf<'memberPlan'>,
  sections: readonly HtmlOrPlanSection[],
  picture: string,
): MemberPlanSummary => {
  const workload = timeAndEquipmentOfSections(sections);
  return {
    id,
    title: fields.title,
    section: fields.section,
    category: fields.category,
    slug: fields.slug,
    lead: excerptOfPlainText(renderAndCheckMarkdown(fields.content).plainText),
    ...workload,
    equipment: [...new Set([...workload.equipment, ...(fields.kit ?? [])])].toSorted(),
    // As on the plan's page: the days of the first block make a week.
    work: primaryAndSecondaryMusclesFromSets(
      sumSetsByMuscleOverDays(
        workoutPlanViewsInSections(sections).flatMap(({ totals }) => totals[0] ?? []),
      ),
    ),
    picture,
    review: clinicalReviewFromEntryFields(fields),
    rights: planAccessConditionsOf(fields),
  };
};

const toHealthTexts = ({
  title,
  section,
  category,
  slug,
  review,
}: MemberPlanSummary): readonly HealthTextTitleAndReview[] =>
  review === undefined ? [] : [{ title, path: memberPlanPath(section, category, slug), ...review }];

const byTitle = (one: MemberPlanSummary, other: MemberPlanSummary): number =>
  one.title.localeCompare(other.title, 'en-GB');

/** The public page that sells a pack; none for one that isn't for sale. */
const toProductPage = ({
  type,
  fields,
}: EntryOf<SoldProgrammeType>): readonly SalesPageWithProductId[] => {
  const { title, productId } = fields;
  const path = entryPath(type, fields);
  return productId === undefined || path === undefined ? [] : [{ title, path, productId }];
};

/**
 * The member plans with their sections. `altOf` gives the alt text of the picture of the plan with
 * an id.
 */
const readMemberPlans = (
  entries: readonly Entry[],
  altOf: (id: string) => string,
): readonly {
  readonly plan: MemberPlanSummary;
  readonly sections: readonly HtmlOrPlanSection[];
}[] => {
  const library = exerciseLibraryOfEntries(entries);
  return entriesOfTypes(entries, 'memberPlan').map((entry) => {
    const sections = renderAndSplitAtWorkouts(entry.fields.content, library);
    return { plan: toMemberPlan(entry, sections, altOf(entry.id)), sections };
  });
};

/** What anybody may know of the member plans: nothing that says which one it is. */
export const anonymousFactsOfMemberPlans = (
  entries: readonly Entry[],
): AnonymousFactsOfMemberPlans =>
  readMemberPlans(entries, () => '').map(({ plan: { minutes, equipment, rights } }) => ({
    minutes: { from: minutes.from, to: minutes.to },
    equipment: [...equipment],
    free: rights.free,
  }));

const toLetter = ({ fields }: EntryOf<'memberLetter'>): LetterWithRightId => ({
  slug: fields.slug,
  title: fields.title,
  excerpt: fields.excerpt,
  opensOn: fields.opensOn.slice(0, 10),
  sub: fields.sub,
});

/**
 * The files of the members' letters: the list of all, open or not, and the text of each in a
 * separate file.
 */
const buildLetterFiles = (entries: readonly Entry[]): readonly (readonly [string, unknown])[] => {
  const library = exerciseLibraryOfEntries(entries);
  const letters = entriesOfTypes(entries, 'memberLetter');
  return [
    ['members/letters', letters.map(toLetter)],
    ...letters.map(
      ({ fields }) =>
        [
          `members/letters/${fields.slug}`,
          renderAndSplitAtWorkouts(fields.content, library),
        ] as const,
    ),
  ];
};

/**
 * What is counted in each plan that isn't free, in a separate file. A warm-up has none: the parts
 * that count are main parts and finishers.
 */
const buildInsideFiles = (
  entries: readonly Entry[],
  read: ReturnType<typeof readMemberPlans>,
): readonly (readonly [string, unknown])[] => {
  const library = exerciseLibraryOfEntries(entries);
  return read.flatMap(({ plan: { rights, section, category, slug }, sections }) => {
    if (rights.free) return [];
    const inside = publicCountsOfProgramme(
      workoutPlanViewsInSections(sections).map(({ plan }) => plan),
      library,
    );
    return inside.exercises.length === 0
      ? []
      : [[`members/inside/${section}/${category}/${slug}`, inside]];
  });
};

/**
 * The files that the members' functions read: the list of all plans, the text of each plan and what
 * is counted in it in separate files, the plans with advice about health for the owner's desk, the
 * file names of their pictures, the public pages that sell them, and the letters. `pictures` are
 * keyed by the plan's id.
 */
export const memberFileValuesOfEntries = (
  entries: readonly Entry[],
  pictures: ReadonlyMap<string, MemberPictureFileNamesBySize>,
): PrivateFileValues => {
  const read = readMemberPlans(entries, (id) => pictures.get(id)?.alt ?? '');
  return new Map<string, unknown>([
    ['members/plans', read.map(({ plan }) => plan).toSorted(byTitle)],
    ['members/health-texts', read.flatMap(({ plan }) => toHealthTexts(plan))],
    ['members/picture-files', Object.fromEntries(pictures)],
    ['members/sales-pages', entriesOfTypes(entries, ...soldProgrammeTypes).flatMap(toProductPage)],
    ...read.map(
      ({ plan, sections }) =>
        [`members/plans/${plan.section}/${plan.category}/${plan.slug}`, sections] as const,
    ),
    ...buildInsideFiles(entries, read),
    ...buildLetterFiles(entries),
  ]);
};
