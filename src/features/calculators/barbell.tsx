import type { ReactElement } from 'react';
import { sideText } from '../../domain/calculators/plates.ts';
import type { Kit, LoadedBar } from '../../domain/calculators/plates.ts';
import { toMetric } from '../../domain/calculators/units.ts';
import { Chart } from './chart.tsx';
import type { Ink } from './chart.tsx';
import { say } from './numbers.ts';

const height = 76;
const middle = height / 2;

/** How long the end of a bar is drawn; longer where it carries more. */
const shortest = 130;
const firstPlate = 24;

/** How tall and how thick a plate is drawn, in the picture's units, from its size in kilograms. */
const shapeOf = (kilograms: number): readonly [tall: number, thick: number] => {
  if (kilograms >= 9) return [72, 10 + kilograms * 0.3];
  if (kilograms >= 4) return [54, 12];
  return kilograms >= 2 ? [42, 12] : [34, 12];
};

/** The inks of the plates, heaviest first, as the bands of weight that they stand for. */
const inkOf = (kilograms: number): Ink => {
  if (kilograms >= 24) return 'rust';
  if (kilograms >= 18) return 'coal';
  if (kilograms >= 13) return 'brass';
  if (kilograms >= 9) return 'pine';
  return 'chalk';
};

type Placed = {
  readonly start: number;
  readonly end: number;
  readonly tall: number;
  readonly ink: Ink;
};

/** Plates side by side from the inside out, their sizes in kilograms. */
const placePlates = (side: readonly number[]): readonly Placed[] => {
  const placed: Placed[] = [];
  for (const kilograms of side) {
    const start = (placed.at(-1)?.end ?? firstPlate - 1.5) + 1.5;
    const [tall, thick] = shapeOf(kilograms);
    placed.push({ start, end: start + thick, tall, ink: inkOf(kilograms) });
  }
  return placed;
};

/** The bar in words: `20 kg bar with 20 + 1.25 on each side`. */
export const barText = ({ side }: LoadedBar, { bar, unit }: Kit): string =>
  side.length === 0
    ? `The empty ${say(bar)} ${unit} bar`
    : `${say(bar)} ${unit} bar with ${sideText(side, say)} on each side`;

type BarbellProps = { readonly loaded: LoadedBar; readonly kit: Kit };

/** One end of a loaded bar, seen from the front. */
export const Barbell = ({ loaded, kit }: BarbellProps): ReactElement => {
  const plates = placePlates(loaded.side.map((value) => toMetric({ value, unit: kit.unit })));
  const width = Math.max(shortest, (plates.at(-1)?.end ?? 0) + 16);
  return (
    <Chart
      viewBox={`0 0 ${width} ${height}`}
      width={1.4 * width}
      style={{ maxWidth: '100%' }}
      aria-hidden="true"
    >
      <g className="muted">
        <rect x="1" y={middle - 3} width="14" height="6" />
        <rect x="14" y={middle - 10} width="8" height="20" />
        <rect x="22" y={middle - 5} width={width - 23} height="10" />
      </g>
      {plates.map(({ start, end, tall, ink }, index) => (
        // Two plates of one size are told apart by their place.
        <g key={index} className={ink}>
          <rect x={start} y={middle - tall / 2} width={end - start} height={tall} />
          <text fontSize="11" transform={`translate(${(start + end) / 2} ${middle}) rotate(-90)`}>
            {say(loaded.side[index] ?? 0)}
          </text>
        </g>
      ))}
    </Chart>
  );
};
