import type { ContentEntry } from '../model/content-space.ts';
import { toText } from '../model/field-values.ts';
import type { Advice } from './advice.ts';

const footnote = /^\[\^([^\]]+)\]:\s*(.*)$/gm;

/** The form of a DOI (https://www.crossref.org/blog/dois-and-matching-regular-expressions/) as an address, or any other secure address. */
const address =
  /(?:https:\/\/doi\.org\/10\.\d{4,9}\/[-._;()/:A-Z0-9]+|https:\/\/(?!doi\.org)[\w-]+(?:\.[\w-]+)+(?:\/\S*)?)$/i;

/** The footnotes of articles that don't end with the address at which a reader finds the source. */
export const checkSources = (entries: readonly ContentEntry[]): readonly Advice[] =>
  entries
    .filter(({ type }) => type === 'article')
    .flatMap(({ id, fields }) =>
      [...toText(fields['body']).matchAll(footnote)]
        .filter(([, , source = '']) => !address.test(source.replace(/[.>]$/, '')))
        .map(([, name = '']) => ({
          where: id,
          problem: `the source ${name} doesn’t end with a DOI (https://doi.org/10.…) or an address`,
        })),
    );
