import type { Amount, Load, Progression, Range, Tempo } from '../plan.ts';

/** Sets as written by a coach: either number may be missing. */
export type PastedSets = {
  readonly sets: number | undefined;
  readonly amount: Amount | undefined;
  readonly loads: readonly Load[];
};

/** Loads in a row, such as 65/75/85%: one for each set. */
export type LoadList = {
  readonly written: string;
  readonly loads: readonly Load[];
};

/** The contents of a piece of text about an exercise, apart from its name. */
export type Prescription = {
  readonly blocks: readonly PastedSets[];
  /** Lists of loads for sets that are written elsewhere. */
  readonly loadLists: readonly LoadList[];
  readonly restSeconds: Range | undefined;
  readonly tempo: Tempo | undefined;
  readonly progression: Progression | undefined;
  /** The remaining words, in text order: mostly the name first. */
  readonly words: readonly string[];
  /** Notes in brackets. */
  readonly notes: readonly string[];
  /**
   * Whether the number of repetitions is a bare number after words, as in "push-ups 10": it may
   * mean something else.
   */
  readonly isBare: boolean;
  /** The assumptions made, in sentences. */
  readonly reasons: readonly string[];
};
