import type { WorkoutSyntaxError } from '../syntax-error.ts';

/** A name as it stood in what was pasted, and what was taken for it. */
export type PastedName = {
  readonly written: string;
  /** A title of the library, or the words between quotation marks for a lift that has no page. */
  readonly taken: string;
  /** Where it is false she confirms it, or takes another. */
  readonly isCertain: boolean;
  /** Titles of the library that it may mean instead, the likeliest first. */
  readonly others: readonly string[];
};

/** What became of a line of what was pasted. */
export type PastedLine = {
  /** In the source, from 1. */
  readonly line: number;
  readonly text: string;
  /** `kept` says the same in notation, `changed` says it with something added, left out or assumed. */
  readonly fate: 'kept' | 'changed' | 'not understood';
  /** Why, in sentences. Empty for a line that is kept. */
  readonly reasons: readonly string[];
  /** The lines of the notation that come from it, from 1. */
  readonly notationLines: readonly number[];
  readonly names: readonly PastedName[];
};

export type Pasted = {
  /** Empty where nothing was understood. */
  readonly notation: string;
  /** What an editor still has to put right in the notation. */
  readonly mistakes: readonly WorkoutSyntaxError[];
  /** Every line that isn't blank, in the order of the source. */
  readonly lines: readonly PastedLine[];
};
