import { Fragment } from 'react';
import type { ReactElement } from 'react';
import {
  advisedProteinRangePerKilogram,
  minFatPerKilogram,
} from '../../../domain/calculators/macro-advice.ts';
import type { HighProteinOrLowFatAdvice } from '../../../domain/calculators/macro-advice.ts';
import type { MacroName, MacroPlan } from '../../../domain/calculators/macros.ts';
import { articlePath } from '../../../domain/routes.ts';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { ChartSvg } from '../../../ui/pictures/chart-svg.tsx';
import type { ChartFill } from '../../../ui/pictures/chart-svg.tsx';
import { formatNumberInBrowserLocale } from '../../../ui/text/format-number-in-browser-locale.ts';
import { macroNames } from './macro-names.ts';

const height = 96;

const inks: Readonly<Record<MacroName, ChartFill>> = {
  protein: 'accent',
  carbohydrate: 'brass',
  fat: 'ink',
};

/** Names that fit in a fifth of a phone's width. */
const shortNames: Readonly<Record<MacroName, string>> = {
  ...macroNames,
  carbohydrate: 'Carbs',
};

const describeShares = ({ calories, shares }: MacroPlan): string =>
  `Of ${formatNumberInBrowserLocale(calories)} kcal: ${shares
    .map(
      ({ name, percent }) =>
        `${formatNumberInBrowserLocale(percent)}% ${macroNames[name].toLowerCase()}`,
    )
    .join(', ')}.`;

type MacroBarProps = { readonly plan: MacroPlan };

/** A day's calories as a bar, divided into protein, carbohydrate and fat. */
const MacroBar = ({ plan }: MacroBarProps): ReactElement => (
  <ChartSvg height={height} role="img" aria-label={describeShares(plan)}>
    {plan.shares.map(({ name, percent }, index) => {
      const start = plan.shares.slice(0, index).reduce((sum, share) => sum + share.percent, 0);
      return (
        <g key={name} className={inks[name]}>
          <rect x={`${start}%`} y="2" width={`${percent}%`} height={height - 4} />
          <text x={`${start + percent / 2}%`} y="40" fontSize="32">
            {formatNumberInBrowserLocale(percent)}%
          </text>
          <text x={`${start + percent / 2}%`} y="70" fontSize="18">
            {shortNames[name]}
          </text>
        </g>
      );
    })}
  </ChartSvg>
);

export type MacroBarAndTableProps = {
  readonly plan: MacroPlan;
  /** The goal's name. */
  readonly goal: string;
  /** The macros that differ from our articles' advice. */
  readonly advice: readonly HighProteinOrLowFatAdvice[];
};

type AdviceTextProps = { readonly advice: HighProteinOrLowFatAdvice };

const AdviceText = ({ advice }: AdviceTextProps): ReactElement =>
  advice.macro === 'protein' ? (
    <>
      More than you need.{' '}
      <SiteLink to={articlePath('how-much-protein-do-you-need')}>Our advice</SiteLink> is{' '}
      {formatNumberInBrowserLocale(advisedProteinRangePerKilogram.from)} to{' '}
      {formatNumberInBrowserLocale(advisedProteinRangePerKilogram.to)} g for each kilogram you
      weigh: {formatNumberInBrowserLocale(advice.from)} to {formatNumberInBrowserLocale(advice.to)}{' '}
      g.
    </>
  ) : (
    <>
      Too little over many weeks.{' '}
      <SiteLink to={articlePath('losing-fat-without-losing-strength')}>Our advice</SiteLink> is at
      least {formatNumberInBrowserLocale(minFatPerKilogram)} g for each kilogram you weigh:{' '}
      {formatNumberInBrowserLocale(advice.from)} g. Take the difference from the {advice.insteadOf}.
    </>
  );

const MacroTable = ({ plan, goal, advice }: MacroBarAndTableProps): ReactElement => (
  <table>
    <caption className="visually-hidden">A day of macros for {goal.toLowerCase()}</caption>
    <thead>
      <tr>
        <th scope="col">Macro</th>
        <th scope="col">Grams</th>
        <th scope="col">kcal</th>
        <th scope="col">Share</th>
      </tr>
    </thead>
    <tbody>
      {plan.shares.map(({ name, grams, calories, percent }) => (
        <Fragment key={name}>
          <tr>
            <th scope="row">{macroNames[name]}</th>
            <td>
              <b>{formatNumberInBrowserLocale(grams)}&nbsp;g</b>
            </td>
            <td>{formatNumberInBrowserLocale(calories)}</td>
            <td>{formatNumberInBrowserLocale(percent)}%</td>
          </tr>
          {advice
            .filter(({ macro }) => macro === name)
            .map((one) => (
              <tr key={one.macro}>
                <td colSpan={4} style={{ borderTop: 0, paddingTop: 0 }}>
                  <AdviceText advice={one} />
                </td>
              </tr>
            ))}
        </Fragment>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Together</th>
        <td />
        <td>{formatNumberInBrowserLocale(plan.calories)}</td>
        <td>{formatNumberInBrowserLocale(100)}%</td>
      </tr>
    </tfoot>
  </table>
);

export const MacroBarAndTable = (props: MacroBarAndTableProps): ReactElement => (
  <>
    <MacroBar plan={props.plan} />
    <MacroTable {...props} />
  </>
);
