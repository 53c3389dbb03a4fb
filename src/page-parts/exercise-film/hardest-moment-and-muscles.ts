import { isMuscle, type Muscle } from '../../domain/training/muscles.ts';
import { muscleNamesText } from '../../domain/training/trained-muscles.ts';

/** What a drawing of working muscles says of itself in its first line. */
export type HardestMomentAndMuscles = {
  /** The second of the film over which it lies: the hardest moment. */
  readonly second: number;
  readonly most: readonly Muscle[];
  readonly helps: readonly Muscle[];
  /** Muscles that work most and that this side doesn't show. */
  readonly unseen: readonly Muscle[];
};

/** Reads the first line of a drawing; undefined if it names no moment. */
export const parseHardestMomentAndMuscles = (svg: string): HardestMomentAndMuscles | undefined => {
  const [line = ''] = svg.split('\n', 1);
  const valueOf = (name: string): string =>
    new RegExp(` data-${name}="([^"]*)"`).exec(line)?.[1] ?? '';
  const musclesOf = (name: string): readonly Muscle[] => valueOf(name).split(',').filter(isMuscle);
  const second = Number.parseFloat(valueOf('at'));
  return Number.isNaN(second)
    ? undefined
    : { second, most: musclesOf('most'), helps: musclesOf('helps'), unseen: musclesOf('unseen') };
};

/** The names of the muscles beside a film, with how each group is marked. */
export const hardestMomentMusclesText = ({
  most,
  helps,
  unseen,
}: HardestMomentAndMuscles): string =>
  [
    most.length === 0 ? '' : `Working hardest (filled in): the ${muscleNamesText(most)}.`,
    helps.length === 0 ? '' : `Helping (striped): the ${muscleNamesText(helps)}.`,
    unseen.length === 0 ? '' : `Hidden from this side: the ${muscleNamesText(unseen)}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');

type Turning = Pick<HTMLVideoElement, 'currentTime' | 'duration'>;

/**
 * How far a film that plays over and over is from a second of it, in seconds: its end lies beside
 * its beginning.
 */
export const loopSecondsApart = ({ currentTime, duration }: Turning, second: number): number => {
  const apart = Math.abs(currentTime - second);
  return Math.min(apart, duration - apart);
};

/**
 * The next time that a film which plays over and over reaches a second, in milliseconds; a whole
 * turn if it is there now. `rate` is how fast it plays: the film itself may not have been told yet.
 */
export const msUntilFilmSecond = (
  second: number,
  { currentTime, duration }: Turning,
  rate: number,
): number => {
  const left = (second - currentTime + duration) % duration;
  return ((left < 0.1 ? left + duration : left) / rate) * 1000;
};
