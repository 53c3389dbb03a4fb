import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Equipment } from '../../../domain/training/all-equipment.ts';
import type { SwapReason } from '../../../domain/training/swaps/swap-reason.ts';
import type { ExerciseAlternative } from '../../../domain/training/swaps/swaps.ts';
import { alternativesTo } from '../../../domain/training/swaps/swaps.ts';
import { Sheet } from '../../../page-parts/sheet.tsx';
import type { Step } from '../../../domain/training/session/step.ts';
import { swapSidednessOf } from '../../../domain/training/session/swap-sidedness.ts';
import {
  firstWorkStepLeftInLineOrSame,
  weightAndOtherExercisesBeforeSwap,
} from '../../../domain/training/swaps/what-to-swap.ts';
import { SwapDurationQuestion, SwapAlternatives } from './swap-alternatives.tsx';
import type { RunningSessionData } from '../running-session-data.ts';
import { SheetChoices } from '../sheet/sheet-parts.tsx';
import { AvailableKitQuestion, SoreBodyPartQuestion } from './swap-questions.tsx';
import {
  lastingSwapThatBroughtExercise,
  planWithoutLastingSwap,
} from '../../../domain/training/swaps/lasting-swaps.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';

type Stage =
  | { readonly kind: 'why' }
  | { readonly kind: 'kit' }
  | { readonly kind: 'part' }
  | { readonly kind: 'alternatives'; readonly reason: SwapReason }
  | {
      readonly kind: 'how long';
      readonly reason: SwapReason;
      readonly chosen: ExerciseAlternative;
    };

const titleOf = (stage: Stage, name: string): string => {
  switch (stage.kind) {
    case 'why':
      return `Swap ${name}`;
    case 'kit':
      return 'What kit do you have?';
    case 'part':
      return 'What is sore?';
    case 'alternatives':
      return 'Do this instead';
    case 'how long':
      return stage.chosen.exercise.title;
  }
};

export type SwapSheetProps = {
  readonly view: RunningSessionData;
  readonly step: Step;
  readonly onClose: () => void;
};

/** Swaps the rest of a line for another exercise: why, which, and for how long. */
export const SwapSheet = ({ view, step, onClose }: SwapSheetProps): ReactElement => {
  const [stage, setStage] = useState<Stage>({ kind: 'why' });
  const { library, weights, followed, state } = view;
  const name = view.nameOf(step);
  const facts = step.slug === undefined ? undefined : library.get(step.slug);
  const lasting =
    followed === undefined ? undefined : lastingSwapThatBroughtExercise(followed, step.slug);
  const show = (reason: SwapReason): void => setStage({ kind: 'alternatives', reason });

  const swap = (chosen: ExerciseAlternative, forPlan: boolean): void => {
    view.dispatch({
      kind: 'swap',
      line: step.line,
      to: chosen.exercise.slug,
      weight: chosen.weight,
      perHand: chosen.perHand,
      oneSided: swapSidednessOf(facts, chosen.exercise),
      forPlan,
    });
    onClose();
  };

  return (
    <Sheet title={titleOf(stage, name)} onClose={onClose}>
      {facts === undefined ? (
        <p>
          {name} is not in our library, so nothing can be found that trains the same muscles. You
          can skip it, or go on.
        </p>
      ) : null}
      {facts !== undefined && stage.kind === 'why' ? (
        <>
          <SheetChoices>
            <li>
              <button type="button" onClick={() => show({ kind: 'taken' })}>
                It’s taken
                <small>Somebody is on it, and you’d rather not wait.</small>
              </button>
            </li>
            <li>
              <button type="button" onClick={() => setStage({ kind: 'kit' })}>
                I don’t have the kit
                <small>You’ll say what you do have.</small>
              </button>
            </li>
            <li>
              <button type="button" onClick={() => setStage({ kind: 'part' })}>
                Something is sore
                <small>
                  For stiffness and old niggles. If it’s a sharp or new pain, close this, press “Not
                  today?” and stop.
                </small>
              </button>
            </li>
          </SheetChoices>
          {lasting === undefined || followed === undefined ? null : (
            <section>
              <p>
                In this plan it stands in for {library.get(lasting.from)?.title ?? 'another lift'}.
              </p>
              <ButtonRow layout="wide">
                <Button
                  kind="quiet"
                  onClick={() => {
                    view.onFollowed(planWithoutLastingSwap(followed, lasting.from));
                    onClose();
                  }}
                >
                  From next time, the plan’s own again
                </Button>
              </ButtonRow>
            </section>
          )}
        </>
      ) : null}
      {stage.kind === 'kit' ? (
        <AvailableKitQuestion
          onKit={(has: readonly Equipment[]) => show({ kind: 'no kit', has })}
        />
      ) : null}
      {stage.kind === 'part' ? (
        <SoreBodyPartQuestion onPart={(part) => show({ kind: 'sore', part })} />
      ) : null}
      {facts !== undefined && stage.kind === 'alternatives' ? (
        <SwapAlternatives
          step={firstWorkStepLeftInLineOrSame(state, step)}
          insteadOf={facts}
          alternatives={alternativesTo({
            exercise: facts,
            ...weightAndOtherExercisesBeforeSwap(state, step),
            reason: stage.reason,
            library,
            weights,
          })}
          onBack={() => setStage({ kind: 'why' })}
          onChoose={(chosen) => setStage({ kind: 'how long', reason: stage.reason, chosen })}
        />
      ) : null}
      {facts !== undefined && stage.kind === 'how long' ? (
        <SwapDurationQuestion
          step={firstWorkStepLeftInLineOrSame(state, step)}
          insteadOf={facts}
          chosen={stage.chosen}
          canLast={followed !== undefined}
          onToday={() => swap(stage.chosen, false)}
          onPlan={() => swap(stage.chosen, true)}
          onBack={() => setStage({ kind: 'alternatives', reason: stage.reason })}
        />
      ) : null}
    </Sheet>
  );
};
