import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { ExerciseFacts } from '../../../domain/training/exercise-facts.ts';
import { isInTimedGroup } from '../../../domain/training/session/progress.ts';
import type { Step } from '../../../domain/training/session/step.ts';
import {
  amountAfterSwap,
  swapSidednessOf,
  type SwapSidedness,
} from '../../../domain/training/session/swap-sidedness.ts';
import { carriedOverWeightNote } from '../../../domain/training/swaps/starting-weight.ts';
import type { ExerciseAlternative } from '../../../domain/training/swaps/swaps.ts';
import { amountWords, weightWords } from '../words/weight-amount-and-count-words.ts';
import { SheetChoices } from '../sheet/sheet-parts.tsx';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';

const Fact = styled.span`
  font-variant-numeric: tabular-nums;
`;

const musclesWords = ({ exercise: { primary, secondary } }: ExerciseAlternative): string =>
  secondary.length === 0
    ? `Trains ${primary.join(', ')}.`
    : `Trains ${primary.join(', ')}; helps ${secondary.join(', ')}.`;

/** Suggests a starting weight, and says that it is an estimate. */
const startWords = ({ weight, perHand }: ExerciseAlternative): string =>
  weight === undefined
    ? 'Nothing to carry over: start light.'
    : `Start at about ${weightWords(weight, perHand)}. ${carriedOverWeightNote}`;

/** Says what a set asks for, where the swap changes how it is counted. */
const countWords = (step: Step, sides: SwapSidedness): string => {
  const amount = amountAfterSwap(step.amount, sides, isInTimedGroup(step));
  if (amount.perSide === step.amount.perSide) return '';
  return amount.perSide
    ? ` One side at a time: ${amountWords(amount)}.`
    : ` Both sides at once: ${amountWords(amount)}.`;
};

type SwapAlternativesProps = {
  /** The next set of the exercise that is replaced. */
  readonly step: Step;
  readonly insteadOf: ExerciseFacts;
  readonly alternatives: readonly ExerciseAlternative[];
  readonly onChoose: (chosen: ExerciseAlternative) => void;
  readonly onBack: () => void;
};

/** The alternatives, best first, each with its reason. */
export const SwapAlternatives = ({
  step,
  insteadOf,
  alternatives,
  onChoose,
  onBack,
}: SwapAlternativesProps): ReactElement => (
  <>
    {alternatives.length === 0 ? (
      <p>Nothing in the library trains the same muscles that way. You can skip it today.</p>
    ) : (
      <SheetChoices>
        {alternatives.map((alternative) => (
          <li key={alternative.exercise.slug}>
            <button type="button" onClick={() => onChoose(alternative)}>
              {alternative.exercise.title}
              <small>{alternative.why}</small>
              <small>{musclesWords(alternative)}</small>
              <small>
                <Fact>
                  {startWords(alternative)}
                  {countWords(step, swapSidednessOf(insteadOf, alternative.exercise))}
                </Fact>
              </small>
            </button>
          </li>
        ))}
      </SheetChoices>
    )}
    <ButtonRow layout="wide">
      <Button kind="quiet" onClick={onBack}>
        Another reason
      </Button>
    </ButtonRow>
  </>
);

type SwapDurationProps = {
  readonly step: Step;
  readonly insteadOf: ExerciseFacts;
  readonly chosen: ExerciseAlternative;
  /** Whether there is a plan that can keep the swap. */
  readonly canLast: boolean;
  readonly onToday: () => void;
  readonly onPlan: () => void;
  readonly onBack: () => void;
};

/**
 * Asks whether the swap lasts. Undo reverts today’s swap; the start of each session lists lasting
 * ones.
 */
export const SwapDurationQuestion = ({
  step,
  insteadOf,
  chosen,
  canLast,
  onToday,
  onPlan,
  onBack,
}: SwapDurationProps): ReactElement => (
  <>
    <p>
      {chosen.why} {startWords(chosen)}
      {countWords(step, swapSidednessOf(insteadOf, chosen.exercise))}
    </p>
    <p>
      It replaces what is left of {insteadOf.title}. Sets that you have logged stay as they are.
      {canLast ? ' You can take a lasting swap back before any session.' : ''}
    </p>
    <ButtonRow layout="wide">
      <Button onClick={onToday}>For today</Button>
      {canLast ? (
        <Button kind="quiet" onClick={onPlan}>
          For the rest of the plan
        </Button>
      ) : null}
    </ButtonRow>
    <ButtonRow layout="wide">
      <Button kind="quiet" onClick={onBack}>
        Show the others
      </Button>
    </ButtonRow>
  </>
);
