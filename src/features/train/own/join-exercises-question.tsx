import type { ReactElement } from 'react';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { useFocusOnMount } from './use-focus-on-mount.ts';

type JoinQuestionProps = {
  /** The exercise whose name is being changed. */
  readonly name: string;
  /** The one that has that name already. */
  readonly other: string;
  readonly onJoin: () => void;
  readonly onBack: () => void;
};

/** Asks whether two exercises are the same, because the lifter has given both one name. */
export const JoinExercisesQuestion = ({
  name,
  other,
  onJoin,
  onBack,
}: JoinQuestionProps): ReactElement => {
  const question = useFocusOnMount<HTMLParagraphElement>();
  return (
    <>
      <p ref={question} tabIndex={-1}>
        There is an exercise called “{other}” already. Are both the same? Then the sets of “{name}”
        count for “{other}”. You can take them apart again.
      </p>
      <ButtonRow>
        <Button onClick={onJoin}>They are the same</Button>
        <Button kind="quiet" onClick={onBack}>
          Another name
        </Button>
      </ButtonRow>
    </>
  );
};
