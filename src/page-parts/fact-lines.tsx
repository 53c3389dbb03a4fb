import type { ReactElement } from 'react';
import styled from 'styled-components';
import { cardTextsOfFacts, type TrainingFacts } from '../domain/finder/training-facts.ts';

const Lines = styled.div`
  margin-top: auto;
  padding-top: var(--space-2);
  border-top: 1px solid var(--line);
  font-size: var(--step--1);
  line-height: 1.4;

  & p {
    color: inherit;
    font-size: inherit;
    line-height: inherit;
  }

  & p::first-letter {
    text-transform: uppercase;
  }

  & p:first-child,
  & b {
    color: var(--ink);
    font-weight: 600;
  }
`;

type FactLinesProps = { readonly facts: TrainingFacts };

/** The days, minutes and level on a card, and below them the kit. */
export const CardTrainingFactLines = ({ facts }: FactLinesProps): ReactElement => {
  const { first, kit } = cardTextsOfFacts(facts);
  return (
    <Lines>
      {first.length === 0 ? null : <p>{first.join(' · ')}</p>}
      <p>
        <b>Kit</b> {kit}
      </p>
    </Lines>
  );
};
