import { useId, useState } from 'react';
import type { ReactElement, SubmitEvent } from 'react';
import styled from 'styled-components';
import { possibleMeaningsOfMeasureTexts } from '../../domain/calculators/units.ts';
import type { ExerciseFactsBySlug } from '../../domain/training/exercise-facts.ts';
import {
  kitAndMaximumsAfterAddingMax,
  oneRepMaxFromWeightAndReps,
} from '../../domain/training/my-weights/maxes.ts';
import type {
  KitAndMaximums,
  OneRepMax,
} from '../../domain/training/my-weights/kit-and-maximums.ts';
import {
  maxAcceptedWeightByUnit,
  maxRepsForOneRepMaxEstimate,
} from '../../domain/training/my-weights/my-weights-visit.ts';
import { convertWeight, type Weight } from '../../domain/training/weight.ts';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { Field } from '../../ui/kit/field.ts';
import { formatNumberToTenths } from '../../ui/text/format-number-in-browser-locale.ts';
import { media } from '../../ui/styles/media.ts';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';
import { LiftChoiceForMaximum } from './lift-choice-for-maximum.tsx';
import { TodaysWeightExample } from './load-example.tsx';
import { isLiftWeightPerHand, nameOfLift, weightInUnitText } from './load-words.ts';
import { SideNote } from '../../ui/kit/side-note.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

const Three = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-items: start;

  ${media.small} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Estimate = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4);
  background: var(--sunken);

  & strong {
    display: block;
    font-family: var(--heading);
    font-size: var(--step-4);
    font-variant-numeric: tabular-nums;
    font-weight: 900;
    line-height: 0.95;
  }

  & strong small {
    font-size: var(--step-1);
    font-weight: 850;
  }
`;

/** The form's initial values: a set from an address, or a maximum to change. */
export type LiftMaximumFormInitialValues = {
  readonly exercise: string | undefined;
  readonly weight: Weight | undefined;
  readonly reps: number;
  readonly on: string;
};

type LiftFormProps = {
  readonly start: LiftMaximumFormInitialValues;
  /** Whether it changes an existing maximum. */
  readonly isChange: boolean;
  readonly weights: KitAndMaximums;
  readonly library: ExerciseFactsBySlug;
  readonly commonLifts: readonly string[];
  readonly today: string;
  readonly onKeep: (max: OneRepMax) => void;
  readonly onCancel: () => void;
};

/**
 * The weight in a text, in the unit it names or else in the lifter's; undefined if it isn't a
 * weight that a bar can hold.
 */
const readWeight = (text: string, unit: Weight['unit']): Weight | undefined =>
  possibleMeaningsOfMeasureTexts([text], unit)
    .flatMap(({ value, unit: read }): readonly Weight[] =>
      read === 'kg' || read === 'lb' ? [{ value, unit: read }] : [],
    )
    .find(({ value, unit: read }) => value > 0 && value <= maxAcceptedWeightByUnit[read]);

const repsText = (reps: number): string =>
  reps === 1 ? '1, the most I can lift' : `${reps} reps, as many as I could`;

/**
 * The form for a maximum, typed or estimated from a recent set, with a preview for today. Typed
 * text stays if something goes wrong.
 */
export const LiftMaximumForm = (props: LiftFormProps): ReactElement => {
  const { start, isChange, weights, library, commonLifts, today, onKeep, onCancel } = props;
  const id = useId();
  const [exercise, setExercise] = useState(start.exercise);
  const [text, setText] = useState(
    start.weight === undefined
      ? ''
      : start.weight.unit === weights.unit
        ? formatNumberToTenths(start.weight.value)
        : `${formatNumberToTenths(start.weight.value)} ${start.weight.unit}`,
  );
  const [reps, setReps] = useState(start.reps);
  const [on, setOn] = useState(start.on);
  const [isAsked, setAsked] = useState(false);
  const weight = readWeight(text, weights.unit);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(on) && on <= today;
  const perHand = exercise !== undefined && isLiftWeightPerHand(exercise, library);
  const max =
    exercise === undefined || weight === undefined
      ? undefined
      : oneRepMaxFromWeightAndReps(exercise, weight, reps, isDay ? on : today);
  const errors = {
    lift: exercise === undefined ? 'Choose a lift.' : undefined,
    weight:
      weight === undefined
        ? `Type a weight of up to ${maxAcceptedWeightByUnit[weights.unit]} ${weights.unit}, such as 62.5.`
        : undefined,
    day: isDay ? undefined : 'Choose a day up to today.',
  };
  const shown = (name: keyof typeof errors): string | undefined =>
    isAsked ? errors[name] : undefined;
  const keep = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setAsked(true);
    if (max === undefined || !isDay) {
      const first =
        errors.lift === undefined ? (errors.weight === undefined ? 'day' : 'weight') : 'lift';
      const field =
        first === 'lift'
          ? event.currentTarget.querySelector<HTMLElement>('input[type="radio"]')
          : document.getElementById(`${id}${first}`);
      field?.focus();
      return;
    }
    onKeep(max);
    setAsked(false);
    setText('');
  };
  return (
    <Form noValidate onSubmit={keep}>
      {isChange && exercise !== undefined ? (
        <p>
          <b>{nameOfLift(exercise, library)}</b>
        </p>
      ) : (
        <div>
          <LiftChoiceForMaximum
            chosen={exercise}
            library={library}
            commonLifts={commonLifts}
            onChoice={setExercise}
            describedBy={shown('lift') === undefined ? undefined : `${id}lift-error`}
          />
          {shown('lift') === undefined ? null : (
            <ProblemSentence id={`${id}lift-error`}>{errors.lift}</ProblemSentence>
          )}
        </div>
      )}
      <Three>
        <Field>
          <label htmlFor={`${id}weight`}>
            {perHand ? 'Weight in each hand' : 'Weight'}, {weights.unit}
          </label>
          <input
            id={`${id}weight`}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={text}
            aria-invalid={shown('weight') !== undefined}
            aria-describedby={shown('weight') === undefined ? undefined : `${id}weight-error`}
            onChange={(event) => setText(event.target.value)}
          />
          {shown('weight') === undefined ? null : (
            <ProblemSentence id={`${id}weight-error`}>{errors.weight}</ProblemSentence>
          )}
        </Field>
        <Field>
          <label htmlFor={`${id}reps`}>Reps</label>
          <select
            id={`${id}reps`}
            value={reps}
            onChange={(event) => setReps(Number(event.target.value))}
          >
            {Array.from({ length: maxRepsForOneRepMaxEstimate }, (_, index) => index + 1).map(
              (count) => (
                <option key={count} value={count}>
                  {repsText(count)}
                </option>
              ),
            )}
          </select>
        </Field>
        <Field>
          <label htmlFor={`${id}day`}>Day</label>
          <input
            id={`${id}day`}
            type="date"
            max={today}
            value={on}
            aria-invalid={shown('day') !== undefined}
            aria-describedby={shown('day') === undefined ? undefined : `${id}day-error`}
            onChange={(event) => setOn(event.target.value)}
          />
          {shown('day') === undefined ? null : (
            <ProblemSentence id={`${id}day-error`}>{errors.day}</ProblemSentence>
          )}
        </Field>
      </Three>
      {max === undefined ? null : (
        <Estimate>
          <p>{reps === 1 ? 'Your one-rep max' : 'Your one-rep max, estimated'}</p>
          <strong>
            {formatNumberToTenths(convertWeight(max.weight, weights.unit).value)}{' '}
            <small>
              {weights.unit}
              {perHand ? ' per hand' : ''}
            </small>
          </strong>
          <TodaysWeightExample
            exercise={max.exercise}
            weights={kitAndMaximumsAfterAddingMax({ ...weights, maxes: [] }, max)}
            library={library}
          />
          {max.weight.unit === weights.unit ? null : (
            <SideNote>
              You typed {weightInUnitText(weight ?? max.weight, { unit: max.weight.unit })}. We keep
              it as you typed it.
            </SideNote>
          )}
        </Estimate>
      )}
      <ButtonRow>
        <Button type="submit">{isChange ? 'Keep the change' : 'Keep this max'}</Button>
        {isChange ? (
          <Button kind="quiet" onClick={onCancel}>
            Leave it as it was
          </Button>
        ) : null}
      </ButtonRow>
    </Form>
  );
};
