import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { SiteLink } from '../../ui/text/site-link.tsx';

const Rows = styled.ul`
  margin-top: var(--space-3);
  border-bottom: 1px solid var(--line);

  & li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--space-4);
    min-height: 3rem;
    padding-block: var(--space-1);
    border-top: 1px solid var(--line);
    color: var(--muted);
  }

  & a {
    color: var(--ink);
    font-weight: 700;
    text-decoration-color: var(--line);
  }

  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

type ExerciseRowsProps = { readonly exercises: readonly Queries.ExerciseRowFragment[] };

/** Exercises as rows of a list, each with its kit: compact enough for a hundred. */
export const ExerciseRows = ({ exercises }: ExerciseRowsProps): ReactElement => (
  <Rows>
    {exercises.map(({ path, title, equipment }) => (
      <li key={path}>
        <SiteLink to={path}>{title}</SiteLink>
        {equipment.join(', ')}
      </li>
    ))}
  </Rows>
);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment ExerciseRow on ContentfulExercise {
    path
    title
    equipment
  }
`;
