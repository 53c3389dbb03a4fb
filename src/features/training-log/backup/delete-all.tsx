import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { isSyncOnThisDevice } from '../../../services/sealed-sync/sync-mark.ts';
import { useLoginSession } from '../../../services/auth/login-session.ts';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { PressOutcome } from '../../../ui/kit/press-outcome.ts';
import type { OpenTrainingData } from '../ready.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-width: 40rem;
  padding: var(--space-4);
  border: 2px solid var(--ink);
  background: var(--surface);

  &:focus {
    outline: none;
  }

  & ul {
    padding-inline-start: 1.2em;
    list-style: square;
  }
`;

/** Deletes all the lifter’s training data from the device. The first press says what will go. */
export const DeleteWholeLog = ({
  training: { log },
}: {
  readonly training: OpenTrainingData;
}): ReactElement => {
  const { session } = useLoginSession();
  const [step, setStep] = useState<'closed' | 'asking' | 'busy' | 'deleted'>('closed');
  const [problem, setProblem] = useState<string>();
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = step === 'asking' || step === 'busy';
  useEffect(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen]);
  const remove = async (): Promise<void> => {
    setStep('busy');
    try {
      const isSynced = isSyncOnThisDevice();
      await log.deleteAll();
      // Where a member is logged in, sync notices it by itself.
      if (isSynced && session.kind === 'visitor') {
        const { forgetSyncOnThisDevice } =
          await import('../../../services/sealed-sync/forget-here.ts');
        await forgetSyncOnThisDevice();
      }
      setStep('deleted');
      setProblem(undefined);
    } catch {
      setStep('asking');
      setProblem('It couldn’t be deleted. All of it is still here: try again.');
    }
  };
  return (
    <>
      <h3>Delete everything</h3>
      <PressOutcome role="status">
        {step === 'deleted' ? 'Everything about your training is deleted from this device.' : null}
      </PressOutcome>
      {isOpen ? (
        <Panel ref={panel} role="group" aria-label="Delete everything" tabIndex={-1}>
          <p>
            {isSyncOnThisDevice()
              ? 'This goes from this device, and only your phrase brings back what was synced:'
              : 'This goes from this device, and nobody can bring it back:'}
          </p>
          <ul>
            <li>every session and every set, with your notes</li>
            <li>a session that is still open, with what you have done in it</li>
            <li>your one-rep maxes, your plates and your dumbbells</li>
            <li>where you are in your plans, and what comes next</li>
            <li>your bodyweight, if you have written it down</li>
          </ul>
          <p>
            {isSyncOnThisDevice()
              ? 'Sync ends on this device. Your other devices keep their log, and so does the sealed copy.'
              : 'Export it first if you may want it back.'}
          </p>
          {problem === undefined ? null : <ProblemSentence role="alert">{problem}</ProblemSentence>}
          <ButtonRow>
            <Button aria-busy={step === 'busy'} onClick={() => void remove()}>
              Delete it for good
            </Button>
            <Button kind="quiet" onClick={() => setStep('closed')}>
              Keep my log
            </Button>
          </ButtonRow>
        </Panel>
      ) : (
        <ButtonRow>
          <Button kind="quiet" onClick={() => setStep('asking')}>
            Delete my training log
          </Button>
        </ButtonRow>
      )}
    </>
  );
};
