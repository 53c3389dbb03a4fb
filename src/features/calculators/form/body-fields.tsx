import type { ReactElement } from 'react';
import {
  activityLevelKeys,
  bmrOfWoman,
  defaultActivity,
} from '../../../domain/calculators/energy.ts';
import type { Activity, WeightHeightAndAge } from '../../../domain/calculators/energy.ts';
import type { CalculatorQueryFieldRules } from '../../../domain/calculators/share-link.ts';
import { toMetricValue } from '../../../domain/calculators/metric.ts';
import { ExplainedRadioList } from './explained-radio-list.tsx';
import {
  errorsOfFieldResults,
  expectedRangesWarningOrEmpty,
  readMeasureOrErrorInForm,
  readNumberOrErrorInForm,
  untrimmedInputValueOrEmpty,
} from './read-and-fill-form-element.ts';
import type { FormReading } from './read-and-fill-form-element.ts';
import { MeasureField } from './measure-field.tsx';
import { NumberField } from './number-field.tsx';
import type { CalculatorFormErrorsAndHandlers } from './use-calculator-form-errors-and-handlers.ts';

export const activityNames: Readonly<Record<Activity, string>> = {
  sedentary: 'Sedentary',
  light: 'Light',
  moderate: 'Moderate',
  'very-active': 'Very active',
};

const activityTexts: Readonly<Record<Activity, string>> = {
  sedentary: 'A desk job, little walking, no training',
  light: 'Two or three sessions, otherwise mostly seated',
  moderate: 'Three to five sessions and a fair bit of walking',
  'very-active': 'Hard training most days, or a job on your feet too',
};

/** The parameters of a link to a calculator that has `BodyFields`. */
export const bodyLinkFields = {
  kg: 'text',
  lb: 'text',
  cm: 'text',
  feet: 'text',
  inches: 'text',
  age: 'text',
  activity: activityLevelKeys,
} as const satisfies CalculatorQueryFieldRules;

const isActivity = (text: string): text is Activity =>
  activityLevelKeys.some((name) => name === text);

/** The activity level that is chosen in a form. */
export const activityInFormOrDefault = (form: HTMLFormElement): Activity => {
  const text = untrimmedInputValueOrEmpty(form, 'activity');
  return isActivity(text) ? text : defaultActivity;
};

/**
 * Below this the formula no longer describes a real body: for a tiny or very old one it even goes
 * negative.
 */
const leastBmr = 100;

/** Reads `BodyFields`: kilograms, centimetres and years, unrounded. */
export const readBodyFields = (form: HTMLFormElement): FormReading<WeightHeightAndAge> => {
  const weight = readMeasureOrErrorInForm(form, 'weight');
  const height = readMeasureOrErrorInForm(form, 'height');
  const age = readNumberOrErrorInForm(form, 'age');
  if (!('value' in weight && 'value' in height && 'value' in age)) {
    return errorsOfFieldResults({ weight, height, age });
  }
  const value = {
    kilograms: toMetricValue(weight.value),
    centimetres: toMetricValue(height.value),
    years: age.value,
  };
  return bmrOfWoman(value) < leastBmr
    ? { errors: { weight: 'No body has these figures. Check your weight, height and age.' } }
    : {
        value,
        warning: expectedRangesWarningOrEmpty([weight.expected, height.expected, age.expected]),
      };
};

type BodyFieldsProps = {
  readonly state: CalculatorFormErrorsAndHandlers;
  readonly onActivity: (activity: Activity) => void;
};

/** Fields for weight, height, age and activity. */
export const BodyFields = ({
  state: { errors, onUnit },
  onActivity,
}: BodyFieldsProps): ReactElement => (
  <>
    <MeasureField name="weight" label="Weight" errors={errors} onUnit={onUnit} />
    <MeasureField name="height" label="Height" errors={errors} onUnit={onUnit} />
    <NumberField name="age" label="Age" suffix="years" error={errors.age} />
    <ExplainedRadioList
      legend="Your usual week"
      name="activity"
      choices={activityLevelKeys.map((value) => ({
        value,
        label: activityNames[value],
        text: activityTexts[value],
      }))}
      defaultChoice={defaultActivity}
      onChoice={onActivity}
    />
  </>
);
