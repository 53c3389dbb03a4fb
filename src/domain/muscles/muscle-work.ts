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

/** The two clauses that say what is trained; one of them is empty where there is nothing to say. */
export const clausesOf = ({
  primary,
  secondary,
}: MuscleWork): { readonly primary: string; readonly secondary: string } => {
  const helps = secondary.length === 1 && secondary.every((muscle) => single.has(muscle));
  const help = `${inWords(secondary)} ${helps ? 'helps' : 'help'}`;
  return {
    primary:
      primary.length === 0
        ? ''
        : `Works the ${inWords(primary)}${secondary.length === 0 ? '' : ' most'}`,
    secondary: secondary.length === 0 ? '' : `${primary.length === 0 ? 'The' : 'the'} ${help}`,
  };
};

/** "Works the quadriceps and glutes most; the hamstrings, calves and lower back help." */
export const sentenceOf = (work: MuscleWork): string => {
  const { primary, secondary } = clausesOf(work);
  const clauses = [primary, secondary].filter((clause) => clause !== '');
  return clauses.length === 0 ? '' : `${clauses.join('; ')}.`;
};
