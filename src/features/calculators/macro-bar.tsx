import type { ReactElement } from 'react';
import type { MacroName, MacroPlan } from '../../domain/calculators/macros.ts';
import { Chart } from './chart.tsx';
import type { Ink } from './chart.tsx';
import { say } from './numbers.ts';

export const macroNames: Readonly<Record<MacroName, string>> = {
  protein: 'Protein',
  carbohydrate: 'Carbohydrate',
  fat: 'Fat',
};

const height = 96;

/** The inks of the macros. */
const inks: Readonly<Record<MacroName, Ink>> = {
  protein: 'accent',
  carbohydrate: 'brass',
  fat: 'ink',
};

/** Short enough for a fifth of a phone's width. */
const shortNames: Readonly<Record<MacroName, string>> = {
  ...macroNames,
  carbohydrate: 'Carbs',
};

const describeShares = ({ calories, shares }: MacroPlan): string =>
  `Of ${say(calories)} kcal: ${shares
    .map(({ name, percent }) => `${say(percent)}% ${macroNames[name].toLowerCase()}`)
    .join(', ')}.`;

type MacroBarProps = { readonly plan: MacroPlan };

/** The calories of a day as a bar, cut into its macros. */
export const MacroBar = ({ plan }: MacroBarProps): ReactElement => (
  <Chart height={height} role="img" aria-label={describeShares(plan)}>
    {plan.shares.map(({ name, percent }, index) => {
      const before = plan.shares.slice(0, index).reduce((sum, share) => sum + share.percent, 0);
      return (
        <g key={name} className={inks[name]}>
          <rect x={`${before}%`} y="2" width={`${percent}%`} height={height - 4} />
          <text x={`${before + percent / 2}%`} y="40" fontSize="32">
            {say(percent)}%
          </text>
          <text x={`${before + percent / 2}%`} y="70" fontSize="18">
            {shortNames[name]}
          </text>
        </g>
      );
    })}
  </Chart>
);
