/** A mistake in workout notation: text that cannot be parsed or makes no sense. Line and column count from 1. */
export type WorkoutSyntaxError = {
  readonly line: number;
  readonly column: number;
  /** How many characters of the line it is about, in UTF-16 code units. 0 where something is missing. */
  readonly length: number;
  /** What was expected there, as a sentence. */
  readonly message: string;
  /** What most likely was meant, in the place of those characters. */
  readonly replacement: string | undefined;
};
