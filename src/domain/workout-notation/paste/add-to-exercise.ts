import type { Load } from '../plan.ts';
import type { DraftExercise, SourceLineFindings } from './draft.ts';
import { becameNoteSentence } from './left-over.ts';
import { setsWithLoadsAndUnusedLists, whyListBecameNote } from './loads-of-sets.ts';
import { eachSideAlonePattern } from './note-patterns.ts';
import { restTempoOrProgressionInBoth } from './prescription.ts';
import type { PastedSets } from './prescription.ts';
import type { ParsedLinePiece } from './read-line-piece.ts';
import { canAddLoadToSets } from './reading.ts';
import { withoutBracketCharacters } from './tidy-text.ts';

/** Sets whose number and repetitions stand in two pieces: "3 sets, 8 reps", "60 kg, 3x8". */
const joinBlocks = (
  blocks: readonly PastedSets[],
  more: readonly PastedSets[],
): readonly PastedSets[] => {
  const [one, ...others] = blocks;
  const [next, ...rest] = more;
  if (one === undefined || next === undefined || others.length + rest.length > 0) {
    return [...blocks, ...more];
  }
  const isPart =
    (one.sets === undefined || next.sets === undefined) &&
    (one.amount === undefined || next.amount === undefined) &&
    next.loads.every((load, index) =>
      canAddLoadToSets([...one.loads, ...next.loads.slice(0, index)], load),
    );
  return isPart
    ? [
        {
          sets: one.sets ?? next.sets,
          amount: one.amount ?? next.amount,
          loads: [...one.loads, ...next.loads],
        },
      ]
    : [...blocks, ...more];
};

/** The sets with further loads; undefined if they have no room for them. */
const withLoads = (
  blocks: readonly PastedSets[],
  loads: readonly Load[],
): readonly PastedSets[] | undefined => {
  let given = blocks;
  for (const load of loads) {
    if (!given.every((block) => canAddLoadToSets(block.loads, load))) return undefined;
    given = given.map((block) => ({ ...block, loads: [...block.loads, load] }));
  }
  return given;
};

/** Adds words to the note of an exercise. */
const addNotes = (exercise: DraftExercise, notes: readonly string[]): void => {
  exercise.note = [exercise.note, ...notes.map(withoutBracketCharacters)]
    .filter((note) => note !== '')
    .join(', ');
};

/**
 * Adds a piece's details to the exercise before it: all of them, or none if a part of the piece has
 * no field; then the whole of it becomes a note, as it is written.
 */
export const addPieceToExercise = (
  exercise: DraftExercise,
  written: string,
  piece: ParsedLinePiece,
  account: SourceLineFindings,
): void => {
  const { prescription } = piece;
  if (
    eachSideAlonePattern.test(written) &&
    exercise.blocks.some(({ amount }) => amount !== undefined)
  ) {
    exercise.blocks = exercise.blocks.map((block) =>
      block.amount === undefined ? block : { ...block, amount: { ...block.amount, perSide: true } },
    );
    return;
  }
  if (piece.name !== '' || piece.unread.length > 0) {
    addNotes(exercise, [written.trim()]);
    account.reasons.push(becameNoteSentence(written));
    return;
  }
  const isLoad =
    exercise.blocks.length > 0 &&
    prescription.blocks.every(({ sets, amount }) => sets === undefined && amount === undefined);
  const loads = prescription.blocks.flatMap((block) => block.loads);
  const loaded = isLoad
    ? withLoads(exercise.blocks, loads)
    : joinBlocks(exercise.blocks, prescription.blocks);
  const conflict =
    restTempoOrProgressionInBoth(exercise, prescription) ??
    (loaded === undefined ? 'load' : undefined);
  if (conflict !== undefined) {
    addNotes(exercise, [written.trim()]);
    account.reasons.push(
      `${exercise.name} has a ${conflict} already: “${written.trim()}” became a note.`,
    );
    return;
  }
  account.reasons.push(...prescription.reasons);
  const { blocks, left } = setsWithLoadsAndUnusedLists(
    loaded ?? exercise.blocks,
    prescription.loadLists,
  );
  exercise.blocks = blocks;
  account.reasons.push(...left.map(whyListBecameNote));
  exercise.restSeconds ??= prescription.restSeconds;
  exercise.tempo ??= prescription.tempo;
  exercise.progression ??= prescription.progression;
  addNotes(exercise, [...prescription.notes, ...left.map((list) => list.written)]);
};
