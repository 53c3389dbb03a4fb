import type { ReactElement } from 'react';
import type { BarbellSetup, LoadedBar } from '../../domain/calculators/plates.ts';
import { toMetricValue } from '../../domain/calculators/metric.ts';
import { ChartSvg } from '../../ui/pictures/chart-svg.tsx';
import type { ChartFill } from '../../ui/pictures/chart-svg.tsx';
import { formatNumberInBrowserLocale } from '../../ui/text/format-number-in-browser-locale.ts';

const height = 76;
const middle = height / 2;

/** The minimum width of the drawing; more plates make it wider. */
const minWidth = 130;
/** The position of the first plate, next to the collar. */
const firstPlateStart = 24;
const plateGap = 1.5;

/** Height and thickness of a drawn plate in units of the view box, by its weight in kilograms. */
const plateShape = (kilograms: number): readonly [height: number, thickness: number] => {
  if (kilograms >= 9) return [72, 10 + kilograms * 0.3];
  if (kilograms >= 4) return [54, 12];
  return kilograms >= 2 ? [42, 12] : [34, 12];
};

/** The colour of a plate, by its weight range. */
const plateInk = (kilograms: number): ChartFill => {
  if (kilograms >= 24) return 'rust';
  if (kilograms >= 18) return 'coal';
  if (kilograms >= 13) return 'brass';
  if (kilograms >= 9) return 'pine';
  return 'chalk';
};

type PlacedPlate = {
  readonly start: number;
  readonly end: number;
  readonly height: number;
  readonly ink: ChartFill;
};

/** Positions of the plates of one side, given in kilograms from the inside out. */
const placePlates = (side: readonly number[]): readonly PlacedPlate[] => {
  const placed: PlacedPlate[] = [];
  for (const kilograms of side) {
    const start = (placed.at(-1)?.end ?? firstPlateStart - plateGap) + plateGap;
    const [plateHeight, thickness] = plateShape(kilograms);
    placed.push({
      start,
      end: start + thickness,
      height: plateHeight,
      ink: plateInk(kilograms),
    });
  }
  return placed;
};

export type BarbellDrawingProps = { readonly loaded: LoadedBar; readonly setup: BarbellSetup };

/** One end of a loaded bar, seen from the front. */
export const BarbellDrawing = ({ loaded, setup }: BarbellDrawingProps): ReactElement => {
  const plates = placePlates(
    loaded.side.map((value) => toMetricValue({ value, unit: setup.unit })),
  );
  const width = Math.max(minWidth, (plates.at(-1)?.end ?? 0) + 16);
  return (
    <ChartSvg
      viewBox={`0 0 ${width} ${height}`}
      // If its container has another aspect ratio, it stays at the start of the line.
      preserveAspectRatio="xMinYMid"
      width={1.4 * width}
      style={{ maxWidth: '100%' }}
      aria-hidden="true"
    >
      <g className="muted">
        <rect x="1" y={middle - 3} width="14" height="6" />
        <rect x="14" y={middle - 10} width="8" height="20" />
        <rect x="22" y={middle - 5} width={width - 23} height="10" />
      </g>
      {plates.map(({ start, end, height: plateHeight, ink }, index) => (
        // The index is the key because a side may hold plates of equal weight.
        <g key={index} className={ink}>
          <rect x={start} y={middle - plateHeight / 2} width={end - start} height={plateHeight} />
          <text fontSize="11" transform={`translate(${(start + end) / 2} ${middle}) rotate(-90)`}>
            {formatNumberInBrowserLocale(loaded.side[index] ?? 0)}
          </text>
        </g>
      ))}
    </ChartSvg>
  );
};
