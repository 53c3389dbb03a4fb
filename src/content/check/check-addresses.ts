import { reservedShopListAndCrawlPaths } from '../../domain/shop/shop-api-paths.ts';
import { reservedListPaths } from '../../domain/finder/finder-lists.ts';
import { fieldsOfType } from '../model/content-model.ts';
import type { PartialEntry, RawEntry } from '../model/entry.ts';
import { entryPath, isSlug } from '../model/entry-path.ts';
import { entryTitle, toContentError, valueInQuotesOrAsJson } from './content-error.ts';
import type { ContentFault } from '../../domain/content-fault.ts';

/**
 * Entries of one type with the same value in a field that must be unique: a slug, a key, a poll's
 * id.
 */
export const findDuplicateUniqueValues = (
  entries: readonly RawEntry[],
): readonly ContentFault[] => {
  const seen = new Map<string, RawEntry>();
  return entries.flatMap((entry) =>
    Object.entries(fieldsOfType(entry.type))
      .filter(([name, field]) => field.kind === 'slug' && isSlug(entry.fields[name]))
      .flatMap(([name]) => {
        const value = `${entry.type} ${name} ${String(entry.fields[name])}`;
        const first = seen.get(value);
        if (first === undefined) {
          seen.set(value, entry);
          return [];
        }
        return [
          toContentError(
            entry,
            name,
            `${valueInQuotesOrAsJson(entry.fields[name])} is taken by "${entryTitle(first)}" (${first.id})`,
            'give one of the two another',
          ),
        ];
      }),
  );
};

/** Entries whose page would have the address of an entry of another type, or of a fixed page. */
export const findAddressConflicts = (
  entries: readonly PartialEntry[],
  fixedPaths: readonly string[],
): readonly ContentFault[] => {
  const seen = new Map<string, PartialEntry>();
  const reserved = [...reservedListPaths(), ...reservedShopListAndCrawlPaths];
  return entries.flatMap((entry) => {
    const path = entryPath(entry.type, entry.fields);
    if (path === undefined) return [];
    const first = seen.get(path);
    if (first === undefined) seen.set(path, entry);
    if (fixedPaths.includes(path) || reserved.includes(path)) {
      return [
        toContentError(
          entry,
          'slug',
          `${path} is a page of the site itself`,
          'choose another slug',
        ),
      ];
    }
    return first === undefined || first.type === entry.type
      ? []
      : [
          toContentError(
            entry,
            'slug',
            `${path} is the address of "${entryTitle(first)}" (${first.id}) already`,
            'give one of the two another slug',
          ),
        ];
  });
};
