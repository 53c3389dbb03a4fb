import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentEntry } from '../content/model/content-space.ts';
import { contentModel, markdownFieldOf } from '../content/model/content-model.ts';
import { entryPath } from '../content/model/entry-path.ts';
import { toText } from '../content/model/field-values.ts';
import { renderMarkdown } from '../content/render/markdown.ts';
import { editorPlansPath } from '../domain/editor.ts';
import type { EditorPlan } from '../domain/plans/editor-plan.ts';
import { publicPlanTypes } from './resolvers/plans-using.ts';

const isPublicPlan = ({ type }: ContentEntry): boolean =>
  publicPlanTypes.some((planType) => planType === type);

/**
 * The plans that an editor may start from, sorted by title, in their original notation. A member plan's text must not be in a publicly
 * readable file, so she opens it in the content service.
 */
export const toEditorPlans = (entries: readonly ContentEntry[]): readonly EditorPlan[] =>
  entries
    .filter(isPublicPlan)
    .flatMap(({ type, fields }): readonly EditorPlan[] => {
      const address = entryPath(type, fields);
      const text = toText(fields[markdownFieldOf(type) ?? '']);
      const notations = renderMarkdown(text).workouts.map(({ source }) => source);
      if (address === undefined || notations.length === 0) return [];
      return [
        { title: toText(fields['title']), kind: contentModel[type].name, path: address, notations },
      ];
    })
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en-GB'));

/** Writes the workbench's files if the build includes the workbench. Otherwise deletes those of an earlier build. */
export const writeEditorFiles = async (
  publicFolder: string,
  entries: readonly ContentEntry[],
  hasEditor: boolean,
): Promise<void> => {
  const file = path.join(publicFolder, editorPlansPath);
  if (!hasEditor) return rm(path.dirname(file), { recursive: true, force: true });
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(toEditorPlans(entries)));
};
