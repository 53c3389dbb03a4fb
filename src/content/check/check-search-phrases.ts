import type { ContentFault } from '../../domain/content-fault.ts';
import type { PartialEntry } from '../model/entry.ts';
import { entryTitle, toContentError, valueInQuotesOrAsJson } from './content-error.ts';

/** In characters. Longer ones are sentences, and nobody types those. */
const maxPhraseLength = 60;
/** More would make the index files of the search heavy. */
const maxPhrases = 500;

type AskedEntry = Extract<PartialEntry, { readonly fields: { readonly askedAs?: unknown } }>;

const isAsked = (entry: PartialEntry): entry is AskedEntry => 'askedAs' in entry.fields;

/** The words of a phrase, so that a capital or a question mark makes no other phrase of it. */
const keyOf = (phrase: string): string =>
  phrase
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';

const findErrorsOfPhrase = (
  entry: AskedEntry,
  phrase: string,
  first: AskedEntry | undefined,
): readonly ContentFault[] => {
  const report = (problem: string, remedy: string) => [
    toContentError(entry, 'askedAs', problem, remedy),
  ];
  if (keyOf(phrase) === '') return report('a phrase has no words', 'remove it, or write some');
  if (phrase.length > maxPhraseLength) {
    return report(
      `${valueInQuotesOrAsJson(phrase)} has ${phrase.length} characters`,
      `write ${maxPhraseLength} or fewer: a few words, as somebody types them`,
    );
  }
  if (first === undefined) return [];
  return report(
    `${valueInQuotesOrAsJson(phrase)} is there already, ${first === entry ? 'on this page' : `on the page ${valueInQuotesOrAsJson(entryTitle(first))}`}`,
    'keep it on the one page that answers it best',
  );
};

/**
 * Checks the phrases that pages are found by: few, short, and each on one page only, because only
 * one page can come first.
 */
export const findSearchPhraseErrors = (
  entries: readonly PartialEntry[],
): readonly ContentFault[] => {
  const pages = new Map<string, AskedEntry>();
  return entries.filter(isAsked).flatMap((entry) => {
    const phrases = entry.fields.askedAs ?? [];
    const tooMany =
      phrases.length > maxPhrases
        ? [
            toContentError(
              entry,
              'askedAs',
              `it has ${phrases.length} phrases`,
              `keep the ${maxPhrases} that are typed most`,
            ),
          ]
        : [];
    return [
      ...tooMany,
      ...phrases.flatMap((phrase) => {
        const key = keyOf(phrase);
        const errors = findErrorsOfPhrase(entry, phrase, pages.get(key));
        if (!pages.has(key)) pages.set(key, entry);
        return errors;
      }),
    ];
  });
};
