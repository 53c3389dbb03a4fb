import { useState } from 'react';
import type { ReactElement } from 'react';
import { programmeFinderListIds } from '../../../domain/finder/elsewhere.ts';
import {
  filterPartsWorthDropping,
  filterWithoutParts,
} from '../../../domain/finder/chosen-filters.ts';
import {
  filterMemberPlans,
  emptyMemberPlanFilter,
  memberPlanFilterQuery,
  parseMemberPlanFilter,
  type MemberPlanFilter,
} from '../../../domain/members/filter-member-plans.ts';
import type { MemberPlanSummary } from '../../../domain/members/member-plan.ts';
import type { MemberSectionSlug } from '../../../domain/members/plan-address.ts';
import { routes } from '../../../domain/routes.ts';
import { FinderCountResetAndLoosening } from '../../../page-parts/finder/finder-count-reset-and-loosening.tsx';
import { LinksToMatchesInOtherLists } from '../../../page-parts/finder/links-to-matches-in-other-lists.tsx';
import {
  pushUrlQueryAndHash,
  useUrlQueryString,
} from '../../../page-parts/finder/use-url-query.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { CardGrid, Stack } from '../../../ui/layout/layout.tsx';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { MemberPlanCard } from './member-plan-card.tsx';
import { PlanFilterForm } from './plan-filter-form.tsx';
import { planCountText } from '../plan-texts.ts';

/** The number of cards shown at first on the page of all sections. */
const initialCount = 12;

/** The number of matching plans, as a sentence. */
const foundText = (found: number, all: number): string => {
  if (found === 0) return 'None of your plans fits.';
  if (found === all) return planCountText(all);
  return `${planCountText(found)} of ${all} ${found === 1 ? 'fits' : 'fit'}`;
};

type FilteredPlansProps = {
  readonly plans: readonly MemberPlanSummary[];
  /**
   * The section of the page, and its category if it has one; omitted on the page of all sections.
   */
  readonly within?: { readonly section: MemberSectionSlug; readonly category: string | undefined };
};

/** A member's plans with a filter form. The filter is stored in the address. */
export const MemberPlansWithFilterForm = ({ plans, within }: FilteredPlansProps): ReactElement => {
  const base: MemberPlanFilter = { ...emptyMemberPlanFilter, ...within, category: undefined };
  const fromAddress = parseMemberPlanFilter(useUrlQueryString());
  const filter: MemberPlanFilter =
    within === undefined
      ? fromAddress
      : {
          ...fromAddress,
          section: within.section,
          category: fromAddress.section === within.section ? fromAddress.category : within.category,
        };
  const [showsAll, setShowsAll] = useState(within !== undefined);
  const found = filterMemberPlans(plans, filter);
  const shown = showsAll ? found : found.slice(0, initialCount);

  const change = (next: MemberPlanFilter): void =>
    pushUrlQueryAndHash(
      memberPlanFilterQuery(
        next.section === within?.section && next.category === within?.category
          ? { ...next, section: undefined, category: undefined }
          : next,
      ),
    );
  const isFiltered = memberPlanFilterQuery(filter) !== memberPlanFilterQuery(base);
  return (
    <Stack>
      <PlanFilterForm plans={plans} within={within?.section} filter={filter} onFilter={change} />
      <FinderCountResetAndLoosening
        text={foundText(found.length, plans.length)}
        isFiltered={isFiltered}
        onClear={() => change(base)}
        loosenings={
          found.length === 0
            ? filterPartsWorthDropping(
                filter,
                (looser) => filterMemberPlans(plans, { ...filter, ...looser }).length,
              )
            : []
        }
        onLoosen={(parts) => change(filterWithoutParts(filter, parts))}
      />
      {found.length === 0 && isFiltered ? (
        <>
          {filter.section === undefined ? null : (
            <p>
              <SiteLink
                to={`${routes.members}${memberPlanFilterQuery({ ...filter, section: undefined, category: undefined })}`}
              >
                Look among all of your plans
              </SiteLink>
            </p>
          )}
          <LinksToMatchesInOtherLists
            lists={programmeFinderListIds}
            looksInMembersZone={false}
            filter={filter}
          />
        </>
      ) : null}
      <CardGrid>
        {shown.map((plan) => (
          <li key={plan.id}>
            <MemberPlanCard plan={plan} />
          </li>
        ))}
      </CardGrid>
      {shown.length < found.length ? (
        <ButtonRow>
          <Button kind="quiet" onClick={() => setShowsAll(true)}>
            Show all {found.length} plans
          </Button>
        </ButtonRow>
      ) : null}
    </Stack>
  );
};
