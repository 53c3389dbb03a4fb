import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: var(--space-3) var(--space-5);
  padding: var(--space-4);
  border-block: 3px solid var(--ink);

  & dt {
    color: var(--muted);
    font-size: var(--step--1);
  }

  & dd {
    font-weight: 700;
    line-height: 1.35;
  }

  & dd::first-letter {
    text-transform: uppercase;
  }
`;

type ExerciseFactsProps = { readonly exercise: Queries.ExerciseFactsFragment };

/** What an exercise asks for and what it trains. */
export const ExerciseFacts = ({ exercise }: ExerciseFactsProps): ReactElement => (
  <Facts>
    <div>
      <dt>Level</dt>
      <dd>{exercise.level}</dd>
    </div>
    <div>
      <dt>Kit</dt>
      <dd>{exercise.equipment.join(', ')}</dd>
    </div>
    <div>
      <dt>Main muscles</dt>
      <dd>{exercise.primaryMuscles.join(', ')}</dd>
    </div>
    {exercise.secondaryMuscles === null || exercise.secondaryMuscles.length === 0 ? null : (
      <div>
        <dt>Helping muscles</dt>
        <dd>{exercise.secondaryMuscles.join(', ')}</dd>
      </div>
    )}
  </Facts>
);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment ExerciseFacts on ContentfulExercise {
    level
    equipment
    primaryMuscles
    secondaryMuscles
  }
`;
