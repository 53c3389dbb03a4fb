import type { Muscle } from './muscles.ts';

/** The muscles that an exercise or a plan trains. */
export type TrainedMuscles = {
  readonly primary: readonly Muscle[];
  /** The muscles that help the primary ones. */
  readonly secondary: readonly Muscle[];
};

type SetsByMuscle = readonly { readonly muscle: Muscle; readonly sets: number }[];

/**
 * The smallest shares of the most trained muscle's sets for a primary and for a secondary muscle.
 */
const minShare = { primary: 1 / 2, secondary: 1 / 6 } as const;

/**
 * Which muscles a day or a plan trains most and which a little, compared with the most trained one.
 * A muscle with less than a sixth of its sets is left out.
 */
export const primaryAndSecondaryMusclesFromSets = (setsByMuscle: SetsByMuscle): TrainedMuscles => {
  const trained = setsByMuscle.filter(({ sets }) => sets > 0);
  const maxSets = Math.max(0, ...trained.map(({ sets }) => sets));
  const between = (from: number, to: number): readonly Muscle[] =>
    trained
      .filter(({ sets }) => sets >= from * maxSets && sets < to * maxSets)
      .map(({ muscle }) => muscle);
  return {
    primary: between(minShare.primary, Infinity),
    secondary: between(minShare.secondary, minShare.primary),
  };
};

/** Muscles whose name is singular, so that the verb after it is too. */
const singularMuscles: ReadonlySet<Muscle> = new Set<Muscle>([
  'chest',
  'lower back',
  'middle back',
  'neck',
]);

/** Muscles as a text: `quadriceps, glutes and calves`. */
export const muscleNamesText = (muscles: readonly Muscle[]): string =>
  muscles.length < 2
    ? muscles.join('')
    : `${muscles.slice(0, -1).join(', ')} and ${muscles.slice(-1).join('')}`;

/**
 * The sentences that describe the muscle work: "Works the quadriceps and glutes most." and "The
 * hamstrings and lower back help."
 */
export const sentencesOnTrainedMuscles = ({
  primary,
  secondary,
}: TrainedMuscles): readonly {
  readonly strength: keyof TrainedMuscles;
  readonly text: string;
}[] => {
  const most = secondary.length === 0 ? '' : ' most';
  const helps = secondary.length === 1 && secondary.every((muscle) => singularMuscles.has(muscle));
  return [
    { strength: 'primary', text: `Works the ${muscleNamesText(primary)}${most}.` } as const,
    {
      strength: 'secondary',
      text: `The ${muscleNamesText(secondary)} ${helps ? 'helps' : 'help'}.`,
    } as const,
  ].filter(({ strength }) => (strength === 'primary' ? primary : secondary).length > 0);
};
