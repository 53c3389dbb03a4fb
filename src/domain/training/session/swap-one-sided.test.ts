import { describe, expect, it } from 'vitest';
import { formatSetsAndAmount } from '../../workout-notation/words/describe.ts';
import { kg } from '../loads/loads.test-support.ts';
import { totalsOfSession } from '../progression/session-totals.ts';
import { typicalGymKitWithoutMaximums } from '../my-weights/kit-and-maximums.ts';
import type { Weight } from '../weight.ts';
import { carriedOverStartingWeight } from '../swaps/starting-weight.ts';
import { testExerciseFactsWith } from '../loads/loads.test-support.ts';
import { logRecordsOfSession } from './logged.ts';
import { sessionStateOf, undoLastEvent } from './session-after-event.ts';
import {
  libraryOfGivenTestExercises,
  sessionAfterGivenEvents,
  sessionWithAllStepsDone,
  stepsOfFirstDayInText,
  testSessionOfSteps,
  testSessionStart,
} from './session.test-support.ts';
import type { Session } from './session.ts';

const begun = (text: string): Session => testSessionOfSteps(stepsOfFirstDayInText(text));

/** A swap for today from an exercise for both sides to a one-sided one. */
const toOneSided = (from: string, to: string, weight: Weight) =>
  ({
    kind: 'swap',
    line: `main.${from}.1`,
    to,
    weight,
    perHand: false,
    oneSided: { from: false, to: true },
    forPlan: false,
  }) as const;

const barbellRow = testExerciseFactsWith({
  slug: 'bent-over-barbell-row',
  relativeLoad: 100,
  mainLift: 'bent-over-barbell-row',
});
const dumbbellRow = testExerciseFactsWith({
  slug: 'single-arm-dumbbell-row',
  loading: 'dumbbell',
  oneSided: true,
  relativeLoad: 40,
  mainLift: 'bent-over-barbell-row',
});

describe('a swap', () => {
  it('to a one-sided lift asks for each side, and the log counts both', () => {
    const rows = begun('- Bent-over barbell row: 2 x 8 at 40 kg, rest 90 s');
    const swapped = sessionAfterGivenEvents(
      rows,
      { kind: 'done' },
      toOneSided('bent-over-barbell-row', 'single-arm-dumbbell-row', kg(14)),
    );
    expect(
      sessionStateOf(swapped).steps.map(({ side, set, of, amount, weight, restSeconds }) => [
        side,
        set,
        of,
        formatSetsAndAmount({ sets: undefined, amount }),
        weight,
        restSeconds,
      ]),
    ).toEqual([
      [undefined, 1, 2, '8 reps', kg(40), 90],
      ['left', 2, 2, '8 reps per side', kg(14), 0],
      ['right', 2, 2, '8 reps per side', kg(14), 90],
    ]);
    const { session, sets } = logRecordsOfSession(
      sessionWithAllStepsDone(swapped),
      testSessionStart,
    );
    expect(totalsOfSession(session, sets, 'kg')).toMatchObject({
      done: 3,
      planned: 3,
      volume: kg(8 * 40 + 2 * 8 * 14),
    });
    expect(sessionStateOf(undoLastEvent(swapped))).toEqual(
      sessionStateOf(sessionAfterGivenEvents(rows, { kind: 'done' })),
    );
  });

  it('from a one-sided lift asks for both sides at once', () => {
    const rows = begun('- Single-arm dumbbell row: 2 x 8 per side at 14 kg, rest 90 s');
    const back = {
      kind: 'swap',
      line: 'main.single-arm-dumbbell-row.1',
      to: 'bent-over-barbell-row',
      weight: kg(30),
      perHand: false,
      oneSided: { from: true, to: false },
      forPlan: false,
    } as const;
    expect(
      sessionStateOf(
        sessionAfterGivenEvents(rows, { kind: 'done' }, { kind: 'done' }, back),
      ).steps.slice(2),
    ).toMatchObject([{ id: 'main.single-arm-dumbbell-row.1/2', weight: kg(30), restSeconds: 90 }]);
    // Between the two sides of a set, the other exercise has that set left, and only once.
    const between = sessionAfterGivenEvents(rows, { kind: 'done' }, back);
    expect(sessionStateOf(between).steps.map(({ id }) => id)).toEqual([
      'main.single-arm-dumbbell-row.1/1/left',
      'main.single-arm-dumbbell-row.1/1',
      'main.single-arm-dumbbell-row.1/2',
    ]);
  });

  it('to a one-sided lift is followed by added sets of both sides', () => {
    const rows = begun('- Bent-over barbell row: 1 x 8 at 40 kg');
    const added = sessionAfterGivenEvents(
      rows,
      toOneSided('bent-over-barbell-row', 'single-arm-dumbbell-row', kg(14)),
      { kind: 'add set', line: 'main.bent-over-barbell-row.1' },
    );
    expect(sessionStateOf(added).steps.map(({ set, side }) => `${set} ${side ?? ''}`)).toEqual([
      '1 left',
      '1 right',
      '2 left',
      '2 right',
    ]);
  });

  it('that an earlier version stored leaves its sets as they were', () => {
    const rows = begun('- Bent-over barbell row: 2 x 8 at 40 kg');
    const { oneSided: _, ...older } = toOneSided(
      'bent-over-barbell-row',
      'single-arm-dumbbell-row',
      kg(14),
    );
    expect(
      sessionStateOf(sessionAfterGivenEvents(rows, older)).steps.map(({ side }) => side),
    ).toEqual([undefined, undefined]);
  });

  it('of 40 kg on a bar to one arm starts with less than half of it', () => {
    const weight = carriedOverStartingWeight(
      { exercise: barbellRow, weight: kg(40), perHand: false },
      dumbbellRow,
      typicalGymKitWithoutMaximums('kg'),
    );
    expect(weight).toEqual(kg(14));
  });

  it('for the rest of the plan asks for each side in every session after it, and in the plan again no more', () => {
    const steps = stepsOfFirstDayInText('- Bent-over barbell row: 2 x 8 at RPE 8', {
      library: libraryOfGivenTestExercises(barbellRow, dumbbellRow),
      swaps: [{ from: 'bent-over-barbell-row', to: 'single-arm-dumbbell-row', weight: kg(14) }],
    });
    expect(steps.map(({ set, side, weight }) => [set, side, weight])).toEqual([
      [1, 'left', kg(14)],
      [1, 'right', kg(14)],
      [2, 'left', kg(14)],
      [2, 'right', kg(14)],
    ]);
    const whole = stepsOfFirstDayInText('- Single-arm dumbbell row: 2 x 8 per side at RPE 8', {
      library: libraryOfGivenTestExercises(barbellRow, dumbbellRow),
      swaps: [{ from: 'single-arm-dumbbell-row', to: 'bent-over-barbell-row', weight: kg(30) }],
    });
    expect(whole.map(({ set, side, weight }) => [set, side, weight])).toEqual([
      [1, undefined, kg(30)],
      [2, undefined, kg(30)],
    ]);
  });

  it('in an AMRAP asks for each side in its later rounds, and so does “not today”', () => {
    const running = sessionAfterGivenEvents(
      begun('- AMRAP 10 min\n  - Kettlebell swing: 10 at 16 kg\n  - Push-up: 5'),
      { kind: 'begin' },
    );
    const swapped = sessionAfterGivenEvents(
      running,
      toOneSided('kettlebell-swing', 'single-leg-romanian-deadlift', kg(8)),
      { kind: 'round' },
    );
    expect(sessionStateOf(swapped).steps.map(({ id }) => id)).toEqual([
      'main.kettlebell-swing.1/1/left',
      'main.kettlebell-swing.1/1/right',
      'main.push-up.1/1',
      'main.kettlebell-swing.1/2/left',
      'main.kettlebell-swing.1/2/right',
      'main.push-up.1/2',
    ]);
    const keep = sessionStateOf(
      sessionAfterGivenEvents(
        running,
        toOneSided('kettlebell-swing', 'single-leg-romanian-deadlift', kg(8)),
      ),
    ).steps;
    const trimmed = sessionAfterGivenEvents(
      running,
      { kind: 'trim', reason: 'crowded gym', keep },
      { kind: 'round' },
    );
    expect(sessionStateOf(trimmed).steps.map(({ id }) => id)).toEqual(
      sessionStateOf(swapped).steps.map(({ id }) => id),
    );
    expect(sessionStateOf(trimmed).skipped).toEqual([]);
  });
});
