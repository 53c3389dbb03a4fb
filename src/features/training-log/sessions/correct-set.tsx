import { useId, useRef, useState } from 'react';
import type { ReactElement, SubmitEvent } from 'react';
import styled from 'styled-components';
import { possibleNumbersIn } from '../../../domain/calculators/read-number.ts';
import { localIsoDayOfTime } from '../../../domain/training/days/local-iso-day-of-time.ts';
import type { ExerciseFactsBySlug } from '../../../domain/training/exercise-facts.ts';
import type { DoneInSet, LoggedSet } from '../../../domain/training/log.ts';
import { renewOneRepMaxesIfFollowingLog } from '../../../services/training-log/estimate-one-rep-maxes-from-log.ts';
import type { TrainingLog } from '../../../services/training-log/training-log.ts';
import { formatNumberForInput } from '../../../ui/text/format-number-in-browser-locale.ts';
import { Field } from '../../../ui/kit/field.ts';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { SmallFields, RowButtonStyledAsLink } from '../parts.tsx';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';

const Form = styled.form`
  display: grid;
  flex: 1 1 100%;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  min-width: 0;
  padding-block: var(--space-3);
`;

/** The allowed range of each field, inclusive. */
const bounds = {
  weight: { label: 'Weight', from: 0, to: 1000 },
  reps: { label: 'Reps', from: 0, to: 1000 },
  seconds: { label: 'Seconds', from: 0, to: 86_400 },
  metres: { label: 'Metres', from: 0, to: 100_000 },
  effort: { label: 'Effort', from: 0, to: 10 },
} as const;
type FieldName = keyof typeof bounds;

const valueOf = (done: DoneInSet, name: FieldName): number | undefined => {
  if (name === 'weight') return done.weight?.value;
  return name === 'effort' ? done.effort?.value : done[name];
};

const textOf = (done: DoneInSet, name: FieldName): string => {
  const value = valueOf(done, name);
  return value === undefined ? '' : formatNumberForInput(value);
};

/** The fields that make sense for a set: its amount, and its weight. */
const fieldsOf = ({ done, planned }: LoggedSet): readonly FieldName[] => {
  const isTimed = done.seconds !== undefined || planned.seconds !== undefined;
  const isFar = done.metres !== undefined || planned.metres !== undefined;
  return [
    'weight',
    ...(isTimed ? (['seconds'] as const) : []),
    ...(isFar ? (['metres'] as const) : []),
    ...(done.reps !== undefined || (!isTimed && !isFar) ? (['reps'] as const) : []),
    'effort',
  ];
};

type Read = { readonly done: DoneInSet } | { readonly field: FieldName; readonly problem: string };

const readFields = (
  set: LoggedSet,
  texts: Readonly<Partial<Record<FieldName, string>>>,
  unit: 'kg' | 'lb',
): Read => {
  let { done } = set;
  for (const name of fieldsOf(set)) {
    const { label, from, to } = bounds[name];
    const text = texts[name] ?? textOf(set.done, name);
    const value = possibleNumbersIn(text).find((number) => number >= from && number <= to);
    if (value === undefined && text.trim() !== '') {
      return { field: name, problem: `${label} has to be a number between ${from} and ${to}.` };
    }
    if (name === 'weight') {
      done = { ...done, weight: value === undefined ? undefined : { value, unit } };
    } else if (name === 'effort') {
      done = {
        ...done,
        effort: value === undefined ? undefined : { kind: done.effort?.kind ?? 'rpe', value },
      };
    } else {
      done = { ...done, [name]: value };
    }
  }
  return { done };
};

type CorrectSetProps = {
  readonly log: TrainingLog;
  readonly library: ExerciseFactsBySlug;
  readonly set: LoggedSet;
  readonly onDone: () => void;
};

/** Corrects the numbers of a logged set. The planned ones stay as they are. */
export const CorrectLoggedSetNumbers = ({
  log,
  library,
  set,
  onDone,
}: CorrectSetProps): ReactElement => {
  const id = useId();
  const [texts, setTexts] = useState<Readonly<Partial<Record<FieldName, string>>>>({});
  const [problem, setProblem] = useState<string>();
  const [wrong, setWrong] = useState<FieldName>();
  const form = useRef<HTMLFormElement>(null);
  const unit = set.done.weight?.unit ?? set.planned.weight?.unit ?? 'kg';
  const notes = {
    weight: set.perHand ? `${unit}, per hand` : unit,
    effort: set.done.effort?.kind === 'rir' ? 'reps in reserve' : 'RPE, 1 to 10',
    reps: '',
    seconds: '',
    metres: '',
  } as const satisfies Record<FieldName, string>;
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const read = readFields(set, texts, unit);
    if ('problem' in read) {
      setProblem(read.problem);
      setWrong(read.field);
      form.current?.querySelector<HTMLInputElement>(`[name="${read.field}"]`)?.focus();
      return;
    }
    setWrong(undefined);
    try {
      await log.changeSet({ ...set, done: read.done, correctedAt: Date.now() });
      // What the log says of the lifter's maximums comes after: the set is stored either way.
      renewOneRepMaxesIfFollowingLog(log, library, localIsoDayOfTime(Date.now())).catch(
        console.error,
      );
      onDone();
    } catch {
      setProblem('The set couldn’t be stored. It is as it was: try again.');
    }
  };
  return (
    <Form ref={form} onSubmit={(event) => void save(event)}>
      <SmallFields>
        {fieldsOf(set).map((name) => (
          <Field key={name}>
            <label htmlFor={`${id}-${name}`}>
              {bounds[name].label} <small>{notes[name]}</small>
            </label>
            <input
              id={`${id}-${name}`}
              name={name}
              aria-invalid={name === wrong}
              aria-describedby={name === wrong ? `${id}-problem` : undefined}
              inputMode="decimal"
              autoComplete="off"
              value={texts[name] ?? textOf(set.done, name)}
              onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
            />
          </Field>
        ))}
      </SmallFields>
      {problem === undefined ? null : (
        <ProblemSentence id={`${id}-problem`} role="alert">
          {problem}
        </ProblemSentence>
      )}
      <ButtonRow>
        <Button kind="quiet" type="submit">
          Save the set
        </Button>
        <RowButtonStyledAsLink type="button" onClick={onDone}>
          Leave it as it was
        </RowButtonStyledAsLink>
      </ButtonRow>
    </Form>
  );
};
