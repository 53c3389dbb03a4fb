import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { entryPath } from '../../content/model/entry-path.ts';
import type { ContentEntry } from '../../content/model/content-space.ts';
import { toText, toTexts } from '../../content/model/field-values.ts';
import { renderMarkdown } from '../../content/render/markdown.ts';
import {
  ExerciseFactsFileSchema,
  exerciseFactsPath,
  type ExerciseFacts,
} from '../../domain/training/exercise-facts.ts';

/** The facts of every exercise of the library that training needs, in the order of their titles. */
export const toExerciseFacts = (entries: readonly ContentEntry[]): readonly ExerciseFacts[] =>
  v.parse(
    ExerciseFactsFileSchema,
    entries
      .filter(({ type }) => type === 'exercise')
      .map(({ fields }) => {
        const share = fields['relativeLoad'];
        const otherName = toText(fields['altTitle']);
        const [cue] = renderMarkdown(toText(fields['content'])).cues;
        return {
          slug: fields['slug'],
          title: fields['title'],
          path: entryPath('exercise', fields),
          level: fields['level'],
          equipment: fields['equipment'],
          primary: fields['primaryMuscles'],
          secondary: toTexts(fields['secondaryMuscles']),
          pattern: fields['pattern'],
          loading: fields['loading'],
          ...(typeof share === 'number' ? { relativeLoad: share } : {}),
          ...(otherName === '' ? {} : { otherName }),
          ...(cue === undefined ? {} : { cue }),
        };
      })
      .toSorted((one, other) => toText(one.title).localeCompare(toText(other.title), 'en-GB')),
  );

/** Writes the file from which sessions, plans with her weights and swaps read the exercise library. */
export const writeExerciseFacts = async (
  publicFolder: string,
  entries: readonly ContentEntry[],
): Promise<void> => {
  const file = path.join(publicFolder, exerciseFactsPath);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(toExerciseFacts(entries)));
};
