import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import type { SealedSync } from '../../../services/sealed-sync/sealed-sync.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { LogSection } from '../parts.tsx';
import { PhraseStepPanel } from '../phrase/new-phrase-steps.tsx';
import { useSyncActionButton } from '../phrase/use-sync-action-button.ts';

type TurnOffProps = {
  readonly sync: SealedSync;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** Called with what has become of the sealed copy. */
  readonly onOff: (sealedCopy: 'kept' | 'deleted') => void;
};

const Question = ({ sync, onOpen, onOff }: Omit<TurnOffProps, 'isOpen'>): ReactElement => {
  const title = useRef<HTMLHeadingElement>(null);
  const { isBusy, problem, press } = useSyncActionButton();
  useEffect(() => title.current?.focus(), []);
  const turnOff = async (sealedCopy: 'kept' | 'deleted'): Promise<void> => {
    const isOff = await press(() =>
      sync.act((actions) =>
        sealedCopy === 'kept' ? actions.turnOffHere() : actions.deleteAtServer(),
      ),
    );
    if (isOff) onOff(sealedCopy);
  };
  return (
    <PhraseStepPanel role="group" aria-label="Turn sync off">
      <h3 ref={title} tabIndex={-1}>
        And the sealed copy?
      </h3>
      <p>Your log stays on this device either way, with everything that came from the others.</p>
      <ul>
        <li>
          Keep the copy, and your other devices go on. This one can come back with the phrase.
        </li>
        <li>Delete it, and sync ends on all of them. Each keeps the log that it has.</li>
      </ul>
      {problem === undefined ? null : <ProblemSentence role="alert">{problem}</ProblemSentence>}
      <ButtonRow>
        <Button aria-busy={isBusy} onClick={() => void turnOff('kept')}>
          Keep the copy, turn it off here
        </Button>
        <Button kind="quiet" aria-busy={isBusy} onClick={() => void turnOff('deleted')}>
          Delete the copy, turn it off everywhere
        </Button>
        <Button kind="quiet" onClick={() => onOpen(false)}>
          Leave it on
        </Button>
      </ButtonRow>
    </PhraseStepPanel>
  );
};

/** Ends sync, and asks what becomes of the sealed copy on the server. */
export const TurnSyncOff = ({ isOpen, ...others }: TurnOffProps): ReactElement => (
  <LogSection id="off" title="Turn it off">
    <p>This device keeps its log, and nothing leaves it any more.</p>
    {isOpen ? (
      <Question {...others} />
    ) : (
      <ButtonRow>
        <Button kind="quiet" onClick={() => others.onOpen(true)}>
          Turn sync off
        </Button>
      </ButtonRow>
    )}
  </LogSection>
);
