import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import {
  filterPlans,
  noFilter,
  readFilter,
  writeFilter,
  type PlanFilter,
} from '../../domain/members/filter-plans.ts';
import type { MemberPlan } from '../../domain/members/member-plan.ts';
import type { MemberSection } from '../../domain/members/plan-address.ts';
import { quietButtonStyle } from '../../ui/button.tsx';
import { CardGrid, Stack } from '../../ui/layout.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanFilterForm } from './plan-filter-form.tsx';
import { plansText } from './plan-words.ts';

const Found = styled.div`
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

const Quiet = styled.button`
  ${quietButtonStyle}
  justify-self: start;
`;

/** So many cards are shown at first where every section is. */
const firstFew = 12;

/** Which of these plans fit, in words. */
const foundText = (found: number, all: number): string => {
  if (found === 0)
    return 'None of your plans fits. Give it more time, more kit or another category.';
  if (found === all) return plansText(all);
  return `${plansText(found)} of ${all} ${found === 1 ? 'fits' : 'fit'}`;
};

type PlanBrowserProps = {
  /** All the plans that there are to choose from. */
  readonly plans: readonly MemberPlan[];
  /** The section, and the category in it, that the page is about. */
  readonly within?: { readonly section: MemberSection; readonly category: string | undefined };
};

/** The plans of a member with the means to choose among them. What she has chosen stands in the address. */
export const PlanBrowser = ({ plans, within }: PlanBrowserProps): ReactElement => {
  const base: PlanFilter = { ...noFilter, ...within, category: undefined };
  const [filter, setFilter] = useState<PlanFilter>(() => {
    const asked = readFilter(location.search);
    if (within === undefined) return asked;
    const category = asked.section === within.section ? asked.category : within.category;
    return { ...asked, section: within.section, category };
  });
  const [showsAll, setShowsAll] = useState(within !== undefined);
  const found = filterPlans(plans, filter);
  const shown = showsAll ? found : found.slice(0, firstFew);

  const change = (next: PlanFilter): void => {
    setFilter(next);
    // Only the address changes: the page stays where it is, and a reload or the way back finds the same.
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
      <Found>
        <p role="status">{foundText(found.length, plans.length)}</p>
        {isFiltered ? (
          <Quiet type="button" onClick={() => change(base)}>
            Show everything
          </Quiet>
        ) : null}
      </Found>
      <CardGrid>
        {shown.map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} />
          </li>
        ))}
      </CardGrid>
      {shown.length < found.length ? (
        <Quiet type="button" onClick={() => setShowsAll(true)}>
          Show all {found.length} plans
        </Quiet>
      ) : null}
    </Stack>
  );
};
