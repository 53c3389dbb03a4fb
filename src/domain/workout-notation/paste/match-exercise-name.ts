import { editDistance } from '../../text/edit-distance.ts';
import {
  countLetters,
  minEditDistanceFromLetterCounts,
} from '../../text/min-edit-distance-from-letter-counts.ts';
import type { ExerciseLibrary, LibraryExercise } from '../names/exercise-library.ts';
import { comparableNamesOfLibrary } from '../names/known-names.ts';
import type { ComparableName } from '../names/known-names.ts';
import { normalisedNameWords } from '../names/normalised-name-words.ts';
import type { EquipmentPhrase, Exercise } from '../plan.ts';

/** The most likely meaning of a written name. */
export type ExerciseNameMatch = {
  readonly name: Pick<Exercise, 'name' | 'slug' | 'equipment'>;
  readonly isCertain: boolean;
  /** Other titles that it may mean, likeliest first. */
  readonly others: readonly string[];
  /** Words that the name of the library doesn't have, such as `paused`. */
  readonly extra: string;
};

/**
 * The exercises that coaches mostly mean by the bare name of a lift, in order of preference; the
 * first one in the library is used.
 */
const usualLifts = new Map(
  Object.entries({
    squat: ['back squat'],
    curl: ['dumbbell curl', 'barbell curl'],
    row: ['bent over barbell row', 'seated cable row'],
    press: ['barbell overhead press'],
    'overhead press': ['barbell overhead press'],
    'bench press': ['barbell bench press'],
    'shoulder press': ['dumbbell shoulder press'],
    lunge: ['walking lunge', 'reverse lunge'],
    'leg curl': ['lying leg curl', 'seated leg curl'],
    'calf raise': ['standing calf raise'],
    pulldown: ['lat pulldown'],
    fly: ['dumbbell fly'],
    dip: ['chest dip', 'bench dip'],
    'triceps extension': ['overhead triceps extension'],
    'leg raise': ['hanging leg raise'],
    'dumbbell press': ['dumbbell bench press'],
    'dumbbell row': ['single arm dumbbell row'],
    crunch: ['cable crunch', 'bicycle crunch'],
    'hip thrust': ['barbell hip thrust'],
    kickback: ['cable glute kickback'],
  }),
);

/** Words for kit, and how the notation writes them after `with`. */
const kitWords = new Map<string, EquipmentPhrase>([
  ['barbell', 'a barbell'],
  ['dumbbell', 'dumbbells'],
  ['kettlebell', 'a kettlebell'],
  ['band', 'a band'],
  ['banded', 'a band'],
  ['cable', 'a cable'],
  ['machine', 'a machine'],
]);

const maxOthers = 5;
const maxLetters = 80;

const without = (words: readonly string[], taken: readonly string[]): readonly string[] => {
  const left = [...words];
  for (const word of taken) {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
};

const hasAll = (words: readonly string[], wanted: readonly string[]): boolean =>
  wanted.length <= words.length && without(wanted, words).length === 0;

/** Each exercise once, at its first position. */
const titlesOf = (names: readonly ComparableName[], except?: LibraryExercise): readonly string[] =>
  [...new Set(names.map(({ exercise }) => exercise))]
    .filter((exercise) => exercise !== except)
    .map(({ title }) => title)
    .slice(0, maxOthers);

const matched = (
  exercise: LibraryExercise,
  isCertain: boolean,
  names: readonly ComparableName[] = [],
  more: { readonly equipment?: EquipmentPhrase | undefined; readonly extra?: string } = {},
): ExerciseNameMatch => ({
  name: { name: exercise.title, slug: exercise.slug, equipment: more.equipment },
  isCertain,
  others: titlesOf(names, exercise),
  extra: more.extra ?? '',
});

const byLength = (names: readonly ComparableName[]): readonly ComparableName[] =>
  names.toSorted(
    (one, other) => one.words.length - other.words.length || one.name.length - other.name.length,
  );

/** Matches names that contain every written word, and more: `pushdowns` for Triceps pushdown. */
const matchPart = (
  words: readonly string[],
  names: readonly ComparableName[],
): ExerciseNameMatch | undefined => {
  const found = byLength(names.filter((name) => hasAll(name.words, words)));
  const [first] = found;
  if (first === undefined) return undefined;
  const usual = (usualLifts.get(words.join(' ')) ?? []).flatMap((wanted) =>
    names.filter((name) => name.joined === wanted),
  );
  const exercises = new Set(found.map(({ exercise }) => exercise));
  const best = usual[0]?.exercise ?? first.exercise;
  return matched(best, exercises.size === 1, [...usual, ...found]);
};

/**
 * Matches names whose words all occur in the written text, beside others for kit or the way it is
 * done. The longest name wins.
 */
const matchLonger = (
  words: readonly string[],
  names: readonly ComparableName[],
): ExerciseNameMatch | undefined => {
  const found = byLength(names.filter((name) => hasAll(words, name.words))).toReversed();
  const [best] = found;
  if (best === undefined) return undefined;
  const left = without(words, best.words).filter((word) => word !== 'with');
  const kit = left.length === 1 ? kitWords.get(left[0] ?? '') : undefined;
  if (kit !== undefined) return matched(best.exercise, true, found, { equipment: kit });
  // A name of one word, such as "clean", may occur in a sentence by chance.
  if (left.length > (best.words.length === 1 ? 2 : 4)) return undefined;
  return matched(best.exercise, left.length === 0, found, { extra: left.join(' ') });
};

/** Matches names with almost the same spelling: up to a quarter of the letters may differ. */
const matchSpelling = (
  letters: string,
  names: readonly ComparableName[],
): ExerciseNameMatch | undefined => {
  const limit = Math.floor(letters.length / 4);
  if (limit === 0) return undefined;
  const counts = countLetters(letters);
  const found = names
    .filter(
      ({ joined, letters: known }) =>
        Math.abs(joined.length - letters.length) <= limit &&
        minEditDistanceFromLetterCounts(counts, known) <= limit,
    )
    .map((name) => ({ name, distance: editDistance(letters, name.joined, limit) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ name }) => name);
  const [best] = found;
  return best && matched(best.exercise, false, found);
};

/** Compares a name with the whole library, from the most certain kind of match to the least. */
const compare = (written: string, library: ExerciseLibrary): ExerciseNameMatch | undefined => {
  const exact = library.find(written);
  if (exact !== undefined) return matched(exact, true);
  const words = normalisedNameWords(written.slice(0, maxLetters));
  if (words.length === 0) return undefined;
  const names = comparableNamesOfLibrary(library);
  const letters = words.join(' ');
  const same = names.find((name) => name.joined === letters || name.folded === letters);
  if (same !== undefined) return matched(same.exercise, true);
  const anyOrder = names.find(
    (name) => name.words.length === words.length && hasAll(name.words, words),
  );
  if (anyOrder !== undefined) return matched(anyOrder.exercise, true);
  const named = words.flatMap((kit) => {
    const rest = without(words, [kit]).join(' ');
    if (!kitWords.has(kit) || rest === '') return [];
    return names.filter(
      (name) => name.joined === rest && normalisedNameWords(name.exercise.title).includes(kit),
    );
  })[0];
  // "BB bench": the exercise has its kit in its title, but not in its other name, which was
  // written.
  if (named !== undefined) return matched(named.exercise, true);
  return matchPart(words, names) ?? matchLonger(words, names) ?? matchSpelling(letters, names);
};

const remembered = new WeakMap<ExerciseLibrary, Map<string, ExerciseNameMatch | undefined>>();
/** How many names are cached: a plan repeats its lifts week after week. */
const maxRemembered = 2000;

/** The most likely meaning of a written name in the library; undefined if nothing is close. */
export const matchExerciseName = (
  written: string,
  library: ExerciseLibrary,
): ExerciseNameMatch | undefined => {
  const matches = remembered.get(library) ?? new Map<string, ExerciseNameMatch | undefined>();
  remembered.set(library, matches);
  if (matches.has(written)) return matches.get(written);
  const match = compare(written, library);
  if (matches.size >= maxRemembered) matches.clear();
  matches.set(written, match);
  return match;
};
