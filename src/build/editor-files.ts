import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { entriesOfTypes, typeDisplayNameOfEntry, type Entry } from '../content/model/entry.ts';
import { freeOrSoldPlanTypes } from '../content/model/type-groups.ts';
import { entryPath } from '../content/model/entry-path.ts';
import { renderAndCheckMarkdown } from '../content/render/markdown.ts';
import { editorPublicPlansFilePath } from '../domain/editor.ts';
import type { EditorPlanTemplate } from '../domain/plans/editor-plan-template.ts';

/**
 * The plans that an editor may start from, sorted by title, in their original notation. A member
 * plan's text must not be in a publicly readable file, so she opens it in the content service.
 */
export const editorTemplatesOfPublicPlans = (
  entries: readonly Entry[],
): readonly EditorPlanTemplate[] =>
  entriesOfTypes(entries, ...freeOrSoldPlanTypes)
    .flatMap((entry): readonly EditorPlanTemplate[] => {
      const { title, content } = entry.fields;
      const address = entryPath(entry.type, entry.fields);
      const notations = renderAndCheckMarkdown(content).workouts.map(({ source }) => source);
      if (address === undefined || notations.length === 0) return [];
      return [{ title, kind: typeDisplayNameOfEntry(entry), path: address, notations }];
    })
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en-GB'));

/**
 * Writes the workbench's files if the build includes the workbench. Otherwise deletes those of an
 * earlier build.
 */
export const writeOrDeleteEditorFiles = async (
  publicFolder: string,
  entries: readonly Entry[],
  hasEditor: boolean,
): Promise<void> => {
  const file = path.join(publicFolder, editorPublicPlansFilePath);
  if (!hasEditor) return rm(path.dirname(file), { recursive: true, force: true });
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(editorTemplatesOfPublicPlans(entries)));
};
