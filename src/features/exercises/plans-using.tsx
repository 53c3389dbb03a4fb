import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { routes } from '../../domain/routes.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';

const Section = styled.section`
  & h2 {
    margin-bottom: var(--space-3);
    font-size: var(--step-3);
  }

  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--space-4);
    min-height: 3rem;
    border-top: 1px solid var(--line);
  }

  & li > a {
    padding-block: var(--space-2);
    font-weight: 700;
  }

  & li > span {
    color: var(--muted);
    font-size: var(--step--1);
  }
`;

type PlansUsingProps = { readonly uses: Queries.PlansUsingFragment['planUses'] };

/** The plans that use an exercise; nothing if there are none. */
export const PlansUsing = ({ uses: { plans, more } }: PlansUsingProps): ReactElement | null =>
  plans.length === 0 ? null : (
    <Section className="no-print" aria-labelledby="plans">
      <h2 id="plans">Plans that use it</h2>
      <ul>
        {plans.map(({ path, title, isFree }) => (
          <li key={path}>
            <SiteLink to={path}>{title}</SiteLink>
            <span>{isFree ? 'free' : 'paid, with a sample day to read'}</span>
          </li>
        ))}
        {more === 0 ? null : (
          <li>
            <SiteLink to={routes.workoutPlans}>And {more} more: all plans</SiteLink>
          </li>
        )}
      </ul>
    </Section>
  );

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment PlansUsing on ContentfulExercise {
    planUses {
      plans {
        title
        path
        isFree
      }
      more
    }
  }
`;
