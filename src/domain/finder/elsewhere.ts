import * as v from 'valibot';
import { routes } from '../routes.ts';
import { allEquipment } from '../training/all-equipment.ts';
import type { FinderListEntry } from './finder-file.ts';
import {
  filterPartsWorthDropping,
  filterQueryParts,
  fitsFilter,
  isFiltered,
  queryStringFromParts,
  filterWithoutParts,
  type FilterableFacts,
  type ChosenFilters,
  type FilterPartName,
} from './chosen-filters.ts';
import { finderList, finderListIds, type FinderListId } from './finder-lists.ts';

/** The lists of plans and packs. */
export const programmeFinderListIds: readonly FinderListId[] = finderListIds.filter(
  (list) => list !== 'exercises',
);

/**
 * The lists in which to look when nothing fits on a page of this one: those of the other
 * programmes, or the exercises for the whole body.
 */
export const listIdsToTryInstead = (
  list: FinderListId,
  within: string,
): readonly FinderListId[] => {
  if (list !== 'exercises') return programmeFinderListIds.filter((other) => other !== list);
  return within === finderList(list).path || within === '/' ? [] : [list];
};

/**
 * The file with what anybody may know of the member plans (decision 016), to count those that fit.
 */
export const memberPlanFactsFilePath = '/finder/members.json';

/** What the finder counts member plans by: no title, no address, no text. */
export const FactsOfAllMemberPlansSchema = v.array(
  v.object({
    minutes: v.object({ from: v.number(), to: v.number() }),
    equipment: v.array(v.picklist(allEquipment)),
    free: v.boolean(),
  }),
);
export type AnonymousFactsOfMemberPlans = v.InferOutput<typeof FactsOfAllMemberPlansSchema>;

/** Where something else fits: how much, in words, and the address that shows it. */
export type LinkToMatchesElsewhere = {
  readonly text: string;
  readonly address: string;
  /** False if only a part of the filter fits; the words then say which part doesn’t. */
  readonly isExact: boolean;
};

const names: Readonly<Record<FilterPartName, string>> = {
  minutes: 'time',
  kit: 'kit',
  level: 'level',
};

const conditionOf = (parts: readonly FilterPartName[]): string =>
  `, if ${parts.map((part) => names[part]).join(' and ')} ${parts.length === 1 ? 'doesn’t' : 'don’t'} matter`;

type Place = {
  readonly path: string;
  /** The found entries in words, such as “2 home gym packs”. */
  readonly countText: (filter: ChosenFilters, count: number) => string;
  readonly entries: readonly FilterableFacts[];
};

/** What fits in a place or, if nothing does, what fits most of the filter. */
const findIn = (
  { path, countText, entries }: Place,
  filter: ChosenFilters,
): readonly LinkToMatchesElsewhere[] => {
  const count = (wanted: ChosenFilters): number =>
    entries.filter((entry) => fitsFilter(entry, wanted)).length;
  const toElsewhere = (
    wanted: ChosenFilters,
    parts: readonly FilterPartName[],
  ): LinkToMatchesElsewhere => ({
    text: `${countText(wanted, count(wanted))}${parts.length === 0 ? '' : conditionOf(parts)}`,
    address: `${path}${queryStringFromParts(filterQueryParts(wanted))}`,
    isExact: parts.length === 0,
  });
  if (count(filter) > 0) return [toElsewhere(filter, [])];
  return filterPartsWorthDropping(filter, count)
    .map(({ parts }) => ({ parts, looser: filterWithoutParts(filter, parts) }))
    .filter(({ looser }) => isFiltered(looser))
    .slice(0, 1)
    .map(({ parts, looser }) => toElsewhere(looser, parts));
};

/** What fits the filter in another list. */
export const linksToMatchesInOtherList = (
  list: FinderListId,
  entries: readonly FinderListEntry[],
  filter: ChosenFilters,
): readonly LinkToMatchesElsewhere[] => {
  const { path, title } = finderList(list);
  const many = title.toLowerCase();
  return findIn(
    {
      path,
      countText: (_, count) => `${count} ${count === 1 ? many.replace(/s$/, '') : many}`,
      entries: entries.map(({ facts }) => ({ ...facts, level: facts.level ?? undefined })),
    },
    filter,
  );
};

/** What fits the filter among the member plans, which have no level. */
export const linksToMatchingMemberPlans = (
  plans: AnonymousFactsOfMemberPlans,
  filter: ChosenFilters,
): readonly LinkToMatchesElsewhere[] => {
  const countText = (wanted: ChosenFilters, count: number): string => {
    const free = plans.filter((plan) => plan.free && fitsFilter(plan, wanted)).length;
    const ofThem = free === count ? ', free with an account' : `, ${free} of them free`;
    return `${count} ${count === 1 ? 'plan' : 'plans'} in the members zone${free === 0 ? '' : ofThem}`;
  };
  return findIn(
    { path: routes.members, countText, entries: plans },
    { ...filter, level: undefined },
  );
};

/** The places with exact matches; if no place has one, those where most of the filter fits. */
export const onlyLinksToExactMatchesIfAny = (
  places: readonly LinkToMatchesElsewhere[],
): readonly LinkToMatchesElsewhere[] => {
  const exact = places.filter(({ isExact }) => isExact);
  return exact.length > 0 ? exact : places;
};
