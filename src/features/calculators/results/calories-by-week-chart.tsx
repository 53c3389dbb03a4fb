import type { ReactElement } from 'react';
import type { WeeksAtCalorieLevel } from '../../../domain/calculators/reverse-diet.ts';
import { ChartSvg } from '../../../ui/pictures/chart-svg.tsx';
import { formatNumberInBrowserLocale } from '../../../ui/text/format-number-in-browser-locale.ts';

const height = 140;

type WeekChartProps = { readonly levels: readonly WeeksAtCalorieLevel[] };

/** A schedule as a step chart: weeks horizontally, calories vertically. */
export const CaloriesByWeekChart = ({ levels }: WeekChartProps): ReactElement => {
  const [first, last] = [levels[0], levels[levels.length - 1]];
  const weeks = last?.to ?? 1;
  const maxCalories = last?.calories ?? 1;
  return (
    <ChartSvg
      height={height}
      role="img"
      aria-label={`From ${formatNumberInBrowserLocale(first?.calories ?? 0)} to ${formatNumberInBrowserLocale(maxCalories)} kcal a day within ${formatNumberInBrowserLocale(weeks)} weeks, in ${formatNumberInBrowserLocale(levels.length - 1)} steps.`}
    >
      {levels.map(({ from, to, calories }) => {
        const levelHeight = Math.round(((height - 2) * calories) / maxCalories);
        return (
          <rect
            key={from}
            className={from === 1 ? undefined : 'brass'}
            x={`${(100 * (from - 1)) / weeks}%`}
            y={height - levelHeight}
            width={`${(100 * (to - from + 1)) / weeks}%`}
            height={levelHeight}
          />
        );
      })}
    </ChartSvg>
  );
};
