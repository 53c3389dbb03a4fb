import type { ReactElement } from 'react';
import styled from 'styled-components';
import { percentagesInOneRepMaxTable } from '../../../domain/calculators/one-rep-max.ts';
import { heaviestLoadedBarUpTo } from '../../../domain/calculators/plates.ts';
import type { BarbellSetup } from '../../../domain/calculators/plates.ts';
import { BarbellDrawing } from '../../../page-parts/barbell/barbell-drawing.tsx';
import { loadedBarText } from '../../../page-parts/barbell/loaded-bar-text.ts';
import {
  formatNumberInBrowserLocale,
  formatNumberToTenths,
} from '../../../ui/text/format-number-in-browser-locale.ts';

const Table = styled.table`
  & td:nth-child(2) {
    white-space: nowrap;
    font-family: var(--heading);
    font-size: var(--step-2);
    font-weight: 850;
    line-height: 1.1;
  }

  & th[scope='row'] {
    font-size: var(--step-1);
  }

  & td:last-child {
    width: 60%;
  }

  & small {
    display: block;
    margin-top: var(--space-1);
    color: var(--muted);
    font-size: var(--step--1);
  }

  & tr {
    break-inside: avoid;
  }
`;

type OnTheBarProps = { readonly weight: number; readonly setup: BarbellSetup };

const OnTheBar = ({ weight, setup }: OnTheBarProps): ReactElement => {
  const loaded = heaviestLoadedBarUpTo(weight, setup);
  if (loaded === undefined) {
    return (
      <small>
        Lighter than the {formatNumberInBrowserLocale(setup.bar)} {setup.unit} bar. Take a lighter
        one, or dumbbells.
      </small>
    );
  }
  const missing = Math.round(100 * (weight - loaded.total)) / 100;
  return (
    <>
      <BarbellDrawing loaded={loaded} setup={setup} />
      <small>
        {loadedBarText(loaded, setup)}
        {missing === 0
          ? '.'
          : `: ${formatNumberInBrowserLocale(loaded.total)} ${setup.unit}, ${formatNumberInBrowserLocale(missing)} short.`}
      </small>
    </>
  );
};

type TrainingWeightsProps = {
  /** The one-repetition maximum in the setup's unit. */
  readonly max: number;
  readonly setup: BarbellSetup;
};

/**
 * A table of training weights, as percentages of a one-repetition maximum, with the plates for
 * each.
 */
export const TrainingWeights = ({ max, setup }: TrainingWeightsProps): ReactElement => (
  <Table>
    <caption className="visually-hidden">Shares of your one rep max</caption>
    <thead>
      <tr>
        <th scope="col">Share</th>
        <th scope="col">Weight</th>
        <th scope="col">On the bar</th>
      </tr>
    </thead>
    <tbody>
      {percentagesInOneRepMaxTable.map((percent) => (
        <tr key={percent}>
          <th scope="row">{formatNumberInBrowserLocale(percent)}%</th>
          <td>
            {formatNumberToTenths((max * percent) / 100)} {setup.unit}
          </td>
          <td>
            <OnTheBar weight={(max * percent) / 100} setup={setup} />
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
