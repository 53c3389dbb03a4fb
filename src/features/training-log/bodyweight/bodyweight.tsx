import { useId, useRef, useState } from 'react';
import type { ReactElement, SubmitEvent } from 'react';
import { possibleNumbersIn } from '../../../domain/calculators/read-number.ts';
import { formatDay } from '../../../domain/days/format-day.ts';
import { localIsoDayOfTime } from '../../../domain/training/days/local-iso-day-of-time.ts';
import type { Bodyweight as Weighing } from '../../../domain/training/log.ts';
import { convertWeight } from '../../../domain/training/weight.ts';
import { Field } from '../../../ui/kit/field.ts';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { ValuesOverTimeChart } from '../values-over-time-chart.tsx';
import { weightText } from '../../../page-parts/training/line-words.ts';
import { SmallFields, RowButtonStyledAsLink } from '../parts.tsx';
import { weightUnitOfLifter, type OpenTrainingData } from '../ready.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { RuledList } from '../../../ui/kit/ruled-list.ts';

const rowsShown = 7;
/** The plausible range of a person's weight, with a margin, in kilograms and pounds. */
const bounds = { kg: { from: 20, to: 400 }, lb: { from: 44, to: 880 } } as const;

type BodyweightProps = {
  readonly training: OpenTrainingData;
  readonly weighings: readonly Weighing[];
};

/** The lifter’s bodyweight: a field for today, earlier entries, and a chart. */
export const BodyweightLog = ({ training, weighings }: BodyweightProps): ReactElement => {
  const { log } = training;
  const unit = weightUnitOfLifter(training);
  const id = useId();
  const [today] = useState(() => localIsoDayOfTime(Date.now()));
  const [text, setText] = useState('');
  const [on, setOn] = useState(today);
  const [problem, setProblem] = useState<string>();
  /** Whether the problem is the number that was typed. */
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(rowsShown);
  const sorted = weighings.toSorted((one, other) => other.on.localeCompare(one.on));
  const change = async (work: Promise<void>): Promise<void> => {
    try {
      await work;
      setProblem(undefined);
      setText('');
    } catch {
      setProblem('It couldn’t be stored. Try again.');
    }
  };
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    const { from, to } = bounds[unit];
    const value = possibleNumbersIn(text).find((number) => number >= from && number <= to);
    setWrong(false);
    if (value === undefined) {
      setWrong(true);
      field.current?.focus();
      setProblem(`Type your weight as a number between ${from} and ${to} ${unit}.`);
      return;
    }
    void change(
      log.saveBodyweight({
        on: /^\d{4}-\d\d-\d\d$/.test(on) ? on : today,
        weight: { value, unit },
      }),
    );
  };
  return (
    <>
      <form onSubmit={save}>
        <SmallFields>
          <Field>
            <label htmlFor={`${id}-weight`}>
              Your weight <small>{unit}</small>
            </label>
            <input
              ref={field}
              id={`${id}-weight`}
              aria-invalid={isWrong}
              aria-describedby={isWrong ? `${id}-problem` : undefined}
              inputMode="decimal"
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
          <Field>
            <label htmlFor={`${id}-day`}>Day</label>
            <input
              id={`${id}-day`}
              type="date"
              max={today}
              value={on}
              onChange={(event) => setOn(event.target.value)}
            />
          </Field>
          <Button kind="quiet" type="submit">
            Save it
          </Button>
        </SmallFields>
      </form>
      {problem === undefined ? null : (
        <ProblemSentence id={`${id}-problem`} role="alert">
          {problem}
        </ProblemSentence>
      )}
      {sorted.length > 1 ? (
        <ValuesOverTimeChart
          label="Bodyweight"
          unit={unit}
          points={sorted
            .toReversed()
            .map((one) => ({ on: one.on, value: convertWeight(one.weight, unit).value }))}
        />
      ) : null}
      <RuledList>
        {sorted.slice(0, shown).map((one) => (
          <li key={one.on}>
            <ButtonRow>
              <span>
                {formatDay(one.on)}: {weightText(one.weight)}
              </span>
              <RowButtonStyledAsLink
                type="button"
                aria-label={`Delete the weight of ${formatDay(one.on)}`}
                onClick={() => void change(log.removeBodyweight(one.on))}
              >
                Delete
              </RowButtonStyledAsLink>
            </ButtonRow>
          </li>
        ))}
      </RuledList>
      {sorted.length > shown ? (
        <ButtonRow>
          <Button kind="quiet" onClick={() => setShown(shown + 30)}>
            Show older days
          </Button>
        </ButtonRow>
      ) : null}
    </>
  );
};
