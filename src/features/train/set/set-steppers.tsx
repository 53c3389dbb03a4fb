import {
  asksForEffort,
  effortAfterStepperPress,
  proposedEffortOfStep,
  secondsOrMetresAfterStepperPress,
} from '../../../domain/training/session/set-numbers.ts';
import { stepLoadingKindIfWeightMatters } from '../../../domain/training/session/step-loading-kind-if-weight-matters.ts';
import { useMemo } from 'react';
import type { ComponentType, ReactElement } from 'react';
import type { ExerciseFacts } from '../../../domain/training/exercise-facts.ts';
import type { LoadingKind } from '../../../domain/training/movement-and-loading.ts';
import type { KitAndMaximums } from '../../../domain/training/my-weights/kit-and-maximums.ts';
import {
  helpOrAddedMeaningOfLoading,
  weightAfterStepperPress,
} from '../../../domain/training/loads/help-and-added-weights.ts';
import type { DoneInSet, Effort } from '../../../domain/training/log.ts';
import type { ChangedSetFields } from '../../../domain/training/session/session.ts';
import type { Step } from '../../../domain/training/session/step.ts';
import { formatNumberInBrowserLocale } from '../../../ui/text/format-number-in-browser-locale.ts';
import { wordsAfterWeightFigure } from '../words/weight-amount-and-count-words.ts';
import { figureAndUnitOfSeconds } from '../words/duration-words-of-seconds.ts';
import type { Weight } from '../../../domain/training/weight.ts';
import { SetIdContext } from './set-id-context.ts';
import { Stepper } from './stepper.tsx';
import { useSteadyCallback } from './use-steady-callback.ts';
import type { WeightFieldProps } from './weight-field.tsx';

const weightNames = { lifted: 'Weight', help: 'Help', added: 'Added weight' } as const;
const startWords = { lifted: 'start light', help: 'start with most', added: 'none added' } as const;

type SetSteppersProps = {
  readonly step: Step;
  readonly done: DoneInSet;
  readonly facts: ExerciseFacts | undefined;
  readonly weights: KitAndMaximums;
  /** Undefined until it has loaded: a weight can be set by its buttons without it. */
  readonly WeightField: ComponentType<WeightFieldProps> | undefined;
  readonly asksWeight?: boolean;
  /** Whether what stands in the field for the weight is none, which the field says itself. */
  readonly isBadWeight?: boolean;
  readonly onAdjust: (draft: ChangedSetFields) => void;
  /** Called with a weight that was typed. */
  readonly onTyped: (draft: ChangedSetFields) => void;
  /** Called with whether the text in the field for the weight is none. */
  readonly onBadWeight: (isBad: boolean) => void;
};

type WeightStepperProps = Omit<SetSteppersProps, 'done' | 'facts'> & {
  readonly loading: LoadingKind;
  readonly weight: Weight | undefined;
};

const WeightStepper = ({
  step,
  loading,
  weight,
  weights,
  WeightField,
  asksWeight = false,
  isBadWeight = false,
  onAdjust,
  onTyped,
  onBadWeight,
}: WeightStepperProps): ReactElement => {
  const meaning = helpOrAddedMeaningOfLoading(loading);
  const name = weightNames[meaning ?? 'lifted'];
  const unit = weight?.unit ?? weights.unit;
  const onWeight = useSteadyCallback((typed: Weight) => onTyped({ weight: typed }));
  const onBad = useSteadyCallback(onBadWeight);
  // The same element while the weight stays, so that the next set draws only the field again.
  const figure = useMemo(
    () =>
      WeightField === undefined ? (
        weight && formatNumberInBrowserLocale(weight.value)
      ) : (
        <WeightField {...{ name, weight, unit, loading, onWeight, onBad }} />
      ),
    [WeightField, name, weight, unit, loading, onWeight, onBad],
  );
  return (
    <Stepper
      name={name}
      figure={figure}
      unit={
        asksWeight ? (
          <b role="alert">No weight yet. Set it, or press again to log none.</b>
        ) : weight === undefined && !isBadWeight ? (
          startWords[meaning ?? 'lifted']
        ) : (
          wordsAfterWeightFigure({ unit, as: meaning }, step.perHand)
        )
      }
      canGoDown={weight !== undefined && weight.value > 0}
      onStep={(by) => {
        onBadWeight(false);
        onAdjust({ weight: weightAfterStepperPress(weight, by, loading, weights) });
      }}
    />
  );
};

/** The numbers of a set, changed without a keyboard: weight, reps or time or distance, effort. */
export const SetSteppers = ({ done, facts, ...shown }: SetSteppersProps): ReactElement => {
  const { step, onAdjust } = shown;
  const loading = stepLoadingKindIfWeightMatters(step, facts);
  const { weight, reps, seconds, metres, effort } = done;
  return (
    <SetIdContext value={step.id}>
      {loading === undefined ? null : (
        <WeightStepper {...shown} loading={loading} weight={weight} />
      )}
      {step.amount.kind === 'reps' || step.amount.kind === 'failure' ? (
        <Stepper
          name="Reps"
          figure={reps?.toString()}
          unit={reps === 1 ? 'rep' : 'reps'}
          canGoDown={reps !== undefined && reps > 0}
          onStep={(by) => onAdjust({ reps: Math.max(0, (reps ?? 0) + by) })}
        />
      ) : null}
      {step.amount.kind === 'time' ? (
        <Stepper
          name="Time"
          {...figureAndUnitOfSeconds(seconds ?? step.amount.seconds.from)}
          onStep={(by) => {
            const from = step.amount.kind === 'time' ? step.amount.seconds.from : 0;
            onAdjust({ seconds: secondsOrMetresAfterStepperPress(seconds ?? from, by) });
          }}
        />
      ) : null}
      {step.amount.kind === 'distance' ? (
        <Stepper
          name="Metres"
          figure={formatNumberInBrowserLocale(metres ?? step.amount.metres.from)}
          unit="m"
          onStep={(by) => {
            const from = step.amount.kind === 'distance' ? step.amount.metres.from : 0;
            onAdjust({ metres: secondsOrMetresAfterStepperPress(metres ?? from, by) });
          }}
        />
      ) : null}
      {asksForEffort(step) ? (
        <EffortStepper effort={effort} usual={proposedEffortOfStep(step)} onAdjust={onAdjust} />
      ) : null}
    </SetIdContext>
  );
};

type EffortStepperProps = {
  readonly effort: Effort | undefined;
  readonly usual: Effort;
  readonly onAdjust: (draft: ChangedSetFields) => void;
};

const EffortStepper = ({ effort, usual, onAdjust }: EffortStepperProps): ReactElement => {
  const isRpe = (effort ?? usual).kind === 'rpe';
  const figure = effort && formatNumberInBrowserLocale(effort.value);
  return (
    <Stepper
      name={isRpe ? 'Effort, RPE' : 'Reps in reserve'}
      figure={figure}
      unit={isRpe ? 'RPE' : 'RIR'}
      onStep={(by) =>
        onAdjust({ effort: effort === undefined ? usual : effortAfterStepperPress(effort, by) })
      }
    />
  );
};
