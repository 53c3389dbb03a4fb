import type { ReactElement } from 'react';
import styled from 'styled-components';
import { ChartSvg } from '../../../ui/pictures/chart-svg.tsx';
import { formatNumberInBrowserLocale } from '../../../ui/text/format-number-in-browser-locale.ts';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-2);

  & li {
    display: grid;
    grid-template-rows: auto 1fr;
    gap: var(--space-2);
    align-content: end;
    font-size: var(--step--1);
    line-height: 1.25;
  }

  & strong {
    display: block;
    font-family: var(--heading);
    font-size: var(--step-2);
    font-variant-numeric: tabular-nums;
    font-weight: 900;
    line-height: 1;
  }

  & b {
    display: block;
    padding-block: 0.15em 0.25em;
    font-weight: 700;
  }

  & span {
    display: block;
    color: var(--muted);
  }

  & li[aria-current] b {
    text-decoration: underline;
    text-decoration-color: var(--brass);
    text-decoration-thickness: 3px;
    text-underline-offset: 0.25em;
  }
`;

const height = 160;

/** A column in two parts: from zero to `base`, and from `base` to `value`. */
type Column = {
  readonly name: string;
  readonly value: number;
  readonly base: number;
  /** Shown under the name. */
  readonly text: string;
  readonly chosen: boolean;
};

type ColumnsProps = {
  readonly columns: readonly Column[];
  /** The value that fills the whole height. */
  readonly max: number;
};

/** Kilocalories as columns side by side, each with its number and name as text. */
export const CalorieComparisonColumnChart = ({ columns, max }: ColumnsProps): ReactElement => {
  const heightOf = (value: number): number =>
    max === 0 ? 0 : Math.round(((height - 2) * value) / max);
  return (
    <List>
      {columns.map(({ name, value, base, text, chosen }) => (
        <li key={name} {...(chosen ? { 'aria-current': 'true' } : {})}>
          <div>
            <ChartSvg height={height} aria-hidden="true">
              <rect x="0" y={height - heightOf(base)} width="100%" height={heightOf(base)} />
              <rect
                className={chosen ? 'accent' : 'brass'}
                x="0"
                y={height - heightOf(value)}
                width="100%"
                height={heightOf(value) - heightOf(base)}
              />
            </ChartSvg>
          </div>
          <div>
            <strong>{formatNumberInBrowserLocale(value)}</strong>
            <b>{name}</b>
            <span>{text}</span>
          </div>
        </li>
      ))}
    </List>
  );
};
