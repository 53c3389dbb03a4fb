import { useId } from 'react';
import type { ReactElement } from 'react';
import {
  expectedRangeTextOfField,
  inputErrorSentence,
} from '../../domain/calculators/input-sentences.ts';
import { readNumberField } from '../../domain/calculators/read-input.ts';
import {
  calorieIncreaseNames,
  createReverseDietSchedule,
  weeksPerLevelChoices,
} from '../../domain/calculators/reverse-diet.ts';
import type {
  CalorieIncreaseName,
  WeeksAtCalorieLevel,
} from '../../domain/calculators/reverse-diet.ts';
import { expectedRangesWarningOrEmpty } from './form/read-and-fill-form-element.ts';
import { NumberField } from './form/number-field.tsx';
import { formatNumberInBrowserLocale } from '../../ui/text/format-number-in-browser-locale.ts';
import { ResultPart, ScreenReaderAnnouncement, Warning } from './results/result-parts.tsx';
import { RadioGroup } from './form/radio-group.tsx';
import { CaloriesByWeekChart } from './results/calories-by-week-chart.tsx';
import { SideNote } from '../../ui/kit/side-note.ts';

export type ReverseDietSettingsAsEntered = {
  readonly increase: CalorieIncreaseName;
  readonly weeks: number;
  /** The kilocalories to stop at, as typed; empty for none. */
  readonly ceiling: string;
};

export const calorieIncreaseSizeTitles: Readonly<Record<CalorieIncreaseName, string>> = {
  modest: 'Modest',
  average: 'Average',
  vigorous: 'Vigorous',
  reckless: 'Reckless',
};

/** The kilocalories to stop at, or the error sentence for an unusable text. */
const readCeiling = (
  text: string,
  calories: number,
): { ceiling?: number; expected?: string; error?: string } => {
  if (text.trim() === '') return {};
  const reading = readNumberField('ceiling', text);
  if ('error' in reading)
    return {
      error: inputErrorSentence('ceiling', reading.error, undefined, formatNumberInBrowserLocale),
    };
  return reading.value > calories
    ? {
        ceiling: reading.value,
        expected: reading.isExpected
          ? ''
          : expectedRangeTextOfField('ceiling', undefined, formatNumberInBrowserLocale),
      }
    : {
        error: `Enter more than the ${formatNumberInBrowserLocale(calories)} kcal you eat now, or leave it empty.`,
      };
};

const weeksText = ({ from, to }: WeeksAtCalorieLevel): string =>
  from === to
    ? `Week ${formatNumberInBrowserLocale(from)}`
    : `Weeks ${formatNumberInBrowserLocale(from)}–${formatNumberInBrowserLocale(to)}`;

type ScheduleProps = {
  readonly calories: number;
  readonly pace: ReverseDietSettingsAsEntered;
  readonly onPace: (pace: ReverseDietSettingsAsEntered) => void;
};

/** The weekly schedule starting at the current calories, with fields for its pace. */
export const ReverseDietSchedule = ({ calories, pace, onPace }: ScheduleProps): ReactElement => {
  const id = useId();
  const { ceiling, expected = '', error } = readCeiling(pace.ceiling, calories);
  const levels = createReverseDietSchedule(calories, {
    increase: pace.increase,
    weeksPerLevel: pace.weeks,
    ...(ceiling === undefined ? {} : { ceiling }),
  });
  const last = levels[levels.length - 1];
  return (
    <ResultPart title="Week by week">
      <RadioGroup
        legend="Size of each step"
        name={`${id}increase`}
        choices={calorieIncreaseNames.map((value) => ({
          value,
          label: calorieIncreaseSizeTitles[value],
        }))}
        chosen={pace.increase}
        onChoice={(increase) => onPace({ ...pace, increase })}
      />
      <RadioGroup
        legend="Weeks at each level"
        name={`${id}weeks`}
        choices={weeksPerLevelChoices.map((value) => ({
          value,
          label: formatNumberInBrowserLocale(value),
        }))}
        chosen={pace.weeks}
        onChoice={(weeks) => onPace({ ...pace, weeks })}
      />
      <NumberField
        label="Stop at, if you know your TDEE"
        suffix="kcal"
        text={pace.ceiling}
        error={error}
        onText={(text) => onPace({ ...pace, ceiling: text })}
      />
      <Warning text={expectedRangesWarningOrEmpty([expected])} />
      <CaloriesByWeekChart levels={levels} />
      <table>
        <caption className="visually-hidden">Your calories week by week</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">kcal a day</th>
            <th scope="col">Step</th>
          </tr>
        </thead>
        <tbody>
          {levels.map((level, index) => {
            const previous = levels[index - 1];
            return (
              <tr key={level.from}>
                <th scope="row">{weeksText(level)}</th>
                <td>
                  <b>{formatNumberInBrowserLocale(level.calories)}</b>
                </td>
                <td>
                  {previous === undefined
                    ? 'as now'
                    : `+${formatNumberInBrowserLocale(level.calories - previous.calories)}`}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {ceiling === undefined ? (
        <SideNote>
          Without a figure to stop at, the plan ends before it reaches half as much again. Your TDEE
          is a better place to stop.
        </SideNote>
      ) : null}
      <ScreenReaderAnnouncement>
        {last === undefined
          ? ''
          : `${formatNumberInBrowserLocale(last.calories)} kilocalories a day by week ${formatNumberInBrowserLocale(last.from)}.`}
      </ScreenReaderAnnouncement>
    </ResultPart>
  );
};
