/** A mistake in workout notation: text that cannot be parsed or makes no sense. Line and column count from 1. */
export type WorkoutSyntaxError = {
  readonly line: number;
  readonly column: number;
  /** What was expected there, as a sentence. */
  readonly message: string;
};
