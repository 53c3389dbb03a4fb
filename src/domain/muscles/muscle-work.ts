/** What an exercise or a plan trains, in the words of the library. */
export type MuscleWork = {
  /** The muscles that do most of the work. */
  readonly primary: readonly string[];
  /** The muscles that help. */
  readonly secondary: readonly string[];
};

type SetsByMuscle = readonly { readonly muscle: string; readonly sets: number }[];

/** A muscle does most of the work from a half of the most trained muscle's sets on, and helps from a sixth on. */
const fewest = { primary: 1 / 2, secondary: 1 / 6 } as const;

/**
 * Which muscles a day or a plan trains most, and which a little, measured against the one that is trained
 * most. What gets less than a sixth of its sets is left out.
 */
export const toMuscleWork = (setsByMuscle: SetsByMuscle): MuscleWork => {
  const trained = setsByMuscle.filter(({ sets }) => sets > 0);
  const most = Math.max(0, ...trained.map(({ sets }) => sets));
  const between = (from: number, to: number): readonly string[] =>
    trained
      .filter(({ sets }) => sets >= from * most && sets < to * most)
      .map(({ muscle }) => muscle);
  return {
    primary: between(fewest.primary, Infinity),
    secondary: between(fewest.secondary, fewest.primary),
  };
};

/** The muscles whose names are a singular. */
const single: ReadonlySet<string> = new Set(['chest', 'lower back', 'middle back', 'neck']);

const inWords = (muscles: readonly string[]): string =>
  muscles.length < 2
    ? muscles.join('')
    : `${muscles.slice(0, -1).join(', ')} and ${muscles.slice(-1).join('')}`;

/** "Works the quadriceps and glutes most." and "The hamstrings and lower back help." */
export const sentencesOf = ({
  primary,
  secondary,
}: MuscleWork): readonly { readonly strength: keyof MuscleWork; readonly text: string }[] => {
  const most = secondary.length === 0 ? '' : ' most';
  const helps = secondary.length === 1 && secondary.every((muscle) => single.has(muscle));
  return [
    { strength: 'primary', text: `Works the ${inWords(primary)}${most}.` } as const,
    {
      strength: 'secondary',
      text: `The ${inWords(secondary)} ${helps ? 'helps' : 'help'}.`,
    } as const,
  ].filter(({ strength }) => (strength === 'primary' ? primary : secondary).length > 0);
};
