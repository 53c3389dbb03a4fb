import { useState } from 'react';
import type { ReactElement } from 'react';
import { markTrainingLogOnPage } from '../../services/mark-training-log-on-page.ts';
import { recall, remember } from '../../services/storage.ts';
import { Button } from '../../ui/kit/button.tsx';
import { ToggleButtonRow } from './toggle-button-row.ts';

const key = 'training.written';

const writtenPlans = (): readonly string[] =>
  (recall(key) ?? '').split(' ').filter((path) => path !== '');

/**
 * Switches a plan between the lifter's weights and the text as written; remembered for this plan.
 * The mark on the document does the rest, even before the first paint.
 */
export const OwnWeightsOrTextSwitch = ({ path }: { readonly path: string }): ReactElement => {
  const [isWritten, setIsWritten] = useState(() => writtenPlans().includes(path));
  const choose = (written: boolean): void => {
    const others = writtenPlans().filter((other) => other !== path);
    remember(key, [...others, ...(written ? [path] : [])].join(' '));
    setIsWritten(written);
    markTrainingLogOnPage(window);
  };
  return (
    <ToggleButtonRow role="group" aria-label="What the plan shows">
      <Button kind="quiet" aria-pressed={!isWritten} onClick={() => choose(false)}>
        With my weights
      </Button>
      <Button kind="quiet" aria-pressed={isWritten} onClick={() => choose(true)}>
        As written
      </Button>
    </ToggleButtonRow>
  );
};
