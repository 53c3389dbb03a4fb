import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { markTraining } from '../../services/mark-training.ts';
import { recall, remember } from '../../services/storage.ts';

const Choice = styled.div`
  display: flex;

  && button {
    padding-inline: var(--space-3);
    border-radius: 0;
  }

  && button + button {
    border-inline-start: 0;
  }

  && button[aria-pressed='true'] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }
`;

const key = 'training.written';

const writtenPlans = (): readonly string[] =>
  (recall(key) ?? '').split(' ').filter((path) => path !== '');

/**
 * Switches a plan between her weights and the text as written; remembered for this plan. The mark on the document does the rest, even
 * before the first paint.
 */
export const ReadingSwitch = ({ path }: { readonly path: string }): ReactElement => {
  const [isWritten, setIsWritten] = useState(() => writtenPlans().includes(path));
  const choose = (written: boolean): void => {
    const others = writtenPlans().filter((other) => other !== path);
    remember(key, [...others, ...(written ? [path] : [])].join(' '));
    setIsWritten(written);
    markTraining(window);
  };
  return (
    <Choice role="group" aria-label="What the plan shows">
      <button type="button" aria-pressed={!isWritten} onClick={() => choose(false)}>
        With my weights
      </button>
      <button type="button" aria-pressed={isWritten} onClick={() => choose(true)}>
        As written
      </button>
    </Choice>
  );
};
