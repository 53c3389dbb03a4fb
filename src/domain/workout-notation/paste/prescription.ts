import type { Amount, Load, Progression, Range, Tempo } from '../plan.ts';

/** Sets as a coach wrote them: either number may be missing. */
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

/** What a piece of text says about an exercise beside its name. */
export type Prescription = {
  readonly blocks: readonly PastedSets[];
  /** Loads for sets that stand elsewhere. */
  readonly loadLists: readonly LoadList[];
  readonly restSeconds: Range | undefined;
  readonly tempo: Tempo | undefined;
  readonly progression: Progression | undefined;
  /** The words that are none of it, in the order of the text: mostly the name first. */
  readonly words: readonly string[];
  /** Notes between brackets. */
  readonly notes: readonly string[];
  /** Whether the number of repetitions is a bare number after words, as in "push-ups 10": it may be something else. */
  readonly isBare: boolean;
  /** What was assumed, in sentences. */
  readonly reasons: readonly string[];
};
