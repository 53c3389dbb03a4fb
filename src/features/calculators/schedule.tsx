import { useId } from 'react';
import type { ReactElement } from 'react';
import { faultSentence, readPlainNumber } from '../../domain/calculators/fields.ts';
import {
  increaseNames,
  planReverseDiet,
  weekChoices,
} from '../../domain/calculators/reverse-diet.ts';
import type { Increase, Level } from '../../domain/calculators/reverse-diet.ts';
import { NumberField, SwitchGroup } from './fields.tsx';
import { say } from './numbers.ts';
import { Announcement, Remark, ResultPart } from './result.tsx';
import { WeekChart } from './week-chart.tsx';

/** How fast she wants to come back up, as she chose and typed it. */
export type Pace = {
  readonly increase: Increase;
  readonly weeks: number;
  /** Where the schedule ends; empty where she did not say. */
  readonly ceiling: string;
};

export const increaseTitles: Readonly<Record<Increase, string>> = {
  modest: 'Modest',
  average: 'Average',
  vigorous: 'Vigorous',
  reckless: 'Reckless',
};

/** The calories at which the schedule ends, or what is wrong with what she typed. */
const readCeiling = (text: string, calories: number): { ceiling?: number; fault?: string } => {
  if (text.trim() === '') return {};
  const reading = readPlainNumber('ceiling', text);
  if ('fault' in reading) return { fault: faultSentence('ceiling', reading.fault, undefined, say) };
  return reading.value > calories
    ? { ceiling: reading.value }
    : { fault: `Enter more than the ${say(calories)} kcal you eat now, or leave it empty.` };
};

const weeksText = ({ from, to }: Level): string =>
  from === to ? `Week ${say(from)}` : `Weeks ${say(from)}–${say(to)}`;

type ScheduleProps = {
  readonly calories: number;
  readonly pace: Pace;
  readonly onPace: (pace: Pace) => void;
};

/** Week by week from the calories of now, at her pace. */
export const Schedule = ({ calories, pace, onPace }: ScheduleProps): ReactElement => {
  const id = useId();
  const { ceiling, fault } = readCeiling(pace.ceiling, calories);
  const levels = planReverseDiet(calories, {
    increase: pace.increase,
    weeksPerLevel: pace.weeks,
    ...(ceiling === undefined ? {} : { ceiling }),
  });
  const last = levels[levels.length - 1];
  return (
    <ResultPart title="Week by week">
      <SwitchGroup
        legend="Size of each step"
        name={`${id}increase`}
        choices={increaseNames.map((value) => ({ value, label: increaseTitles[value] }))}
        chosen={pace.increase}
        onChoice={(increase) => onPace({ ...pace, increase })}
      />
      <SwitchGroup
        legend="Weeks at each level"
        name={`${id}weeks`}
        choices={weekChoices.map((value) => ({ value, label: say(value) }))}
        chosen={pace.weeks}
        onChoice={(weeks) => onPace({ ...pace, weeks })}
      />
      <NumberField
        label="Stop at, if you know your TDEE"
        suffix="kcal"
        text={pace.ceiling}
        fault={fault}
        onText={(text) => onPace({ ...pace, ceiling: text })}
      />
      <WeekChart levels={levels} />
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
            const before = levels[index - 1];
            return (
              <tr key={level.from}>
                <th scope="row">{weeksText(level)}</th>
                <td>
                  <b>{say(level.calories)}</b>
                </td>
                <td>
                  {before === undefined ? 'as now' : `+${say(level.calories - before.calories)}`}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {ceiling === undefined ? (
        <Remark>
          Without a figure to stop at, the plan ends before it reaches half as much again. Your TDEE
          is a better place to stop.
        </Remark>
      ) : null}
      <Announcement>
        {last === undefined
          ? ''
          : `${say(last.calories)} kilocalories a day by week ${say(last.from)}.`}
      </Announcement>
    </ResultPart>
  );
};
