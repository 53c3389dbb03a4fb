import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { entriesOfTypes, type Entry, type EntryOf } from '../../content/model/entry.ts';
import { renderAndCheckMarkdown } from '../../content/render/markdown.ts';
import { exercisePath } from '../../domain/routes.ts';
import {
  ExerciseFactsFileSchema,
  exerciseFactsPath,
  type ExerciseFacts,
} from '../../domain/training/exercise-facts.ts';

type ExerciseFields = Omit<
  EntryOf<'exercise'>['fields'],
  'image' | 'imageStart' | 'imageEnd' | 'movie' | 'movieSides' | 'movieCaptions' | 'movieMuscles'
>;

/**
 * The facts of exercises that training needs, in the order of their titles. A lift is carried over
 * only from those that are given.
 */
export const exerciseFactsListOfFields = (
  exercises: readonly ExerciseFields[],
): readonly ExerciseFacts[] => {
  const mainLifts = new Map(
    exercises.flatMap(({ slug, mainLiftOf = [] }) => mainLiftOf.map((pattern) => [pattern, slug])),
  );
  return v.parse(
    ExerciseFactsFileSchema,
    exercises
      .map((fields) => ({
        slug: fields.slug,
        title: fields.title,
        otherName: fields.altTitle,
        path: exercisePath(fields.category, fields.slug),
        level: fields.level,
        equipment: fields.equipment,
        primary: fields.primaryMuscles,
        secondary: fields.secondaryMuscles ?? [],
        pattern: fields.pattern,
        loading: fields.loading,
        oneSided: fields.oneSided === true ? true : undefined,
        relativeLoad: fields.relativeLoad,
        mainLift: fields.relativeLoad === undefined ? undefined : mainLifts.get(fields.pattern),
        station: fields.station,
        alsoLoads: fields.alsoLoads,
        spares: fields.spares,
        kindTo: fields.kindTo,
        insteadWhenBloated: fields.insteadWhenBloated,
        cue: renderAndCheckMarkdown(fields.content).cues[0],
      }))
      .toSorted((one, other) => one.title.localeCompare(other.title, 'en-GB')),
  );
};

/** The facts of every exercise of the library that training needs, in the order of their titles. */
export const exerciseFactsOfEntries = (entries: readonly Entry[]): readonly ExerciseFacts[] =>
  exerciseFactsListOfFields(entriesOfTypes(entries, 'exercise').map(({ fields }) => fields));

/**
 * Writes the file from which sessions, plans with a lifter’s weights and swaps read the exercise
 * library.
 */
export const writeExerciseFacts = async (
  publicFolder: string,
  entries: readonly Entry[],
): Promise<void> => {
  const file = path.join(publicFolder, exerciseFactsPath);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(exerciseFactsOfEntries(entries)));
};
