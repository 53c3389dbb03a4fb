import type { ContentFault } from '../../domain/content-fault.ts';
import { contentModel } from '../model/content-model.ts';
import { typeDisplayNameOfEntry, type RawEntry } from '../model/entry.ts';

/** Reports an error of the field that is being checked; `place` is the position in its text. */
export type ReportFieldError = (
  problem: string,
  remedy: string,
  place?: ContentFault['place'],
) => void;

/** The title of an entry in messages; `without a title` if it is missing or blank. */
export const entryTitle = (entry: Pick<RawEntry, 'type' | 'fields'>): string => {
  const title = entry.fields[contentModel[entry.type].titleField];
  return typeof title === 'string' && title.trim() !== '' ? title : 'without a title';
};

/**
 * The name of a field of an entry; for an entry of several types, of a field that one of them has.
 */
export type FieldNameOf<E extends RawEntry> = E extends RawEntry
  ? keyof E['fields'] & string
  : never;

/** An error of one field of an entry, which stops the build. */
export const toContentError = <E extends RawEntry>(
  entry: E,
  field: FieldNameOf<E>,
  problem: string,
  remedy: string,
  place?: ContentFault['place'],
): ContentFault => ({
  kind: 'error',
  type: typeDisplayNameOfEntry(entry),
  title: entryTitle(entry),
  id: entry.id,
  field,
  ...(place === undefined ? {} : { place }),
  problem,
  remedy,
});

/** A value quoted for a message: texts in quotation marks, anything else as JSON. */
export const valueInQuotesOrAsJson = (value: unknown): string =>
  typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
