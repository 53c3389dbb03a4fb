import type { ContentFault } from '../../domain/content-fault.ts';
import { contentModel } from '../model/content-model.ts';
import type { ContentEntry } from '../model/content-space.ts';

/** Reports an error of the field that is being checked; `place` is the position in its text. */
export type Report = (problem: string, remedy: string, place?: ContentFault['place']) => void;

/** The title of an entry in messages. */
export const entryTitle = (entry: ContentEntry): string => {
  const title = entry.fields[contentModel[entry.type].titleField];
  return typeof title === 'string' && title.trim() !== '' ? title : 'without a title';
};

/** An error of one field of an entry, which stops the build. */
export const toError = (
  entry: ContentEntry,
  field: string,
  problem: string,
  remedy: string,
  place?: ContentFault['place'],
): ContentFault => ({
  kind: 'error',
  type: contentModel[entry.type].name,
  title: entryTitle(entry),
  id: entry.id,
  field,
  ...(place === undefined ? {} : { place }),
  problem,
  remedy,
});

/** A value quoted for a message: texts in quotation marks, anything else as JSON. */
export const quoted = (value: unknown): string =>
  typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
