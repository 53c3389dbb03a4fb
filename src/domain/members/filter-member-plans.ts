import {
  emptyFilter,
  filterQueryParts,
  fitsFilter,
  parseFinderFilter,
  queryStringFromParts,
  type ChosenFilters,
} from '../finder/chosen-filters.ts';
import type { MemberPlanSummary } from './member-plan.ts';
import { isMemberSectionSlug, type MemberSectionSlug } from './plan-address.ts';

/** A member's search criteria. */
export type MemberPlanFilter = ChosenFilters & {
  readonly section: MemberSectionSlug | undefined;
  readonly category: string | undefined;
};

export const emptyMemberPlanFilter: MemberPlanFilter = {
  section: undefined,
  category: undefined,
  ...emptyFilter,
};

/** The plans of the section and the category that match the filter. */
export const filterMemberPlans = (
  plans: readonly MemberPlanSummary[],
  { section, category, ...filter }: MemberPlanFilter,
): readonly MemberPlanSummary[] =>
  plans.filter(
    (plan) =>
      (section === undefined || plan.section === section) &&
      (category === undefined || plan.category === category) &&
      fitsFilter(plan, filter),
  );

/** Parses a filter from the query of an address; unknown values are ignored. */
export const parseMemberPlanFilter = (search: string): MemberPlanFilter => {
  const [section = '', category] = (new URLSearchParams(search).get('in') ?? '').split('/');
  return {
    section: isMemberSectionSlug(section) ? section : undefined,
    category: isMemberSectionSlug(section) ? category : undefined,
    ...parseFinderFilter(search),
    // Member plans have no level.
    level: undefined,
  };
};

/** The query of an address for a filter, with its question mark; empty without a filter. */
export const memberPlanFilterQuery = ({ section, category, ...filter }: MemberPlanFilter): string =>
  queryStringFromParts([
    ...(section === undefined
      ? []
      : [`in=${section}${category === undefined ? '' : `/${encodeURIComponent(category)}`}`]),
    ...filterQueryParts(filter),
  ]);
