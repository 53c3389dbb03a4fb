import { useId, useState } from 'react';
import type { ReactElement, SubmitEvent } from 'react';
import styled from 'styled-components';
import type { SetAmount, SetBlock } from '../../../domain/workout-notation/plan.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Field } from '../../../ui/kit/field.ts';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7rem), 1fr));
  gap: var(--space-3);
  align-items: end;
  max-width: 32rem;
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  &:focus {
    outline: none;
  }
`;

/** What a set is counted in, as it is asked. */
const counts = {
  reps: 'reps',
  'reps a side': 'reps a side',
  seconds: 'seconds',
  metres: 'metres',
} as const;
type Count = keyof typeof counts;
const isCount = (text: string): text is Count => Object.hasOwn(counts, text);

const mostSets = 20;
const most = 2000;

/** A whole number from 1; undefined for any other text. */
const readWhole = (text: string, limit: number): number | undefined => {
  const number = /^\s*[1-9]\d{0,4}\s*$/.test(text) ? Number(text) : Infinity;
  return number <= limit ? number : undefined;
};

const amountIn = (count: Count, number: number): SetAmount => {
  const range = { from: number, to: number };
  switch (count) {
    case 'reps':
      return { kind: 'reps', reps: range, perSide: false };
    case 'reps a side':
      return { kind: 'reps', reps: range, perSide: true };
    case 'seconds':
      return { kind: 'time', seconds: range, perSide: false };
    case 'metres':
      return { kind: 'distance', metres: range, perSide: false };
  }
};

const typedAmount = (amount: SetAmount): { readonly count: Count; readonly number: string } => {
  switch (amount.kind) {
    case 'reps':
      return { count: amount.perSide ? 'reps a side' : 'reps', number: String(amount.reps.from) };
    case 'time':
      return { count: 'seconds', number: String(amount.seconds.from) };
    case 'distance':
      return { count: 'metres', number: String(amount.metres.from) };
    case 'failure':
      return { count: amount.perSide ? 'reps a side' : 'reps', number: '' };
  }
};

type SetsFieldsProps = {
  /** The name of the exercise. */
  readonly name: string;
  /** The sets to begin with. */
  readonly block: SetBlock;
  readonly action: string;
  readonly onSets: (block: SetBlock) => void;
  readonly onCancel: () => void;
};

/** How many sets of an exercise, and how much each: whole numbers that can be typed. */
export const SetsAndAmountFields = ({
  name,
  block,
  action,
  onSets,
  onCancel,
}: SetsFieldsProps): ReactElement => {
  const id = useId();
  const form = useFocusOnMount<HTMLFormElement>();
  const before = typedAmount(block.amount);
  const [sets, setSets] = useState(String(block.sets ?? 1));
  const [number, setNumber] = useState(before.number);
  const [count, setCount] = useState(before.count);
  const [isAsked, setAsked] = useState(false);
  const readSets = readWhole(sets, mostSets);
  const readNumber = readWhole(number, most);
  const isSetsWrong = isAsked && readSets === undefined;
  const isNumberWrong = isAsked && readNumber === undefined;
  const keep = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setAsked(true);
    if (readSets === undefined || readNumber === undefined) {
      document.getElementById(`${id}${readSets === undefined ? 'sets' : 'number'}`)?.focus();
      return;
    }
    const isSame = count === before.count && number === before.number;
    onSets({
      ...block,
      sets: readSets,
      amount: isSame ? block.amount : amountIn(count, readNumber),
    });
  };
  return (
    <Form ref={form} tabIndex={-1} aria-label={`Sets of ${name}`} noValidate onSubmit={keep}>
      <Fields>
        <Field>
          <label htmlFor={`${id}sets`}>Sets</label>
          <input
            id={`${id}sets`}
            inputMode="numeric"
            autoComplete="off"
            value={sets}
            aria-invalid={isSetsWrong}
            aria-describedby={isSetsWrong ? `${id}problem` : undefined}
            onChange={({ target }) => setSets(target.value)}
          />
        </Field>
        <Field>
          <label htmlFor={`${id}number`}>Each of</label>
          <input
            id={`${id}number`}
            inputMode="numeric"
            autoComplete="off"
            value={number}
            aria-invalid={isNumberWrong}
            aria-describedby={isNumberWrong ? `${id}problem` : undefined}
            onChange={({ target }) => setNumber(target.value)}
          />
        </Field>
        <Field>
          <label htmlFor={`${id}count`}>Counted in</label>
          <select
            id={`${id}count`}
            value={count}
            onChange={({ target }) => {
              if (isCount(target.value)) setCount(target.value);
            }}
          >
            {Object.values(counts).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </Field>
      </Fields>
      {isSetsWrong || isNumberWrong ? (
        <ProblemSentence id={`${id}problem`}>
          {isSetsWrong
            ? `Type how many sets, from 1 to ${mostSets}.`
            : `Type how many ${count} a set has, such as 8.`}
        </ProblemSentence>
      ) : null}
      <ButtonRow>
        <Button type="submit">{action}</Button>
        <Button kind="quiet" onClick={onCancel}>
          Back
        </Button>
      </ButtonRow>
    </Form>
  );
};
