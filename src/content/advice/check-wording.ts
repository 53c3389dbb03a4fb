import { contentModel } from '../model/content-model.ts';
import type { ContentEntry, ContentSpace } from '../model/content-space.ts';
import { toText } from '../model/field-values.ts';
import { findOtherActWords } from './act-words.ts';
import { checkLength } from './advice.ts';
import type { Advice } from './advice.ts';

// All in characters.
const titleLength = { from: 2, to: 60 };
const altTextLength = { from: 30, to: 160 };

/** Shorter sentences, such as "Rest two minutes.", may be in more than one entry. */
const minWordsOfSentence = 6;

const american = new RegExp(
  String.raw`\b(?:colors?|fiber|centers?|programs?|favorites?|behaviors?|gray|inches|(?:organ|real|recogn|optim|priorit|minim|maxim|stabil|special|util)iz\w+|labored|traveling|fulfill|mom)\b`,
  'gi',
);
const neverWritten = new RegExp(
  [
    'in this article',
    'it is important to note',
    'when it comes to',
    'look no further',
    'game[- ]changer',
    'ultimate guide',
    'dive in',
    'deep dive',
    '\\bjourney\\b',
    'unlock (?:your|the|a)\\b',
    '\\belevate your',
    'guilt[- ]free',
    'bikini body',
    'problem areas?',
    'no excuses',
    'burn off',
    'beach body',
    'before[- ]and[- ]after (?:photo|picture)s?',
    'whether you’re',
    'not just .{3,40} but',
    '—',
    '!(?=\\s|$)',
  ].join('|'),
  'gi',
);
/** Exceptions: phrases that a single entry may use. */
const allowedIn: Readonly<Record<string, readonly string[]>> = {
  'page-about': ['before-and-after pictures'],
};

/** Removes workout blocks and formulas, which are the same wherever they are used. */
const withoutCode = (markdown: string): string =>
  markdown.replace(/^```[\s\S]*?^```$/gm, '').replace(/\$\$[^$]*\$\$/g, '');
/** Removes sources: they keep the spelling of their titles, and several articles may name the same one. */
const withoutSources = (markdown: string): string =>
  markdown.replace(/^\[\^[^\]]+\]:.*$/gm, '').replace(/\[\^[^\]]+\]/g, '');
const withoutFormatting = (markdown: string): string =>
  markdown.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`]/g, '');

/** All long texts of an entry: a product has a size chart as well as its description. */
const proseOf = ({ type, fields }: ContentEntry): string =>
  Object.entries(contentModel[type].fields)
    .filter(([, field]) => field.kind === 'markdown')
    .map(([name]) => withoutFormatting(withoutSources(withoutCode(toText(fields[name])))))
    .join('\n\n');

const shortTextsOf = (entry: ContentEntry): readonly string[] =>
  ['excerpt', 'subTitle', 'content1', 'content2', 'points']
    .flatMap((name) => entry.fields[name])
    .filter((value) => typeof value === 'string');

/** The sentences of a text with at least six words, without list marks. Each cell of a table is treated as a separate text. */
export const sentencesOf = (prose: string): readonly string[] =>
  prose
    .split(/\n+|\|/)
    .flatMap((line) => line.replace(/^\s*(?:[-#>]+|\d+\.)\s*/, '').split(/(?<=[.?!:])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= minWordsOfSentence);

const findRepeatedSentences = (entries: readonly ContentEntry[]): readonly Advice[] => {
  const idsBySentence = new Map<string, Set<string>>();
  for (const entry of entries) {
    for (const sentence of [proseOf(entry), ...shortTextsOf(entry)].flatMap(sentencesOf)) {
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
  entries: readonly ContentEntry[],
  field: 'title' | 'excerpt',
): readonly Advice[] => {
  const firstIds = new Map<string, string>();
  return entries.flatMap((entry) => {
    const value = entry.fields[field];
    if (typeof value !== 'string') return [];
    const key = `${field === 'title' ? entry.type : ''} ${value.toLowerCase()}`;
    const first = firstIds.get(key);
    firstIds.set(key, first ?? entry.id);
    return first === undefined
      ? []
      : [{ where: entry.id, problem: `the ${field} of ${first} too` }];
  });
};

const checkWords = (entry: ContentEntry): readonly Advice[] =>
  [
    proseOf(entry),
    ...shortTextsOf(entry),
    toText(entry.fields['title']),
    toText(entry.fields['duty']),
  ]
    .flatMap((text) => [...text.matchAll(american), ...text.matchAll(neverWritten)])
    .map(([word]) => word.toLowerCase())
    .filter((word) => !allowedIn[entry.id]?.includes(word))
    .map((word) => ({ where: entry.id, problem: `we do not write "${word}"` }));

/** The types that say what happens to an order or a membership. Elsewhere it is hips that are sent back. */
const typesAboutOrders: readonly string[] = [
  'deliveryZone',
  'faq',
  'mail',
  'page',
  'siteText',
  'subscriptionOffer',
];

/** Other words for an act that has one (“One word for one act” in docs/voice.md). */
const checkActWords = ({ type, id, fields }: ContentEntry): readonly Advice[] =>
  typesAboutOrders.includes(type)
    ? Object.values(fields)
        .flat()
        .filter((value) => typeof value === 'string')
        .flatMap(findOtherActWords)
        .map((words) => ({ where: id, problem: `another word for one act: "${words}"` }))
    : [];

const checkTitle = ({ type, id, fields }: ContentEntry): readonly Advice[] =>
  checkLength(id, 'title', fields[contentModel[type].titleField], titleLength);

/** Reports repeated sentences, and the words and lengths that docs/voice.md rules out. */
export const checkWording = ({ entries, assets }: ContentSpace): readonly Advice[] => [
  ...findRepeatedSentences(entries),
  ...findRepeatedTexts(entries, 'title'),
  ...findRepeatedTexts(entries, 'excerpt'),
  ...entries.flatMap((entry) => [
    ...checkTitle(entry),
    ...checkWords(entry),
    ...checkActWords(entry),
  ]),
  ...[...assets.values()].flatMap(({ id, altText }) =>
    checkLength(id, 'alt text', altText, altTextLength),
  ),
];
