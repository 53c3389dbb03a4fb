import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import {
  filterPlans,
  noFilter,
  parseFilter,
  writeFilter,
  type PlanFilter,
} from '../../domain/members/filter-plans.ts';
import type { MemberPlan } from '../../domain/members/member-plan.ts';
import type { MemberSection } from '../../domain/members/plan-address.ts';
import { quietButtonStyle } from '../../ui/button.tsx';
import { CardGrid, Stack } from '../../ui/layout.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanFilterForm } from './plan-filter-form.tsx';
import { plansText } from './plan-texts.ts';

const ResultLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: 3rem;

  & p {
    font-weight: 700;
  }
`;

const QuietButton = styled.button`
  ${quietButtonStyle}
  justify-self: start;
`;

/** The number of cards shown at first on the page of all sections. */
const initialCount = 12;

/** How many plans fit, as a sentence. */
const foundText = (found: number, all: number): string => {
  if (found === 0)
    return 'None of your plans fits. Give it more time, more kit or another category.';
  if (found === all) return plansText(all);
  return `${plansText(found)} of ${all} ${found === 1 ? 'fits' : 'fit'}`;
};

type PlanBrowserProps = {
  /** The plans to choose from. */
  readonly plans: readonly MemberPlan[];
  /** The section of the page, and its category if it has one; left out on the page of all sections. */
  readonly within?: { readonly section: MemberSection; readonly category: string | undefined };
};

/** A member's plans with a filter form. The filter is stored in the address. */
export const PlanBrowser = ({ plans, within }: PlanBrowserProps): ReactElement => {
  const base: PlanFilter = { ...noFilter, ...within, category: undefined };
  const [filter, setFilter] = useState<PlanFilter>(() => {
    const fromAddress = parseFilter(location.search);
    if (within === undefined) return fromAddress;
    const category =
      fromAddress.section === within.section ? fromAddress.category : within.category;
    return { ...fromAddress, section: within.section, category };
  });
  const [showsAll, setShowsAll] = useState(within !== undefined);
  const found = filterPlans(plans, filter);
  const shown = showsAll ? found : found.slice(0, initialCount);

  const change = (next: PlanFilter): void => {
    setFilter(next);
    // Replaces the address without navigating, so that reloading and going back restore the filter.
    const query = writeFilter(
      next.section === within?.section && next.category === within?.category
        ? { ...next, section: undefined, category: undefined }
        : next,
    );
    history.replaceState(history.state, '', `${location.pathname}${query}`);
  };
  const isFiltered = writeFilter(filter) !== writeFilter(base);
  return (
    <Stack>
      <PlanFilterForm plans={plans} within={within?.section} filter={filter} onFilter={change} />
      <ResultLine>
        <p role="status">{foundText(found.length, plans.length)}</p>
        {isFiltered ? (
          <QuietButton type="button" onClick={() => change(base)}>
            Show everything
          </QuietButton>
        ) : null}
      </ResultLine>
      <CardGrid>
        {shown.map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} />
          </li>
        ))}
      </CardGrid>
      {shown.length < found.length ? (
        <QuietButton type="button" onClick={() => setShowsAll(true)}>
          Show all {found.length} plans
        </QuietButton>
      ) : null}
    </Stack>
  );
};
