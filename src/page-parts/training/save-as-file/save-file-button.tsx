import { useState } from 'react';
import type { ReactElement } from 'react';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';

type FileButtonProps = {
  readonly name: string;
  /** What to do with the file, once it is saved. */
  readonly afterwards: string;
  /** Makes the file and hands it to the browser. Rejects if something can’t be fetched. */
  readonly save: () => Promise<void>;
};

type Outcome = 'none' | 'saving' | 'saved' | 'failed';

/** A button that saves a file made on the device. Its script comes with the press. */
export const SaveFileButton = ({ name, afterwards, save }: FileButtonProps): ReactElement => {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const press = async (): Promise<void> => {
    if (outcome === 'saving') return;
    setOutcome('saving');
    try {
      await save();
      setOutcome('saved');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <>
      <ButtonRow>
        <Button kind="quiet" aria-busy={outcome === 'saving'} onClick={() => void press()}>
          {name}
        </Button>
      </ButtonRow>
      <p role="status">
        {outcome === 'saved' ? `The file is in your downloads. ${afterwards}` : null}
      </p>
      {outcome === 'failed' ? (
        <ProblemSentence role="alert">
          The file couldn’t be made. Check your connection, then try again.
        </ProblemSentence>
      ) : null}
    </>
  );
};
