import { createExerciseLibrary } from './names/exercise-library.ts';
import type { LibraryExercise } from './names/exercise-library.ts';
import { parsePlanOrSyntaxErrors } from './parse/parse-plan-or-syntax-errors.ts';
import { exercisesOfPlan } from './exercises-of-plan.ts';
import type { Exercise, WorkoutPlan } from './plan.ts';
import type { WorkoutSyntaxError } from './parse/syntax-error.ts';

const toSlug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/['"]/g, '')
    .replace(/[^a-z0-9]+/g, '-');

/** An exercise of the library, with defaults for everything that a test doesn't depend on. */
export const testLibraryExercise = (
  title: string,
  details: Partial<LibraryExercise> = {},
): LibraryExercise => ({
  title,
  altTitle: undefined,
  slug: toSlug(title),
  category: 'leg-exercises',
  primaryMuscles: [],
  secondaryMuscles: [],
  equipment: [],
  ...details,
});

/** Titles that the parser could misread. */
export const titlesHardToParse = ['Clean: from the hang', 'Superset press', '"Z" press'];

/** Common lifts, some with another name. */
const lifts: readonly (readonly [title: string, altTitle?: string])[] = [
  ['Back squat', 'Barbell squat'],
  ['Front squat'],
  ['Goblet squat'],
  ['Bulgarian split squat', 'Rear-foot-elevated split squat'],
  ['Walking lunge'],
  ['Step-up'],
  ['Leg press'],
  ['Lying leg curl', 'Hamstring curl'],
  ['Standing calf raise'],
  ['Deadlift', 'Conventional deadlift'],
  ['Romanian deadlift', 'RDL'],
  ['Barbell hip thrust', 'Hip thrust'],
  ['Glute bridge'],
  ['Kettlebell swing', 'Russian swing'],
  ['Barbell bench press', 'Bench'],
  ['Dumbbell bench press'],
  ['Incline dumbbell press'],
  ['Chest dip', 'Parallel bar dip'],
  ['Push-up', 'Press-up'],
  ['Barbell overhead press', 'OHP'],
  ['Arnold press'],
  ['Lateral raise', 'Side raise'],
  ['Face pull'],
  ['Pull-up'],
  ['Chin-up'],
  ['Lat pulldown'],
  ['Seated cable row'],
  ['Bent-over barbell row', 'Barbell row'],
  ['Single-arm dumbbell row', 'One-arm row'],
  ['Barbell curl'],
  ['Hammer curl'],
  ['Preacher curl'],
  ['Triceps pushdown'],
  ['Skull crusher', 'Lying triceps extension'],
  ["Farmer's walk", "Farmer's carry"],
  ['Plank', 'Front plank'],
  ['Side plank', 'Side bridge'],
  ['Hanging leg raise'],
  ['Pallof press', 'Anti-rotation press'],
  ['Russian twist'],
];

export const testLibraryExercises: readonly LibraryExercise[] = [
  ...lifts.map(([title, altTitle]) => testLibraryExercise(title, { altTitle })),
  ...titlesHardToParse.map((title) => testLibraryExercise(title)),
];

export const testExerciseLibrary = createExerciseLibrary(testLibraryExercises);

/** The plan of a text without syntax errors. */
export const planOfText = (text: string): WorkoutPlan => {
  const parsed = parsePlanOrSyntaxErrors(text, testExerciseLibrary);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors, null, 2));
  return parsed.plan;
};

/** The syntax errors of a text; it must have some. */
export const syntaxErrorsOf = (text: string): readonly WorkoutSyntaxError[] => {
  const parsed = parsePlanOrSyntaxErrors(text, testExerciseLibrary);
  if (parsed.ok) throw new Error(`Parsed without an error: ${text}`);
  return parsed.errors;
};

/** The syntax errors of a text as `line:column sentence`. */
export const positionedSyntaxErrorTextsOf = (text: string): readonly string[] =>
  syntaxErrorsOf(text).map(({ line, column, message }) => `${line}:${column} ${message}`);

/** The exercises of a text in order, including those of groups. */
export const exercisesOfText = (text: string): readonly Exercise[] =>
  exercisesOfPlan(planOfText(text));

/** Throws unless the text has exactly one exercise. */
export const onlyExerciseOfText = (text: string): Exercise => {
  const [exercise, ...others] = exercisesOfText(text);
  if (exercise === undefined || others.length > 0) throw new Error(`Not one exercise: ${text}`);
  return exercise;
};
