import type { ReactElement } from 'react';
import type { Level } from '../../domain/calculators/reverse-diet.ts';
import { Chart } from './chart.tsx';
import { say } from './numbers.ts';

const height = 140;

type WeekChartProps = { readonly levels: readonly Level[] };

/** The levels of a schedule as steps, each as wide as its weeks. */
export const WeekChart = ({ levels }: WeekChartProps): ReactElement => {
  const [first, last] = [levels[0], levels[levels.length - 1]];
  const weeks = last?.to ?? 1;
  const most = last?.calories ?? 1;
  return (
    <Chart
      height={height}
      role="img"
      aria-label={`From ${say(first?.calories ?? 0)} to ${say(most)} kcal a day within ${say(weeks)} weeks, in ${say(levels.length - 1)} steps.`}
    >
      {levels.map(({ from, to, calories }) => {
        const tall = Math.round(((height - 2) * calories) / most);
        return (
          <rect
            key={from}
            className={from === 1 ? undefined : 'brass'}
            x={`${(100 * (from - 1)) / weeks}%`}
            y={height - tall}
            width={`${(100 * (to - from + 1)) / weeks}%`}
            height={tall}
          />
        );
      })}
    </Chart>
  );
};
