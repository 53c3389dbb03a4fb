import { contentModel, fieldsOfType } from '../model/content-model.ts';
import type { ContentTypeId } from '../model/content-type-id.ts';
import type { SpaceOfPartialEntries } from '../model/content-space.ts';
import type { PartialEntry } from '../model/entry.ts';
import type { FieldNameOf } from '../check/content-error.ts';
import { listWrongCancellationTermsInText } from './act-words.ts';
import { listStiltedWordingsInText } from './odd-words.ts';
import { checkLength } from './advice.ts';
import type { Advice } from './advice.ts';
import {
  phrasesAllowedByEntryId,
  altTextLengthRange,
  americanWordsPattern,
  minWordsOfRepeatedSentence,
  neverWrittenPhrasesPattern,
  titleLengthRange,
} from './house-style.ts';

type AnyFieldName = FieldNameOf<PartialEntry>;

/** The texts of some fields of an entry. */
const textsIn = (
  fields: PartialEntry['fields'],
  isMeant: (name: string) => boolean,
): readonly string[] =>
  Object.entries(fields)
    .filter(([name]) => isMeant(name))
    .flatMap(([, value]) => value)
    .filter((value) => typeof value === 'string');

/** Removes workout blocks and formulas, which are the same wherever they are used. */
const withoutCode = (markdown: string): string =>
  markdown.replace(/^```[\s\S]*?^```$/gm, '').replace(/\$\$[^$]*\$\$/g, '');
/**
 * Removes sources: they keep the spelling of their titles, and several articles may name the same
 * one.
 */
const withoutSources = (markdown: string): string =>
  markdown.replace(/^\[\^[^\]]+\]:.*$/gm, '').replace(/\[\^[^\]]+\]/g, '');
const withoutFormatting = (markdown: string): string =>
  markdown.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`]/g, '');

/** All long texts of an entry: a product has a size chart as well as its description. */
const proseOf = ({ type, fields }: PartialEntry): string =>
  textsIn(fields, (name) => fieldsOfType(type)[name]?.kind === 'markdown')
    .map((text) => withoutFormatting(withoutSources(withoutCode(text))))
    .join('\n\n');

const shortTexts: readonly AnyFieldName[] = [
  'excerpt',
  'subTitle',
  'content1',
  'content2',
  'points',
];
const shortTextsOf = ({ fields }: PartialEntry): readonly string[] =>
  textsIn(fields, (name) => shortTexts.some((one) => one === name));

/**
 * The sentences of a text with at least six words, without list marks. Each cell of a table is
 * treated as a separate text.
 */
export const sentencesCheckedForRepeats = (prose: string): readonly string[] =>
  prose
    .split(/\n+|\|/)
    .flatMap((line) => line.replace(/^\s*(?:[-#>]+|\d+\.)\s*/, '').split(/(?<=[.?!:])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= minWordsOfRepeatedSentence);

const findRepeatedSentences = (entries: readonly PartialEntry[]): readonly Advice[] => {
  const idsBySentence = new Map<string, Set<string>>();
  for (const entry of entries) {
    for (const sentence of [proseOf(entry), ...shortTextsOf(entry)].flatMap(
      sentencesCheckedForRepeats,
    )) {
      const key = sentence.toLowerCase();
      idsBySentence.set(key, (idsBySentence.get(key) ?? new Set()).add(entry.id));
    }
  }
  return [...idsBySentence].flatMap(([sentence, ids]) =>
    ids.size < 2
      ? []
      : [{ where: [...ids].join(', '), problem: `the same sentence: "${sentence}"` }],
  );
};

/** Titles must be unique within a type, and excerpts among all entries. */
const findRepeatedTexts = (
  entries: readonly PartialEntry[],
  field: 'title' | 'excerpt',
): readonly Advice[] => {
  const firstIds = new Map<string, string>();
  return entries.flatMap((entry) => {
    const [value] = textsIn(entry.fields, (name) => name === field);
    if (value === undefined) return [];
    const key = `${field === 'title' ? entry.type : ''} ${value.toLowerCase()}`;
    const first = firstIds.get(key);
    firstIds.set(key, first ?? entry.id);
    return first === undefined
      ? []
      : [{ where: entry.id, problem: `the ${field} of ${first} too` }];
  });
};

const otherTexts: readonly AnyFieldName[] = ['title', 'duty'];

const checkWords = (entry: PartialEntry): readonly Advice[] =>
  [
    proseOf(entry),
    ...shortTextsOf(entry),
    ...textsIn(entry.fields, (name) => otherTexts.some((one) => one === name)),
  ]
    .flatMap((text) => [
      ...text.matchAll(americanWordsPattern),
      ...text.matchAll(neverWrittenPhrasesPattern),
    ])
    .map(([word]) => word.toLowerCase())
    .filter((word) => !phrasesAllowedByEntryId[entry.id]?.includes(word))
    .map((word) => ({ where: entry.id, problem: `we do not write "${word}"` }));

/**
 * The types that say what happens to an order or a membership. Elsewhere it is hips that are sent
 * back.
 */
const typesAboutOrders: readonly ContentTypeId[] = [
  'deliveryZone',
  'faq',
  'mail',
  'page',
  'siteText',
  'subscriptionOffer',
];

/** What is written for readers: what people type into the search is in their words, not ours. */
const isWritten = (name: string): boolean => name !== 'askedAs';

/** Other words for an act that has one (“One word for one act” in docs/voice.md). */
const checkActWords = ({ type, id, fields }: PartialEntry): readonly Advice[] =>
  typesAboutOrders.includes(type)
    ? textsIn(fields, isWritten)
        .flatMap(listWrongCancellationTermsInText)
        .map((words) => ({ where: id, problem: `another word for one act: "${words}"` }))
    : [];

/**
 * Words that nobody would say (“As a shop assistant says it” in docs/voice.md). Workout notation is
 * nobody's sentence.
 */
const checkOddWords = ({ id, fields }: PartialEntry): readonly Advice[] =>
  textsIn(fields, isWritten)
    .flatMap((text) => listStiltedWordingsInText(withoutCode(text)))
    .map((words) => ({ where: id, problem: `nobody would say "${words}"` }));

/** An e-mail greets its reader; the greeting has her name where we know it. */
const checkGreeting = (entry: PartialEntry): readonly Advice[] =>
  entry.type === 'mail' && !(entry.fields.content ?? '').includes('{greeting}')
    ? [{ where: entry.id, problem: 'it greets nobody: begin it with {greeting}' }]
    : [];

const checkTitle = ({ type, id, fields }: PartialEntry): readonly Advice[] =>
  textsIn(fields, (name) => name === contentModel[type].titleField).flatMap((title) =>
    checkLength(id, 'title', title, titleLengthRange),
  );

/** Reports repeated sentences, and the words and lengths that docs/voice.md rules out. */
export const checkRepeatsWordsAndLengths = ({
  entries,
  assets,
}: SpaceOfPartialEntries): readonly Advice[] => [
  ...findRepeatedSentences(entries),
  ...findRepeatedTexts(entries, 'title'),
  ...findRepeatedTexts(entries, 'excerpt'),
  ...entries.flatMap((entry) => [
    ...checkTitle(entry),
    ...checkWords(entry),
    ...checkActWords(entry),
    ...checkOddWords(entry),
    ...checkGreeting(entry),
  ]),
  // A film is described by the exercise's pictures.
  ...[...assets.values()].flatMap(({ id, altText, mimeType }) =>
    mimeType.startsWith('image/') ? checkLength(id, 'alt text', altText, altTextLengthRange) : [],
  ),
];
