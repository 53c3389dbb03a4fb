import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { formatDay } from '../../domain/days/format-day.ts';
import { startMsOfLocalIsoDay } from '../../domain/training/days/local-iso-day-of-time.ts';
import { formatNumberToTenths } from '../../ui/text/format-number-in-browser-locale.ts';
import { FiguresTable } from './parts.tsx';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { Button } from '../../ui/kit/button.tsx';

const [width, height] = [600, 220] as const;
/** The margin around the line for its points. */
const margin = 8;
/** How many days the table shows at first, and how many more with each press. */
const rows = 12;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: 52rem;
  height: auto;
  border-block-end: 2px solid var(--ink);
  overflow: visible;

  & path {
    fill: none;
    stroke: var(--accent);
    stroke-width: 3px;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }

  & circle {
    fill: var(--paper);
    stroke: var(--accent);
    stroke-width: 3px;
    vector-effect: non-scaling-stroke;
  }

  & line {
    stroke: var(--line);
    vector-effect: non-scaling-stroke;
  }

  @media (forced-colors: active) {
    & :is(path, circle) {
      stroke: CanvasText;
    }
  }
`;

const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-4);
  max-width: 52rem;
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;

/** A day's value. */
export type ChartPoint = { readonly on: string; readonly value: number };

/** Above this number of points the line has no circles. */
const maxCircles = 60;

type HistoryChartProps = {
  /** The name of the values, such as `Estimated maximum`. */
  readonly label: string;
  readonly unit: string;
  /** Oldest first, at least one. */
  readonly points: readonly ChartPoint[];
};

/** Values over time as a line, and the same values as a table. */
export const ValuesOverTimeChart = ({
  label,
  unit,
  points,
}: HistoryChartProps): ReactElement | null => {
  const [isTable, setTable] = useState(false);
  const [shown, setShown] = useState(rows);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const words = (value: number): string => `${formatNumberToTenths(value)} ${unit}`;
  const values = points.map(({ value }) => value);
  const [lowest, highest] = values.reduce(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)] as const,
    [first.value, first.value] as const,
  );
  const [begin, end] = [startMsOfLocalIsoDay(first.on), startMsOfLocalIsoDay(last.on)];
  const xOf = (on: string): number =>
    begin === end
      ? width / 2
      : margin + ((width - 2 * margin) * (startMsOfLocalIsoDay(on) - begin)) / (end - begin);
  const yOf = (value: number): number =>
    highest === lowest
      ? height / 2
      : height - margin - ((height - 2 * margin) * (value - lowest)) / (highest - lowest);
  const places = points.map(({ on, value }) => ({ on, x: xOf(on), y: yOf(value) }));
  const path = places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return (
    <>
      <Drawing
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${label}: from ${words(first.value)} on ${formatDay(first.on)} to ${words(last.value)} on ${formatDay(last.on)}, between ${words(lowest)} and ${words(highest)}.`}
      >
        {[margin, height / 2, height - margin].map((y) => (
          <line key={y} x1={0} x2={width} y1={y} y2={y} />
        ))}
        <path d={`M${path}`} />
        {places.length > maxCircles
          ? null
          : places.map(({ on, x, y }) => <circle key={on} cx={x} cy={y} r={4} />)}
      </Drawing>
      <Ends>
        <span>
          {formatDay(first.on)}: {words(first.value)}
        </span>
        {highest === lowest ? null : (
          <span>
            Between {words(lowest)} and {words(highest)}
          </span>
        )}
        <span>
          {formatDay(last.on)}: {words(last.value)}
        </span>
      </Ends>
      <ButtonRow>
        <Button kind="quiet" aria-expanded={isTable} onClick={() => setTable(!isTable)}>
          {isTable ? 'Hide the table' : 'Show it as a table'}
        </Button>
      </ButtonRow>
      {isTable ? (
        <>
          <FiguresTable>
            <caption>{label}, newest first</caption>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">{unit}</th>
              </tr>
            </thead>
            <tbody>
              {points
                .slice(-shown)
                .toReversed()
                .map(({ on, value }) => (
                  <tr key={on}>
                    <th scope="row">{formatDay(on)}</th>
                    <td>{formatNumberToTenths(value)}</td>
                  </tr>
                ))}
            </tbody>
          </FiguresTable>
          {points.length > shown ? (
            <ButtonRow>
              <Button kind="quiet" onClick={() => setShown(shown + rows)}>
                Show older days
              </Button>
            </ButtonRow>
          ) : null}
        </>
      ) : null}
    </>
  );
};
