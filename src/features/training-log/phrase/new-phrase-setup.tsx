import { useState } from 'react';
import type { ReactElement } from 'react';
import type {
  KeyUnlockingPhrase,
  SyncActionVoidResult,
} from '../../../services/sealed-sync/sealed-sync.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { NewPhraseSteps, PhraseStepPanel } from './new-phrase-steps.tsx';
import { useSyncActionButton } from './use-sync-action-button.ts';

type MakePhraseProps = {
  readonly words: KeyUnlockingPhrase;
  /** What the lifter reads while the phrase is put to use. */
  readonly doing: string;
  readonly use: (words: KeyUnlockingPhrase) => Promise<SyncActionVoidResult>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
};

/**
 * Shows a new phrase, checks that the lifter has it, and puts it to use. If that fails she tries
 * again with the same words.
 */
export const NewPhraseSetup = ({
  words,
  doing,
  use,
  onDone,
  onCancel,
}: MakePhraseProps): ReactElement => {
  const [isKept, setKept] = useState(false);
  const { problem, press } = useSyncActionButton();
  const put = async (): Promise<void> => {
    setKept(true);
    if (await press(() => use(words))) onDone();
  };
  if (!isKept)
    return <NewPhraseSteps words={words} onKept={() => void put()} onCancel={onCancel} />;
  return (
    <PhraseStepPanel role="group" aria-label="A recovery phrase">
      {problem === undefined ? (
        <p role="status">{doing}</p>
      ) : (
        <>
          <ProblemSentence role="alert">{problem}</ProblemSentence>
          <ButtonRow>
            <Button onClick={() => void put()}>Try again</Button>
            <Button kind="quiet" onClick={onCancel}>
              Not now
            </Button>
          </ButtonRow>
        </>
      )}
    </PhraseStepPanel>
  );
};
