import type { ReactElement } from 'react';
import type { MacroName, MacroPlan } from '../../../domain/calculators/macros.ts';
import { Chart } from './chart.tsx';
import type { Ink } from './chart.tsx';
import { formatNumber } from '../format-number.ts';
import { macroBarHeight as height, macroNames } from './macro-names.ts';

const inks: Readonly<Record<MacroName, Ink>> = {
  protein: 'accent',
  carbohydrate: 'brass',
  fat: 'ink',
};

/** Names that fit into a fifth of a phone's width. */
const shortNames: Readonly<Record<MacroName, string>> = {
  ...macroNames,
  carbohydrate: 'Carbs',
};

const describeShares = ({ calories, shares }: MacroPlan): string =>
  `Of ${formatNumber(calories)} kcal: ${shares
    .map(({ name, percent }) => `${formatNumber(percent)}% ${macroNames[name].toLowerCase()}`)
    .join(', ')}.`;

export type MacroBarProps = { readonly plan: MacroPlan };

/** A day's calories as a bar, divided into protein, carbohydrate and fat. */
export const MacroBar = ({ plan }: MacroBarProps): ReactElement => (
  <Chart height={height} role="img" aria-label={describeShares(plan)}>
    {plan.shares.map(({ name, percent }, index) => {
      const start = plan.shares.slice(0, index).reduce((sum, share) => sum + share.percent, 0);
      return (
        <g key={name} className={inks[name]}>
          <rect x={`${start}%`} y="2" width={`${percent}%`} height={height - 4} />
          <text x={`${start + percent / 2}%`} y="40" fontSize="32">
            {formatNumber(percent)}%
          </text>
          <text x={`${start + percent / 2}%`} y="70" fontSize="18">
            {shortNames[name]}
          </text>
        </g>
      );
    })}
  </Chart>
);
