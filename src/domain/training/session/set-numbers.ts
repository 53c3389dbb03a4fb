import type { Effort } from '../log.ts';
import type { Step } from './step.ts';

/*
 * How the numbers of a set change by one press, and whether to ask for its effort.
 */

/** The direction of a press: one step more or one less. */
export type StepperDirection = 1 | -1;

/**
 * The effort that the first press proposes: what the plan asks for, or two repetitions in reserve.
 */
export const proposedEffortOfStep = ({ loads }: Pick<Step, 'loads'>): Effort => {
  for (const load of loads) {
    if (load.kind === 'rpe') return { kind: 'rpe', value: load.rpe.to };
    if (load.kind === 'rir') return { kind: 'rir', value: load.reps.from };
  }
  return { kind: 'rir', value: 2 };
};

/**
 * Whether to ask how hard a set was: only for work sets in reps, of the main part or a finisher,
 * that aren't done against a clock.
 */
export const asksForEffort = ({ kind, part, amount, group }: Step): boolean =>
  kind === 'work' &&
  (part === 'main' || part === 'finisher') &&
  (amount.kind === 'reps' || amount.kind === 'failure') &&
  group?.kind !== 'amrap' &&
  group?.kind !== 'emom';

/** An effort after a press: RPE in halves from 1 to 10, repetitions in reserve from 0 to 10. */
export const effortAfterStepperPress = (effort: Effort, by: StepperDirection): Effort =>
  effort.kind === 'rpe'
    ? { kind: 'rpe', value: Math.min(10, Math.max(1, effort.value + 0.5 * by)) }
    : { kind: 'rir', value: Math.min(10, Math.max(0, effort.value + by)) };

const five = 5;

/** Seconds or metres after a press: the next multiple of five, at least five. */
export const secondsOrMetresAfterStepperPress = (value: number, by: StepperDirection): number =>
  Math.max(five, (Math.round(value / five) + by) * five);
