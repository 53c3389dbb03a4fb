import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  & li {
    padding: 0.15rem var(--space-2);
    border: 1px solid var(--muted);
    font-size: var(--step--1);
    font-weight: 600;
  }

  & li::first-letter {
    text-transform: uppercase;
  }
`;

type PlanFactsProps = { readonly plan: Queries.PlanFactsFragment };

/** A plan's level, and the rotation that it belongs to. */
export const PlanFacts = ({ plan }: PlanFactsProps): ReactElement => (
  <Facts aria-label="About this plan">
    <li>{plan.level}</li>
    {plan.name === null ? null : <li>{plan.name}</li>}
  </Facts>
);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment PlanFacts on ContentfulWorkoutPlan {
    level
    name
  }
`;
