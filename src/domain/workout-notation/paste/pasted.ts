import type { WorkoutSyntaxError } from '../parse/syntax-error.ts';

/** A name in the pasted text, and the exercise it was matched to. */
export type PastedNameWithMatch = {
  readonly written: string;
  /** A title of the library, or the words between quotation marks for a lift that has no page. */
  readonly matched: string;
  /** If false, the lifter confirms it or picks another. */
  readonly isCertain: boolean;
  /** Other titles of the library that it may mean, likeliest first. */
  readonly others: readonly string[];
};

export type PastedLineReport = {
  /** In the source, from 1. */
  readonly line: number;
  readonly text: string;
  /** `kept`: the notation says the same; `changed`: something was added, left out or assumed. */
  readonly outcome: 'kept' | 'changed' | 'not understood';
  /** The reasons, in sentences. Empty for a kept line. */
  readonly reasons: readonly string[];
  /** The lines of the notation that come from it, counted from 1. */
  readonly notationLines: readonly number[];
  readonly names: readonly PastedNameWithMatch[];
};

export type NotationFromPaste = {
  /** Empty if nothing was understood. */
  readonly notation: string;
  /** The mistakes that an editor still has to correct in the notation. */
  readonly mistakes: readonly WorkoutSyntaxError[];
  /** Every line that isn't blank, in source order. */
  readonly lines: readonly PastedLineReport[];
};
