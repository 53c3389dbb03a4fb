import { useEffect, useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import styled from 'styled-components';
import type { ComparedPlan } from '../../domain/finder/compare-file.ts';
import { compareQuery, comparedPathsIn } from '../../domain/finder/compared.ts';
import { pushUrlQueryAndHash, useUrlQueryString } from '../../page-parts/finder/use-url-query.ts';
import { Button } from '../../ui/kit/button.tsx';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import type { PlanComparisonTableProps } from './plan-comparison-table.tsx';

/** Without scripts each page still says what is inside. */
const Section = styled(Stack)`
  @media (scripting: none) {
    display: none;
  }
`;

type Loaded = {
  readonly plans: readonly ComparedPlan[];
  readonly ComparedPlans: ComponentType<PlanComparisonTableProps>;
};

const load = async (): Promise<Loaded> => {
  const { PlanComparisonTable, fetchAllComparablePlans } =
    await import('./plan-comparison-table.tsx');
  const result = await fetchAllComparablePlans();
  if (result.kind !== 'answered') throw new Error('The plans cannot be fetched.');
  return { plans: result.value, ComparedPlans: PlanComparisonTable };
};

/**
 * A plan or a pack beside up to two others, which the page's address keeps. What compares them
 * loads at a press, or at once for such an address.
 */
export const ComparisonWithOtherPlans = ({ path }: { readonly path: string }): ReactElement => {
  const others = comparedPathsIn(useUrlQueryString(), path);
  const [isAsked, setAsked] = useState(false);
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setFailed] = useState(false);
  const isWanted = isAsked || others.length > 0;
  useEffect(() => {
    if (!isWanted || loaded !== undefined || hasFailed) return undefined;
    let isHere = true;
    load().then(
      (all) => {
        if (isHere) setLoaded(all);
      },
      () => {
        if (isHere) setFailed(true);
      },
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, loaded, hasFailed]);
  const press = (): void => {
    setFailed(false);
    setAsked(true);
  };
  return (
    <Section as="section" className="no-print" aria-labelledby="compare">
      <SectionHeading id="compare">Side by side</SectionHeading>
      {isWanted && loaded !== undefined ? (
        <loaded.ComparedPlans
          plans={loaded.plans}
          own={path}
          others={others}
          onOthers={(next) => pushUrlQueryAndHash(compareQuery(next))}
        />
      ) : (
        <>
          <p>Weeks, time, kit, sets and price, beside one or two other plans.</p>
          <ButtonRow>
            <Button kind="quiet" onClick={press}>
              Compare it with others
            </Button>
          </ButtonRow>
          {hasFailed ? (
            <ProblemSentence role="alert">
              The plans could not be loaded. Check your connection, then press it again.
            </ProblemSentence>
          ) : null}
        </>
      )}
    </Section>
  );
};
