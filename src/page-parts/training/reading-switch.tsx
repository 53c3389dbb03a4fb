import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { markTraining } from '../../services/mark-training.ts';
import { recall, remember } from '../../services/storage.ts';
import { Button } from '../../ui/kit/button.tsx';

const Choice = styled.div`
  display: flex;

  & button {
    padding-inline: var(--space-3);
    border-radius: 0;
  }

  & button + button {
    border-inline-start: 0;
  }
`;

const key = 'training.written';

const writtenPlans = (): readonly string[] =>
  (recall(key) ?? '').split(' ').filter((path) => path !== '');

/**
 * Switches a plan between the lifter's weights and the text as written; remembered for this plan. The mark on the document does the rest, even
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
      <Button kind="quiet" aria-pressed={!isWritten} onClick={() => choose(false)}>
        With my weights
      </Button>
      <Button kind="quiet" aria-pressed={isWritten} onClick={() => choose(true)}>
        As written
      </Button>
    </Choice>
  );
};
