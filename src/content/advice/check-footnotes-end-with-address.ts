import { entriesOfTypes, type PartialEntry } from '../model/entry.ts';
import type { Advice } from './advice.ts';

const footnote = /^\[\^([^\]]+)\]:\s*(.*)$/gm;

/**
 * A DOI (https://www.crossref.org/blog/dois-and-matching-regular-expressions/) as an address, or
 * any other https address.
 */
const address =
  /(?:https:\/\/doi\.org\/10\.\d{4,9}\/[-._;()/:A-Z0-9]+|https:\/\/(?!doi\.org)[\w-]+(?:\.[\w-]+)+(?:\/\S*)?)$/i;

/** Reports footnotes of articles that don't end with the address of the source. */
export const checkFootnotesEndWithAddress = (entries: readonly PartialEntry[]): readonly Advice[] =>
  entriesOfTypes(entries, 'article').flatMap(({ id, fields: { body = '' } }) =>
    [...body.matchAll(footnote)]
      .filter(([, , source = '']) => !address.test(source.replace(/[.>]$/, '')))
      .map(([, name = '']) => ({
        where: id,
        problem: `the source ${name} doesn’t end with a DOI (https://doi.org/10.…) or an address`,
      })),
  );
