import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { estimateOneRepMax } from '../../domain/calculators/one-rep-max.ts';
import {
  parseBarbellSetupOrTypical,
  toStoredSetup,
  typicalGymBarbellSetup,
} from '../../domain/calculators/plates.ts';
import type { BarbellSetup } from '../../domain/calculators/plates.ts';
import { roundToWhole } from '../../domain/calculators/rounding.ts';
import { toCalculatorQuery } from '../../domain/calculators/share-link.ts';
import type {
  CalculatorFormTexts,
  CalculatorQueryFieldRules,
} from '../../domain/calculators/share-link.ts';
import { fromMetricValue, toMetricValue } from '../../domain/calculators/metric.ts';
import type { WeightUnit } from '../../domain/calculators/metric.ts';
import { recall, remember } from '../../services/storage.ts';
import { createIslandFromLoader } from '../../ui/loading/island.tsx';
import { CalculatorForm } from './form/calculator-form.tsx';
import {
  chosenUnitOfMeasureInForm,
  errorsOfFieldResults,
  expectedRangesWarningOrEmpty,
  readMeasureOrErrorInForm,
  readNumberOrErrorInForm,
} from './form/read-and-fill-form-element.ts';
import {
  formatNumberInBrowserLocale,
  formatNumberToTenths,
} from '../../ui/text/format-number-in-browser-locale.ts';
import { MeasureField } from './form/measure-field.tsx';
import { NumberField } from './form/number-field.tsx';
import {
  CalculatorLayout,
  MainResult,
  ResultPart,
  ResultsColumn,
  ScreenReaderAnnouncement,
  Warning,
} from './results/result-parts.tsx';
import { joinSentences, plusMinusPercentRangeText } from './results/result-texts.ts';
import { ResultsPlaceholderList } from './results/results-placeholder-list.tsx';
import { TrainingWeights } from './results/training-weights.tsx';
import { useCalculatorFormErrorsAndHandlers } from './form/use-calculator-form-errors-and-handlers.ts';
import { SideNote } from '../../ui/kit/side-note.ts';

const OneRepMaxDetails = createIslandFromLoader(() =>
  import('./results/one-rep-max-kit-formulas-and-standing.island.tsx').then(
    (module) => module.OneRepMaxKitFormulasAndStanding,
  ),
);

const linkFields = {
  kg: 'text',
  lb: 'text',
  reps: 'text',
} as const satisfies CalculatorQueryFieldRules;

/** A set as entered: unrounded kilograms, and reps. */
type LiftedSet = { readonly kilograms: number; readonly reps: number };

const toWeightUnit = (unit: string): WeightUnit => (unit === 'lb' ? 'lb' : 'kg');

/** The stored bar and plates, or those of a typical gym. */
const recallSetup = (unit: WeightUnit): BarbellSetup => {
  const text = recall(`kit.${unit}`);
  return text === undefined ? typicalGymBarbellSetup(unit) : parseBarbellSetupOrTypical(text, unit);
};

/**
 * Estimates a one-repetition maximum from a set, and shows training weights, plates and other
 * formulas.
 */
export const OneRepMaxCalculator = (): ReactElement => {
  const [result, setResult] = useState<LiftedSet & { readonly texts: CalculatorFormTexts }>();
  const [setup, setSetup] = useState<BarbellSetup>(() => typicalGymBarbellSetup('kg'));
  const clear = (): void => setResult(undefined);
  const state = useCalculatorFormErrorsAndHandlers({
    linkFields,
    read: (form) => {
      const load = readMeasureOrErrorInForm(form, 'load');
      const reps = readNumberOrErrorInForm(form, 'reps');
      return 'value' in load && 'value' in reps
        ? {
            value: {
              kilograms: toMetricValue(load.value),
              reps: reps.value,
              unit: toWeightUnit(chosenUnitOfMeasureInForm(form, 'load')),
            },
            warning: expectedRangesWarningOrEmpty([load.expected]),
          }
        : errorsOfFieldResults({ load, reps });
    },
    onValue: ({ kilograms, reps, unit }, texts) => {
      setResult({ kilograms, reps, texts });
      setSetup(recallSetup(unit));
    },
    onChange: clear,
    onReset: clear,
    onUnit: (form) => setSetup(recallSetup(toWeightUnit(chosenUnitOfMeasureInForm(form, 'load')))),
  });
  const { unit } = setup;
  const lifted = result === undefined ? 0 : fromMetricValue(result.kilograms, unit);
  const max = result === undefined ? 0 : roundToWhole(estimateOneRepMax(lifted, result.reps));
  const singleRepWarning =
    result?.reps === 1
      ? `You did one rep, so your one rep max is what you lifted: ${formatNumberToTenths(lifted)} ${unit}. The formula makes more of it than you have shown.`
      : '';
  const warning = joinSentences(state.warning, singleRepWarning);
  return (
    <CalculatorLayout aria-label="Calculator">
      <CalculatorForm state={state} label="Your set" action="Calculate">
        <MeasureField
          name="load"
          label="Weight you lifted"
          errors={state.errors}
          onUnit={state.onUnit}
        />
        <NumberField
          name="reps"
          label="Reps, 1 to 10"
          suffix="reps"
          placeholder="between 1 - 10"
          error={state.errors.reps}
        />
      </CalculatorForm>
      <ResultsColumn>
        {result === undefined ? (
          <ResultsPlaceholderList
            steps={[
              ['Your one rep max', 'the most you could lift once, estimated'],
              ['Your training weights', '90, 80, 70, 60 and 50 per cent of it'],
              ['Your bar', 'which plates go on it for each'],
            ]}
          />
        ) : (
          <>
            <MainResult
              title="Your one rep max"
              figure={formatNumberInBrowserLocale(max)}
              unit={unit}
            >
              <p>
                For two women in three it is within about ten per cent:{' '}
                {plusMinusPercentRangeText(max, 10)} {unit}.
              </p>
              <SideNote>
                {formatNumberToTenths(lifted)} × (1 + {formatNumberInBrowserLocale(result.reps)} ÷{' '}
                {formatNumberInBrowserLocale(30)}) = {formatNumberInBrowserLocale(max)}
              </SideNote>
              <Warning text={warning} />
            </MainResult>
            <ResultPart title="Your training weights">
              <TrainingWeights max={max} setup={setup} />
            </ResultPart>
            <Suspense>
              <OneRepMaxDetails
                kilograms={result.kilograms}
                reps={result.reps}
                setup={setup}
                onSetup={(changed) => {
                  setSetup(changed);
                  remember(`kit.${unit}`, toStoredSetup(changed));
                }}
                link={toCalculatorQuery(linkFields, result.texts)}
              />
            </Suspense>
          </>
        )}
      </ResultsColumn>
      <ScreenReaderAnnouncement>
        {result === undefined
          ? ''
          : `Your one rep max is about ${formatNumberInBrowserLocale(max)} ${unit}. ${warning}`}
      </ScreenReaderAnnouncement>
    </CalculatorLayout>
  );
};
