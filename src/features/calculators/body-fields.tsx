import type { ReactElement } from 'react';
import { activities, usualActivity } from '../../domain/calculators/energy.ts';
import type { Activity, Body } from '../../domain/calculators/energy.ts';
import type { LinkFields } from '../../domain/calculators/share-link.ts';
import { toMetric } from '../../domain/calculators/units.ts';
import { ChoiceList, MeasureField, NumberField } from './fields.tsx';
import { faultsIn, measureIn, numberIn, textOf } from './form-texts.ts';
import type { FormReading } from './form-texts.ts';
import type { CalculatorFormParts } from './use-calculator-form.ts';

/** The names of the activity levels. */
export const activityNames: Readonly<Record<Activity, string>> = {
  sedentary: 'Sedentary',
  light: 'Light',
  moderate: 'Moderate',
  'very-active': 'Very active',
};

const weeks: Readonly<Record<Activity, string>> = {
  sedentary: 'A desk job, little walking, no training',
  light: 'Two or three sessions, otherwise mostly seated',
  moderate: 'Three to five sessions and a fair bit of walking',
  'very-active': 'Hard training most days, or a job on your feet too',
};

/** The fields of a link to a calculator that starts from the body. */
export const bodyLinkFields = {
  kg: 'text',
  lb: 'text',
  cm: 'text',
  feet: 'text',
  inches: 'text',
  age: 'text',
  activity: activities,
} as const satisfies LinkFields;

const isActivity = (text: string): text is Activity => activities.some((name) => name === text);

/** The chosen activity of a form. */
export const activityIn = (form: HTMLFormElement): Activity => {
  const text = textOf(form, 'activity');
  return isActivity(text) ? text : usualActivity;
};

/** A body as the form tells it: kilograms, centimetres and years, unrounded. */
export const readBody = (form: HTMLFormElement): FormReading<Body> => {
  const weight = measureIn(form, 'weight');
  const height = measureIn(form, 'height');
  const age = numberIn(form, 'age');
  return 'value' in weight && 'value' in height && 'value' in age
    ? {
        value: {
          kilograms: toMetric(weight.value),
          centimetres: toMetric(height.value),
          years: age.value,
        },
      }
    : faultsIn({ weight, height, age });
};

type BodyFieldsProps = {
  readonly parts: CalculatorFormParts;
  readonly onActivity: (activity: Activity) => void;
};

/** Weight, height, age and activity. */
export const BodyFields = ({
  parts: { faults, onUnit },
  onActivity,
}: BodyFieldsProps): ReactElement => (
  <>
    <MeasureField name="weight" label="Weight" faults={faults} onUnit={onUnit} />
    <MeasureField name="height" label="Height" faults={faults} onUnit={onUnit} />
    <NumberField name="age" label="Age" suffix="years" fault={faults.age} />
    <ChoiceList
      legend="Your usual week"
      name="activity"
      choices={activities.map((value) => ({
        value,
        label: activityNames[value],
        text: weeks[value],
      }))}
      usual={usualActivity}
      onChoice={onActivity}
    />
  </>
);
