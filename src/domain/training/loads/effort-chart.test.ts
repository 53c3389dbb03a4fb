import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateOneRepMax } from '../../calculators/one-rep-max.ts';
import {
  percentOfMaxForMostPossibleReps,
  percentOfMaxForRepsAndEffort,
  repsErrorOfEffortEstimate,
} from './effort-chart.ts';

describe('percentOfMaxForRepsAndEffort', () => {
  it.each([
    // The rows of the chart as printed: RPE, then the percentages for 1 to 12 reps.
    [10, [100, 95.5, 92.2, 89.2, 86.3, 83.7, 81.1, 78.6, 76.2, 73.9, 70.7, 68]],
    [9.5, [97.8, 93.9, 90.7, 87.8, 85, 82.4, 79.9, 77.4, 75.1, 72.3, 69.4, 66.7]],
    [9, [95.5, 92.2, 89.2, 86.3, 83.7, 81.1, 78.6, 76.2, 73.9, 70.7, 68, 65.3]],
    [8.5, [93.9, 90.7, 87.8, 85, 82.4, 79.9, 77.4, 75.1, 72.3, 69.4, 66.7, 64]],
    [8, [92.2, 89.2, 86.3, 83.7, 81.1, 78.6, 76.2, 73.9, 70.7, 68, 65.3, 62.6]],
    [7.5, [90.7, 87.8, 85, 82.4, 79.9, 77.4, 75.1, 72.3, 69.4, 66.7, 64, 61.3]],
    [7, [89.2, 86.3, 83.7, 81.1, 78.6, 76.2, 73.9, 70.7, 68, 65.3, 62.6, 59.9]],
    [6.5, [87.8, 85, 82.4, 79.9, 77.4, 75.1, 72.3, 69.4, 66.7, 64, 61.3, 58.6]],
    [6, [86.3, 83.7, 81.1, 78.6, 76.2, 73.9, 70.7, 68, 65.3, 62.6, 59.9, 57.4]],
  ])('gives the chart’s percentages at RPE %d', (value, row) => {
    expect(
      row.map((_, index) => percentOfMaxForRepsAndEffort(index + 1, { kind: 'rpe', value })),
    ).toEqual(row);
  });

  it('reads two reps in reserve as an RPE of 8', () => {
    expect(percentOfMaxForRepsAndEffort(5, { kind: 'rir', value: 2 })).toBe(81.1);
  });

  it.each([
    // RPE 6 with 4 reps is 78.6; one point easier is ten less.
    [4, 5, 68.6],
    // RPE 6 with 8 reps is 68; three points easier.
    [8, 3, 38],
    // RPE 6 with 12 reps is 57.4; five points easier would be 7.4.
    [12, 1, 20],
  ])(
    'takes ten points for each point of RPE below the chart: %d reps at RPE %d',
    (reps, value, percent) => {
      expect(percentOfMaxForRepsAndEffort(reps, { kind: 'rpe', value })).toBeCloseTo(percent, 9);
    },
  );

  it('continues beyond the chart in proportion to Epley’s formula', () => {
    // 57.4 × (1 + 16 ÷ 30) ÷ (1 + 20 ÷ 30) = 57.4 × 46 ÷ 50
    expect(percentOfMaxForRepsAndEffort(18, { kind: 'rir', value: 2 })).toBeCloseTo(52.808, 9);
  });

  it('stays within 6 points of Epley and Brzycki up to 10 reps', () => {
    for (let reps = 1; reps <= 10; reps += 1) {
      const others = [estimateOneRepMax(1, reps), estimateOneRepMax(1, reps, 'brzycki')].map(
        (max) => 100 / max,
      );
      for (const other of others)
        expect(Math.abs(percentOfMaxForMostPossibleReps(reps) - other)).toBeLessThan(6);
    }
  });

  it('falls with the reps and rises with the effort', () => {
    const rpe = fc.integer({ min: 2, max: 19 }).map((half) => half / 2);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), rpe, (reps, value) => {
        const percent = percentOfMaxForRepsAndEffort(reps, { kind: 'rpe', value });
        expect(percentOfMaxForRepsAndEffort(reps + 1, { kind: 'rpe', value })).toBeLessThanOrEqual(
          percent,
        );
        expect(
          percentOfMaxForRepsAndEffort(reps, { kind: 'rpe', value: value + 0.5 }),
        ).toBeGreaterThanOrEqual(percent);
        expect(percent).toBeLessThanOrEqual(100);
        expect(percent).toBeGreaterThanOrEqual(20);
      }),
    );
  });
});

describe('repsErrorOfEffortEstimate', () => {
  it.each([
    [{ kind: 'rpe', value: 8 } as const, 1],
    [{ kind: 'rpe', value: 5 } as const, 1],
    [{ kind: 'rpe', value: 4 } as const, 2],
    [{ kind: 'rir', value: 6 } as const, 2],
  ])('is wider the further a set is from failure: %j', (effort, reps) => {
    expect(repsErrorOfEffortEstimate(effort)).toBe(reps);
  });
});
