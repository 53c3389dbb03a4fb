import type { ReactElement } from 'react';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { useFocusOnMount } from './use-focus-on-mount.ts';

/** What has just been stored, in a sentence, and what takes it back. */
export type OwnExerciseChangeSentenceAndUndo = {
  readonly sentence: string;
  readonly undo?: (() => void) | undefined;
};

/** Says what has just been stored. It has the focus, because the form that was sent has gone. */
export const OwnExerciseChangeNoticeWithUndo = ({
  sentence,
  undo,
}: OwnExerciseChangeSentenceAndUndo): ReactElement => {
  const said = useFocusOnMount<HTMLParagraphElement>();
  return (
    <>
      <p ref={said} tabIndex={-1} role="status">
        {sentence}
      </p>
      {undo === undefined ? null : (
        <ButtonRow>
          <Button kind="quiet" onClick={undo}>
            Undo
          </Button>
        </ButtonRow>
      )}
    </>
  );
};
