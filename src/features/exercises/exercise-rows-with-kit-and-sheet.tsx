import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useExerciseSheetAndOpenFunction } from '../../page-parts/exercise-sheet/use-exercise-sheet-and-open-function.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { media } from '../../ui/styles/media.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';

const Rows = styled.ul`
  margin-top: var(--space-3);
  border-bottom: 1px solid var(--line);

  & li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
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

  /* Above the link, which fills its row. */
  & button {
    grid-area: 1 / 2 / 3;
    z-index: 1;
  }

  @media (scripting: none) {
    & button {
      display: none;
    }
  }

  ${media.small} {
    & li {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) auto;
    }

    & button {
      grid-area: 1 / 3;
    }
  }
`;

type ExerciseRowsProps = { readonly exercises: readonly Queries.ExerciseRowFragment[] };

/**
 * Exercises as rows of a list, each with its kit: compact enough for a hundred. A press shows how
 * one moves, over the list.
 */
export const ExerciseRowsWithKitAndSheet = ({ exercises }: ExerciseRowsProps): ReactElement => {
  const { sheet, loading, open } = useExerciseSheetAndOpenFunction(true);
  return (
    <>
      <Rows>
        {exercises.map(({ path, title, equipment }) => (
          <li key={path}>
            <SiteLink to={path}>{title}</SiteLink>
            <span>{equipment.join(', ')}</span>
            <Button
              kind="quiet"
              className="no-print"
              aria-label={`See it move: ${title}`}
              aria-busy={loading === path}
              onClick={() => open(path)}
            >
              See it move
            </Button>
          </li>
        ))}
      </Rows>
      {sheet}
    </>
  );
};

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment ExerciseRow on ContentfulExercise {
    path
    title
    equipment
  }
`;
