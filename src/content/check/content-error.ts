import { contentModel } from '../model/content-model.ts';
import type { ContentEntry } from '../model/content-space.ts';

/** Something that an editor has to correct before the site can be built. */
export type ContentError = {
  /** The content type as editors call it: "Exercise". */
  readonly type: string;
  readonly title: string;
  readonly id: string;
  readonly field: string;
  /** What is wrong, as a sentence that begins with a small letter and has no full stop. */
  readonly problem: string;
  /** What to do about it, in the same form. */
  readonly remedy: string;
};

/** Adds an error to the field that is being checked. */
export type Report = (problem: string, remedy: string) => void;

/** The title of an entry as messages show it. */
export const entryTitle = (entry: ContentEntry): string => {
  const title = entry.fields[contentModel[entry.type].titleField];
  return typeof title === 'string' && title.trim() !== '' ? title : 'without a title';
};

export const toContentError = (
  entry: ContentEntry,
  field: string,
  problem: string,
  remedy: string,
): ContentError => ({
  type: contentModel[entry.type].name,
  title: entryTitle(entry),
  id: entry.id,
  field,
  problem,
  remedy,
});

/** A value as messages quote it: texts in quotation marks, anything else as JSON. */
export const quoted = (value: unknown): string =>
  typeof value === 'string' ? `"${value}"` : JSON.stringify(value);

/** One error as an editor reads it: `Exercise "Plank" (exercise-plank), field slug: it is missing. Enter …`. */
export const describeContentError = (error: ContentError): string =>
  `${error.type} "${error.title}" (${error.id}), field ${error.field}: ${error.problem}. ${error.remedy.charAt(0).toUpperCase()}${error.remedy.slice(1)}.`;
