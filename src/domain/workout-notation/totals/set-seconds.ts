import type { SetAmount, Tempo } from '../plan.ts';
import { middleOfRange } from '../range.ts';

/** The assumptions behind the estimated length of a session, in seconds. */
const estimate = {
  /** A rep without a tempo. */
  rep: 3,
  /** A count `x` of a tempo. */
  fastCount: 1,
  /** A set to failure. */
  toFailure: 40,
  /** A metre of a carry. */
  metre: 1,
} as const;

/** Time to walk to the next exercise and set it up, in seconds. */
export const exerciseSetupSeconds = 60;

const repSeconds = (tempo: Tempo | undefined): number =>
  tempo === undefined
    ? estimate.rep
    : tempo.reduce<number>((sum, count) => sum + (count === 'x' ? estimate.fastCount : count), 0);

/** The estimated time for one side of a set, in seconds, without the rest after it. */
export const secondsPerSideOfSet = (amount: SetAmount, tempo: Tempo | undefined): number => {
  switch (amount.kind) {
    case 'reps':
      return middleOfRange(amount.reps) * repSeconds(tempo);
    case 'time':
      return middleOfRange(amount.seconds);
    case 'distance':
      return middleOfRange(amount.metres) * estimate.metre;
    case 'failure':
      return estimate.toFailure;
  }
};
