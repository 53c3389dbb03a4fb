import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { ExerciseFacts } from '../../../domain/training/exercise-facts.ts';
import type { KitAndMaximums } from '../../../domain/training/my-weights/kit-and-maximums.ts';
import type { LoggedSet } from '../../../domain/training/log.ts';
import type { ChangedSetFields } from '../../../domain/training/session/session.ts';
import type { Step } from '../../../domain/training/session/step.ts';
import { repeatWhileHeldHandlers } from '../set/repeat-while-held-handlers.ts';
import { SetSteppers } from '../set/set-steppers.tsx';
import { WeightField } from '../set/weight-field.tsx';
import { Button } from '../../../ui/kit/button.tsx';

const Box = styled.div`
  --figure: 2.25rem;
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) 0 var(--space-4);
`;

type CorrectSetProps = {
  readonly step: Step;
  readonly set: LoggedSet;
  readonly facts: ExerciseFacts | undefined;
  readonly weights: KitAndMaximums;
  readonly onCorrect: (draft: ChangedSetFields) => void;
};

/** The steppers for correcting a logged set. */
export const SetCorrectionSteppers = ({
  step,
  set,
  facts,
  weights,
  onCorrect,
}: CorrectSetProps): ReactElement => {
  const [draft, setDraft] = useState<ChangedSetFields>({});
  const [isBad, setBad] = useState(false);
  const adjust = (more: ChangedSetFields): void => setDraft({ ...draft, ...more });
  return (
    <Box {...repeatWhileHeldHandlers}>
      <SetSteppers
        step={{ ...step, ...(set.done.weight === undefined ? {} : { weight: set.done.weight }) }}
        done={{ ...set.done, ...draft }}
        facts={facts}
        weights={weights}
        WeightField={WeightField}
        onAdjust={adjust}
        onTyped={adjust}
        onBadWeight={setBad}
      />
      <Button kind="quiet" disabled={isBad} onClick={() => onCorrect(draft)}>
        Put it right
      </Button>
    </Box>
  );
};
