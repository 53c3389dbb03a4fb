import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import * as v from 'valibot';
import { inputErrorSentence } from '../../../domain/calculators/input-sentences.ts';
import { toMetricValue } from '../../../domain/calculators/metric.ts';
import { readMeasureAsEntered } from '../../../domain/calculators/read-input.ts';
import {
  ageBands,
  comparedLifts,
  LiftPercentilesTableSchema,
  type AgeBand,
  type ComparedLift,
} from '../../../domain/calculators/standing/lift-figures.ts';
import { strengthStandingOrTooFewWomen } from '../../../domain/calculators/standing/standing.ts';
import { Field } from '../../../ui/kit/field.ts';
import { SideNote } from '../../../ui/kit/side-note.ts';
import { formatNumberInBrowserLocale } from '../../../ui/text/format-number-in-browser-locale.ts';
import { NumberField } from '../form/number-field.tsx';
import figuresFile from './lift-figures.json';
import {
  estimateOneRepMaxRangeInKilograms,
  strengthStandingSentences,
  type LiftedSetToCompareProps,
} from './strength-standing-sentences.ts';

const figures = v.parse(LiftPercentilesTableSchema, figuresFile);

const liftNames: Readonly<Record<ComparedLift, string>> = {
  'back squat': 'Back squat',
  'bench press': 'Bench press',
  deadlift: 'Deadlift',
};

const ageNames: Readonly<Record<AgeBand, string>> = {
  '18-39': '18 to 39',
  '40-49': '40 to 49',
  '50-59': '50 to 59',
  '60+': '60 or older',
};

const Answer = styled.div`
  display: grid;
  gap: var(--space-3);
`;

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly names: Readonly<Record<Value, string>>;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
};

const Choice = <Value extends string>({
  label,
  names,
  values,
  value,
  onValue,
}: ChoiceProps<Value>): ReactElement => {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = values.find((one) => one === target.value);
          if (chosen !== undefined) onValue(chosen);
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </Field>
  );
};

/**
 * Where a one-repetition maximum stands among women who compete, by lift, age and, if she likes,
 * bodyweight. All of it happens on the device.
 */
export const StrengthStandingPanel = ({
  kilograms,
  reps,
  unit,
}: LiftedSetToCompareProps): ReactElement => {
  const [lift, setLift] = useState<ComparedLift>('back squat');
  const [age, setAge] = useState<AgeBand>('18-39');
  const [text, setText] = useState('');
  const reading = readMeasureAsEntered('weight', [text], unit);
  const isLeftOpen = 'error' in reading && reading.error === 'empty';
  const error =
    'error' in reading && !isLeftOpen
      ? inputErrorSentence('weight', reading.error, unit, formatNumberInBrowserLocale)
      : undefined;
  const bodyweight = 'value' in reading ? toMetricValue(reading.value) : undefined;
  return (
    <>
      <Choice
        label="The lift you entered"
        names={liftNames}
        values={comparedLifts}
        value={lift}
        onValue={setLift}
      />
      <Choice label="Your age" names={ageNames} values={ageBands} value={age} onValue={setAge} />
      <NumberField
        label="Your bodyweight, if you like"
        suffix={unit}
        error={error}
        text={text}
        onText={setText}
      />
      <Answer role="status">
        {error === undefined
          ? strengthStandingSentences(
              strengthStandingOrTooFewWomen(
                figures,
                { lift, age, bodyweight },
                estimateOneRepMaxRangeInKilograms(kilograms, reps),
              ),
              { lift, unit },
            ).map((sentence) => <p key={sentence}>{sentence}</p>)
          : null}
      </Answer>
      <p>
        While lifting is new, your own last months are a fairer yardstick. In one study, 85
        untrained women of about 23 lifted three times a week. The squat of those who trained their
        legs rose by about 24 per cent in the first twelve weeks and by 11.5 in the next twelve, the
        bench press by about 16.5 and 12.4.
      </p>
      <p>
        In another, women of about 60 trained twice a week. In a year their leg press rose by about
        35 per cent, two fifths of it in the first three months.
      </p>
      <SideNote>
        Figures: {figures.source}, {figures.licence}: {formatNumberInBrowserLocale(figures.entries)}{' '}
        results of {formatNumberInBrowserLocale(figures.women)} women, without supportive kit, at
        drug-tested meets. Studies: Kraemer and colleagues, Medicine and Science in Sports and
        Exercise, 2004; Morganti and colleagues, the same journal, 1995.
      </SideNote>
    </>
  );
};
