import type { SetAmount, Load, Range, Tempo, WeeklyProgression } from '../plan.ts';

/** Sets as written by a coach: either number may be missing. */
export type PastedSets = {
  readonly sets: number | undefined;
  readonly amount: SetAmount | undefined;
  readonly loads: readonly Load[];
};

/** Loads in a row, such as 65/75/85%: one for each set. */
export type LoadList = {
  readonly written: string;
  readonly loads: readonly Load[];
};

/** Characters of a text that no field has taken, as they are written, and where they begin. */
export type UnreadTextWithOffset = { readonly text: string; readonly at: number };

/** The contents of a piece of text about an exercise, apart from its name. */
export type Prescription = {
  readonly blocks: readonly PastedSets[];
  /** Lists of loads for sets that are written elsewhere. */
  readonly loadLists: readonly LoadList[];
  readonly restSeconds: Range | undefined;
  readonly tempo: Tempo | undefined;
  readonly progression: WeeklyProgression | undefined;
  /**
   * What no field has taken, in text order: mostly the name first. Together with the fields it is
   * the whole text, apart from separators.
   */
  readonly left: readonly UnreadTextWithOffset[];
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

type Clauses = Pick<Prescription, 'restSeconds' | 'tempo' | 'progression'>;

/** What both have, and an exercise can have only once. */
export const restTempoOrProgressionInBoth = (
  one: Clauses,
  other: Clauses,
): 'rest' | 'tempo' | 'progression' | undefined => {
  if (one.restSeconds !== undefined && other.restSeconds !== undefined) return 'rest';
  if (one.tempo !== undefined && other.tempo !== undefined) return 'tempo';
  return one.progression !== undefined && other.progression !== undefined
    ? 'progression'
    : undefined;
};

/** Whether a rest is all that a text says. */
export const prescribesOnlyRest = (said: Prescription): boolean =>
  said.restSeconds !== undefined &&
  said.tempo === undefined &&
  said.progression === undefined &&
  said.blocks.length + said.loadLists.length + said.left.length + said.notes.length === 0;
