import { useState } from 'react';
import type { ReactElement } from 'react';
import {
  activityFactors,
  activityLevelKeys,
  bmrOfWoman,
  dailyEnergyFromBmr,
  defaultActivity,
} from '../../domain/calculators/energy.ts';
import type { Activity } from '../../domain/calculators/energy.ts';
import { roundToWhole } from '../../domain/calculators/rounding.ts';
import { toCalculatorQuery } from '../../domain/calculators/share-link.ts';
import type { CalculatorFormTexts } from '../../domain/calculators/share-link.ts';
import {
  BodyFields,
  activityInFormOrDefault,
  activityNames,
  bodyLinkFields,
  readBodyFields,
} from './form/body-fields.tsx';
import { CalculatorForm } from './form/calculator-form.tsx';
import { CalorieComparisonColumnChart } from './results/calorie-comparison-column-chart.tsx';
import { formatNumberInBrowserLocale } from '../../ui/text/format-number-in-browser-locale.ts';
import { CopyResultLinkButton } from './results/copy-result-link-button.tsx';
import {
  CalculatorLayout,
  MainResult,
  ResultPart,
  ResultsColumn,
  ScreenReaderAnnouncement,
  Warning,
} from './results/result-parts.tsx';
import {
  energyWarningTextOrEmpty,
  joinSentences,
  plusMinusPercentRangeText,
} from './results/result-texts.ts';
import { ResultsPlaceholderList } from './results/results-placeholder-list.tsx';
import { useCalculatorFormErrorsAndHandlers } from './form/use-calculator-form-errors-and-handlers.ts';
import { SideNote } from '../../ui/kit/side-note.ts';

/** Daily energy at the chosen activity level, and a comparison of all four. */
export const TdeeCalculator = (): ReactElement => {
  const [result, setResult] = useState<{
    readonly bmr: number;
    readonly texts: CalculatorFormTexts;
  }>();
  const [activity, setActivity] = useState<Activity>(defaultActivity);
  const clear = (): void => setResult(undefined);
  const state = useCalculatorFormErrorsAndHandlers({
    linkFields: bodyLinkFields,
    read: (form) => {
      const body = readBodyFields(form);
      return 'errors' in body
        ? body
        : {
            ...body,
            value: { bmr: bmrOfWoman(body.value), activity: activityInFormOrDefault(form) },
          };
    },
    onValue: ({ bmr, activity: chosen }, texts) => {
      setResult({ bmr, texts });
      setActivity(chosen);
    },
    onChange: clear,
    onReset: () => {
      clear();
      setActivity(defaultActivity);
    },
  });
  const energyAt = (level: Activity): number =>
    result === undefined ? 0 : roundToWhole(dailyEnergyFromBmr(result.bmr, level));
  const energy = energyAt(activity);
  const warning =
    result === undefined
      ? ''
      : joinSentences(state.warning, energyWarningTextOrEmpty(energy, result.bmr, false));
  return (
    <CalculatorLayout aria-label="Calculator">
      <CalculatorForm state={state} label="About you" action="Calculate TDEE">
        <BodyFields state={state} onActivity={setActivity} />
      </CalculatorForm>
      <ResultsColumn>
        {result === undefined ? (
          <ResultsPlaceholderList
            steps={[
              ['Your BMR', 'what your body uses in a day of complete rest'],
              ['Your TDEE', 'what it uses in a day of your usual week'],
              ['The other weeks', 'the same for all four levels, side by side'],
            ]}
          />
        ) : (
          <>
            <MainResult
              title="Your TDEE"
              figure={formatNumberInBrowserLocale(energy)}
              unit="kcal a day"
            >
              <p>
                What you use in a day of your usual week. The formula can be 10% off:{' '}
                {plusMinusPercentRangeText(energy, 10)}.
              </p>
              <SideNote>
                BMR {formatNumberInBrowserLocale(result.bmr)} ×{' '}
                {formatNumberInBrowserLocale(activityFactors[activity])} ={' '}
                {formatNumberInBrowserLocale(energy)}
              </SideNote>
              <Warning text={warning} />
            </MainResult>
            <ResultPart title="All four levels, in kcal a day">
              <CalorieComparisonColumnChart
                max={energyAt('very-active')}
                columns={activityLevelKeys.map((level) => ({
                  name: activityNames[level],
                  value: energyAt(level),
                  base: result.bmr,
                  text:
                    level === activity
                      ? 'your week'
                      : `× ${formatNumberInBrowserLocale(activityFactors[level])}`,
                  chosen: level === activity,
                }))}
              />
              <SideNote>
                The lower part of every column is your BMR,{' '}
                {formatNumberInBrowserLocale(result.bmr)} kcal. The upper part is what you do.
              </SideNote>
            </ResultPart>
            <CopyResultLinkButton
              parameters={toCalculatorQuery(bodyLinkFields, { ...result.texts, activity })}
            />
          </>
        )}
      </ResultsColumn>
      <ScreenReaderAnnouncement>
        {result === undefined
          ? ''
          : [
              `Your TDEE is ${formatNumberInBrowserLocale(energy)} kilocalories a day, your BMR ${formatNumberInBrowserLocale(result.bmr)}.`,
              warning,
            ].join(' ')}
      </ScreenReaderAnnouncement>
    </CalculatorLayout>
  );
};
