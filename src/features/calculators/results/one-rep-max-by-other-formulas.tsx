import type { ReactElement } from 'react';
import {
  estimateOneRepMax,
  formulasComparedWithEpley,
} from '../../../domain/calculators/one-rep-max.ts';
import type { OneRepMaxFormula } from '../../../domain/calculators/one-rep-max.ts';
import { roundToWhole } from '../../../domain/calculators/rounding.ts';
import { fromMetricValue } from '../../../domain/calculators/metric.ts';
import type { WeightUnit } from '../../../domain/calculators/metric.ts';
import { formatNumberInBrowserLocale } from '../../../ui/text/format-number-in-browser-locale.ts';

const formulaNames: Readonly<Record<OneRepMaxFormula, string>> = {
  epley: 'Epley, 1985',
  brzycki: 'Brzycki, 1993',
  lombardi: 'Lombardi, 1989',
  oconner: 'O’Conner and colleagues, 1989',
  wathan: 'Wathan, 1994',
};

type OtherFormulasProps = {
  /** The lifted weight in kilograms, unrounded. */
  readonly kilograms: number;
  readonly reps: number;
  readonly unit: WeightUnit;
};

/** Compares the estimate with the estimates of four other formulas. */
export const OneRepMaxByOtherFormulas = ({
  kilograms,
  reps,
  unit,
}: OtherFormulasProps): ReactElement => {
  const maxOf = (formula: OneRepMaxFormula): number =>
    roundToWhole(fromMetricValue(estimateOneRepMax(kilograms, reps, formula), unit));
  const ours = maxOf('epley');
  const all = [ours, ...formulasComparedWithEpley.map(maxOf)];
  const difference = (theirs: number): string => {
    if (theirs === ours) return 'the same';
    return `${formatNumberInBrowserLocale(Math.abs(theirs - ours))} ${unit} ${theirs > ours ? 'more' : 'less'}`;
  };
  return (
    <>
      <p>
        Five formulas put this set between {formatNumberInBrowserLocale(Math.min(...all))} and{' '}
        {formatNumberInBrowserLocale(Math.max(...all))} {unit}. All were fitted to other lifters on
        other days. Keep to one of them, and compare it only with itself.
      </p>
      <p>
        How wide an estimate is for women: 103 of them did sets of the bench press. Up to ten reps,
        Brzycki’s formula had an average error of two per cent of the max, and a standard deviation
        of ten and a half (Mayhew and colleagues, Journal of Strength and Conditioning Research,
        2008).
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Formula</th>
            <th scope="col">One rep max</th>
            <th scope="col">Beside ours</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{formulaNames.epley}</th>
            <td>
              <b>
                {formatNumberInBrowserLocale(ours)} {unit}
              </b>
            </td>
            <td>ours</td>
          </tr>
          {formulasComparedWithEpley.map((formula) => (
            <tr key={formula}>
              <th scope="row">{formulaNames[formula]}</th>
              <td>
                <b>
                  {formatNumberInBrowserLocale(maxOf(formula))} {unit}
                </b>
              </td>
              <td>{difference(maxOf(formula))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
