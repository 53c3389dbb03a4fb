import type { ExerciseLibrary } from '../names/exercise-library.ts';
import { equipmentPhrases } from '../plan.ts';
import type { DraftExercise, SourceLineFindings } from './draft.ts';
import { meaningfulSignsIn } from './left-over.ts';
import { setsWithLoadsAndUnusedLists, whyListBecameNote } from './loads-of-sets.ts';
import { matchExerciseName } from './match-exercise-name.ts';
import type { ExerciseNameMatch } from './match-exercise-name.ts';
import type { Prescription } from './prescription.ts';
import { withoutBracketCharacters } from './tidy-text.ts';

const quotedName = /^["“”]([^"“”]+)["“”]$/;

/**
 * Reads a name in an editor's or a coach's spelling. Undefined if the library has nothing similar.
 */
export const matchExerciseNameWithKit = (
  written: string,
  library: ExerciseLibrary,
): ExerciseNameMatch | undefined => {
  const text = written.trim();
  const quoted = quotedName.exec(text)?.[1]?.trim();
  if (quoted !== undefined && quoted !== '') {
    const name = { name: quoted, slug: undefined, equipment: undefined };
    return { name, isCertain: true, others: [], extra: '' };
  }
  const [, lift = '', kit = ''] = /^(.*\S)\s+with\s+(.+)$/i.exec(text) ?? [];
  const equipment = equipmentPhrases.find((phrase) => phrase === kit.toLowerCase());
  const known = equipment === undefined ? undefined : library.find(lift);
  if (known !== undefined) {
    const name = { name: known.title, slug: known.slug, equipment };
    return { name, isCertain: true, others: [], extra: '' };
  }
  const near = equipment === undefined ? undefined : matchExerciseName(lift, library);
  return near === undefined
    ? matchExerciseName(text, library)
    : { ...near, name: { ...near.name, equipment } };
};

/** The name of a lift that has no page. */
const unknownName = (written: string, library: ExerciseLibrary): ExerciseNameMatch => {
  const nearest = library.nearest(written);
  const plain = written.replace(/["“”]/g, '').replace(/\s+/g, ' ').trim();
  const name = plain.charAt(0).toUpperCase() + plain.slice(1);
  return {
    name: { name, slug: undefined, equipment: undefined },
    isCertain: false,
    others: nearest === undefined ? [] : [nearest],
    extra: '',
  };
};

const nameReason = (written: string, match: ExerciseNameMatch): string => {
  const { name, slug } = match.name;
  if (slug === undefined)
    return `“${written}” is not in the exercise library: it stands between quotation marks.`;
  const extra = match.extra === '' ? '' : ` “${match.extra}” became a note.`;
  return `“${written}” was taken for ${name}: is that right?${extra}`;
};

/**
 * An exercise of the draft, from its written name and its prescription. Uncertain parts are
 * recorded in the account of its line.
 */
export const toDraftExercise = (
  line: number,
  written: string,
  found: ExerciseNameMatch | undefined,
  said: Prescription,
  moreNotes: readonly string[],
  library: ExerciseLibrary,
  account: SourceLineFindings,
): DraftExercise => {
  const match = found ?? unknownName(written, library);
  const { name, slug } = match.name;
  account.names.push({ written, matched: name, isCertain: match.isCertain, others: match.others });
  if (!match.isCertain) account.reasons.push(nameReason(written, match));
  const signs = slug === undefined ? '' : meaningfulSignsIn(written.replace(name, ''));
  if (signs !== '') account.reasons.push(`“${signs}” in the name is left out.`);
  account.reasons.push(...said.reasons);
  const { blocks, left } = setsWithLoadsAndUnusedLists(said.blocks, said.loadLists);
  account.reasons.push(...left.map(whyListBecameNote));
  const notes = [match.extra, ...moreNotes, ...said.notes, ...left.map(({ written }) => written)]
    .map(withoutBracketCharacters)
    .filter((note) => note !== '');
  return {
    name,
    slug,
    equipment: match.name.equipment,
    lines: [line],
    blocks,
    restSeconds: said.restSeconds,
    tempo: said.tempo,
    progression: said.progression,
    note: notes.join(', '),
  };
};
