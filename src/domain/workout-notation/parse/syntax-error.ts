/**
 * A mistake in workout notation: text that cannot be parsed or makes no sense. Line and column
 * count from 1.
 */
export type WorkoutSyntaxError = {
  readonly line: number;
  readonly column: number;
  /** The length of the faulty text, in UTF-16 code units. 0 if something is missing. */
  readonly length: number;
  /** What was expected there, as a sentence. */
  readonly message: string;
  /** The text that was most likely meant in place of the faulty one. */
  readonly replacement: string | undefined;
};
