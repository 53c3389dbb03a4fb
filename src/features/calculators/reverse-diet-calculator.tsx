import { useState } from 'react';
import type { ReactElement } from 'react';
import {
  calorieIncreaseNames,
  caloriesAfterNamedIncrease,
  percentPerLevelByIncreaseName,
  weeksPerLevelChoices,
} from '../../domain/calculators/reverse-diet.ts';
import type { CalorieIncreaseName } from '../../domain/calculators/reverse-diet.ts';
import { roundToWhole } from '../../domain/calculators/rounding.ts';
import { toCalculatorQuery } from '../../domain/calculators/share-link.ts';
import type {
  CalculatorFormTexts,
  CalculatorQueryFieldRules,
} from '../../domain/calculators/share-link.ts';
import { minCalories, warningsUnderBmrOrMinimum } from '../../domain/calculators/warnings.ts';
import { CalculatorForm } from './form/calculator-form.tsx';
import { CalorieComparisonColumnChart } from './results/calorie-comparison-column-chart.tsx';
import {
  errorsOfFieldResults,
  expectedRangesWarningOrEmpty,
  readNumberOrErrorInForm,
} from './form/read-and-fill-form-element.ts';
import { formatNumberInBrowserLocale } from '../../ui/text/format-number-in-browser-locale.ts';
import { NumberField } from './form/number-field.tsx';
import {
  CalculatorLayout,
  ResultPart,
  ResultsColumn,
  ScreenReaderAnnouncement,
  Warning,
} from './results/result-parts.tsx';
import { ResultsPlaceholderList } from './results/results-placeholder-list.tsx';
import { ReverseDietSchedule, calorieIncreaseSizeTitles } from './schedule.tsx';
import type { ReverseDietSettingsAsEntered } from './schedule.tsx';
import { CopyResultLinkButton } from './results/copy-result-link-button.tsx';
import { joinSentences } from './results/result-texts.ts';
import { useCalculatorFormErrorsAndHandlers } from './form/use-calculator-form-errors-and-handlers.ts';
import { SideNote } from '../../ui/kit/side-note.ts';

const linkFields = {
  calories: 'text',
  step: calorieIncreaseNames,
  weeks: weeksPerLevelChoices.map(String),
  stop: 'text',
} as const satisfies CalculatorQueryFieldRules;

const defaultPace: ReverseDietSettingsAsEntered = { increase: 'average', weeks: 2, ceiling: '' };

const isIncrease = (text: string | undefined): text is CalorieIncreaseName =>
  calorieIncreaseNames.some((name) => name === text);

const paceOf = (
  { step, weeks, stop }: CalculatorFormTexts,
  fallback: ReverseDietSettingsAsEntered,
): ReverseDietSettingsAsEntered => ({
  increase: isIncrease(step) ? step : fallback.increase,
  weeks: weeks === undefined ? fallback.weeks : Number(weeks),
  ceiling: stop ?? fallback.ceiling,
});

/**
 * The warning for calories that are too low now, naming the increases that stay too low; empty if
 * they aren't.
 */
const warningOf = (calories: number): string => {
  if (warningsUnderBmrOrMinimum(calories, undefined).length === 0) return '';
  const low = calorieIncreaseNames.filter(
    (name) => caloriesAfterNamedIncrease(calories, name) < minCalories,
  );
  const steps = low.map((name) => calorieIncreaseSizeTitles[name].toLowerCase()).join(', ');
  const still = low.length === 0 ? '' : ` These steps leave you under it: ${steps}.`;
  return `You eat less than ${formatNumberInBrowserLocale(minCalories)} kcal a day now.${still} Take a large step, and ask your GP or a dietitian for help.`;
};

/**
 * Four sizes of increase from the current calories, and a schedule. Invalid input shows 0
 * (FORMS-4).
 */
export const ReverseDietCalculator = (): ReactElement => {
  /** Invalid input is stored as 0 calories. */
  const [result, setResult] = useState<{
    readonly calories: number;
    readonly texts: CalculatorFormTexts;
  }>();
  const [pace, setPace] = useState<ReverseDietSettingsAsEntered>(defaultPace);
  const clear = (): void => setResult(undefined);
  const state = useCalculatorFormErrorsAndHandlers({
    linkFields,
    read: (form) => {
      const calories = readNumberOrErrorInForm(form, 'calories');
      return 'value' in calories
        ? { value: calories.value, warning: expectedRangesWarningOrEmpty([calories.expected]) }
        : errorsOfFieldResults({ calories });
    },
    onValue: (calories, texts, linked) => {
      setResult({ calories, texts });
      setPace(paceOf(linked, pace));
    },
    onInvalid: () => setResult({ calories: 0, texts: {} }),
    onChange: clear,
    onReset: () => {
      clear();
      setPace(defaultPace);
    },
  });
  const calories = result?.calories ?? 0;
  const raised = calorieIncreaseNames.map((name) => caloriesAfterNamedIncrease(calories, name));
  const warning = calories === 0 ? '' : joinSentences(state.warning, warningOf(calories));
  return (
    <CalculatorLayout aria-label="Calculator">
      <CalculatorForm state={state} label="What you eat" action="Calculate">
        <NumberField
          name="calories"
          label="Calories you eat a day now"
          suffix="kcal"
          error={state.errors.calories}
        />
      </CalculatorForm>
      <ResultsColumn>
        {result === undefined ? (
          <ResultsPlaceholderList
            steps={[
              ['Four steps up', 'from a modest one to a reckless one'],
              ['Your pace', 'how long you stay at each level, and where you stop'],
              ['Your weeks', 'what to eat a day, week by week'],
            ]}
          />
        ) : (
          <>
            <ResultPart title="Your next step up, in kcal a day">
              <Warning text={warning} />
              <CalorieComparisonColumnChart
                max={Math.max(...raised)}
                columns={calorieIncreaseNames.map((name, index) => ({
                  name: calorieIncreaseSizeTitles[name],
                  value: raised[index] ?? 0,
                  base: roundToWhole(calories),
                  text: `+${formatNumberInBrowserLocale(percentPerLevelByIncreaseName[name])}%, +${formatNumberInBrowserLocale((raised[index] ?? 0) - roundToWhole(calories))}`,
                  chosen: false,
                }))}
              />
              <SideNote>
                Reckless is the largest step: a fifth more food at once, and a quick jump on the
                scales, most of it water. Going straight back to maintenance is a fair choice too.
              </SideNote>
            </ResultPart>
            {calories === 0 ? null : (
              <>
                <ReverseDietSchedule
                  calories={roundToWhole(calories)}
                  pace={pace}
                  onPace={setPace}
                />
                <CopyResultLinkButton
                  parameters={toCalculatorQuery(linkFields, {
                    ...result.texts,
                    step: pace.increase,
                    weeks: String(pace.weeks),
                    stop: pace.ceiling,
                  })}
                />
              </>
            )}
          </>
        )}
      </ResultsColumn>
      <ScreenReaderAnnouncement>
        {result === undefined
          ? ''
          : [
              ...calorieIncreaseNames.map(
                (name, index) =>
                  `${calorieIncreaseSizeTitles[name]}: ${formatNumberInBrowserLocale(raised[index] ?? 0)} kilocalories.`,
              ),
              warning,
            ].join(' ')}
      </ScreenReaderAnnouncement>
    </CalculatorLayout>
  );
};
