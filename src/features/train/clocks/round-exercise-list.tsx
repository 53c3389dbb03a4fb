import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { Step } from '../../../domain/training/session/step.ts';
import type { RunningSessionData } from '../running-session-data.ts';
import { setTargetWordsWithoutWeight } from '../words/set-words.ts';
import { weightWords } from '../words/weight-amount-and-count-words.ts';

const List = styled.ol`
  display: grid;
  gap: 0;

  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-3);
    padding-block: var(--space-1);
    border-top: 1px solid var(--line);
  }

  & > li[data-done] {
    color: var(--muted);
    text-decoration: line-through;
  }

  & > li[aria-current] {
    font-weight: 800;
  }
`;

type RoundListProps = { readonly view: RunningSessionData; readonly step: Step };

/**
 * All exercises of the current round with what they ask for; marks those that are done, and the
 * current one.
 */
export const RoundExerciseList = ({
  view: { state, nameOf },
  step,
}: RoundListProps): ReactElement => {
  const done = new Set(state.sets.map((set) => set.step));
  const round = state.steps.filter(
    ({ group }) => group?.id === step.group?.id && group?.round === step.group?.round,
  );
  return (
    <List>
      {round.map((one) => (
        <li
          key={one.id}
          data-done={done.has(one.id) ? '' : undefined}
          aria-current={one.id === step.id ? 'step' : undefined}
        >
          <span>{nameOf(one)}</span>
          <span>
            {setTargetWordsWithoutWeight(one)}
            {one.weight === undefined ? '' : ` at ${weightWords(one.weight, one.perHand)}`}
          </span>
        </li>
      ))}
    </List>
  );
};
