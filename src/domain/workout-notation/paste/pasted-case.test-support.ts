/**
 * Notes and sheets in the style of coaches, in our own words, with the notation that a coach would
 * expect.
 */
export type PastedCase = {
  readonly title: string;
  readonly pasted: string;
  readonly notation: string;
  /** The lines that change, each with its reported reasons. */
  readonly said: readonly string[];
  readonly mistakes: readonly string[];
};
