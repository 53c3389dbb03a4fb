import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { media } from '../../ui/styles/media.ts';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: var(--space-4);
  align-content: start;

  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
  }

  & dt {
    color: var(--muted);
    font-size: var(--step--1);
  }

  & dd {
    font-family: var(--heading);
    font-size: var(--step-2);
    font-weight: 850;
    line-height: 1.1;
  }

  & dd::first-letter {
    text-transform: uppercase;
  }
`;

type ExerciseFactsProps = { readonly exercise: Queries.ExerciseFactsFragment };

/** An exercise's level, equipment and other facts. */
export const ExerciseLevelKitAndOtherName = ({ exercise }: ExerciseFactsProps): ReactElement => (
  <Facts>
    <div>
      <dt>Level</dt>
      <dd>{exercise.level}</dd>
    </div>
    <div>
      <dt>Kit</dt>
      <dd>{exercise.equipment.join(', ')}</dd>
    </div>
    {exercise.altTitle === null ? null : (
      <div>
        <dt>Also called</dt>
        <dd>{exercise.altTitle}</dd>
      </div>
    )}
  </Facts>
);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment ExerciseFacts on ContentfulExercise {
    level
    equipment
    altTitle
  }
`;
