/**
 * A coach's answers for a lifter who can't do an exercise today. Written before the rules were, for
 * the exercises of the starter space: `first` has acceptable first suggestions, `never` has
 * exercises that must not be in the list at all.
 */
export type CoachCase = {
  readonly exercise: string;
  /** `taken`, `with dumbbell + bands` for the available kit, or `sore knee`. */
  readonly reason: string;
  readonly first: readonly string[];
  readonly never: readonly string[];
  readonly inSession?: readonly string[];
};

/** A list of slugs in one line. */
const slugs = (text: string): readonly string[] => text.split(' ').filter((slug) => slug !== '');

/**
 * Makes the cases that have a reason in common: exercise, `first`, `never` and `inSession`, each
 * list in one line.
 */
export const createCoachCaseMaker =
  (reason: string) =>
  (exercise: string, first: string, never = '', inSession = ''): CoachCase => ({
    exercise,
    reason,
    first: slugs(first),
    never: slugs(never),
    inSession: slugs(inSession),
  });
