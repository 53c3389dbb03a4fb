import type { LoadingKind } from '../movement-and-loading.ts';
import type { SessionState } from './session.ts';
import type { Step } from './step.ts';
import { isInTimedGroup } from './progress.ts';

/** What the large button of a set does. */
export type MainButtonActionDuringSet = 'start the group' | 'start the set' | 'round' | 'done';

/**
 * What the large button does for the current set: first it starts the clock of a group or a timed
 * set, if there is one.
 */
export const mainButtonActionOf = (
  { phase, clock }: Pick<SessionState, 'phase' | 'clock'>,
  step: Step,
): MainButtonActionDuringSet => {
  const isOnClock = isInTimedGroup(step);
  if (isOnClock && clock === undefined) return 'start the group';
  const isRunning = phase.kind === 'running' && phase.clock === 'set';
  if (step.amount.kind === 'time' && !isOnClock && !isRunning) return 'start the set';
  return step.group?.kind === 'amrap' ? 'round' : 'done';
};

/**
 * Whether the weight on the screen is the lifter’s own: she has changed it, or has done a set of
 * the line. Until then it may be an estimate.
 */
export const hasLifterChosenWeight = (
  { proposed, sets }: Pick<SessionState, 'proposed' | 'sets'>,
  step: Step,
): boolean =>
  proposed?.weight?.value !== step.weight?.value || sets.some(({ line }) => line === step.line);

/**
 * Whether the large button asks for a weight before it logs the set, or starts its clock: a work
 * set of a lift that is loaded, with no weight known, until one of its line was logged without. A
 * warm-up is done with whatever is at hand, and weight that is added to the body may well be none.
 */
export const mainButtonAsksForWeight = (
  { phase, proposed, sets }: Pick<SessionState, 'phase' | 'proposed' | 'sets'>,
  step: Step,
  loading: LoadingKind | undefined,
): boolean =>
  loading !== undefined &&
  loading !== 'bodyweight' &&
  step.kind === 'work' &&
  (step.part === 'main' || step.part === 'finisher') &&
  proposed?.weight === undefined &&
  !(phase.kind === 'running' && phase.clock === 'set') &&
  !sets.some(({ line, done }) => line === step.line && done.weight === undefined);
