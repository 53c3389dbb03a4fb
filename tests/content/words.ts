import type { ContentAsset, ContentEntry, ContentSpace } from '../../src/content/faults.ts';
import { contentModel, markdownFieldOf } from '../../src/content/model.ts';

/** A place where an entry departs from docs/voice.md. */
export type WordFault = { readonly where: string; readonly problem: string };

const longestTitle = 60;
const [shortestExcerpt, longestExcerpt] = [60, 165];
const [shortestAltText, longestAltText] = [30, 160];
/** Shorter sentences ("Rest two minutes.") may stand in more than one plan. */
const wordsOfASentence = 6;

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
/** What one entry may say although others must not. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'page-about': ['before-and-after pictures'],
};

const withoutCode = (markdown: string): string => markdown.replace(/^```[\s\S]*?^```$/gm, '');
/** Sources keep the spelling of their titles, and may stand in several articles. */
const withoutSources = (markdown: string): string =>
  markdown.replace(/^\[\^[^\]]+\]:.*$/gm, '').replace(/\[\^[^\]]+\]/g, '');
const withoutMarks = (markdown: string): string =>
  markdown.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`]/g, '');

const proseOf = (entry: ContentEntry): string => {
  const field = markdownFieldOf(entry.type);
  const body = field === undefined ? '' : entry.fields[field];
  return typeof body === 'string' ? withoutMarks(withoutSources(withoutCode(body))) : '';
};

const shortTexts = (entry: ContentEntry): readonly string[] =>
  ['excerpt', 'subTitle', 'content1', 'content2', 'points']
    .flatMap((name) => entry.fields[name])
    .filter((value) => typeof value === 'string');

/** The sentences of a text, without list marks; lines of a table count cell by cell. */
export const sentencesOf = (prose: string): readonly string[] =>
  prose
    .split(/\n+|\|/)
    .flatMap((line) => line.replace(/^\s*(?:[-#>]+|\d+\.)\s*/, '').split(/(?<=[.?!:])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= wordsOfASentence);

const repeated = (entries: readonly ContentEntry[]): readonly WordFault[] => {
  const seen = new Map<string, Set<string>>();
  for (const entry of entries) {
    for (const sentence of [proseOf(entry), ...shortTexts(entry)].flatMap(sentencesOf)) {
      const key = sentence.toLowerCase();
      seen.set(key, (seen.get(key) ?? new Set()).add(entry.id));
    }
  }
  return [...seen].flatMap(([sentence, ids]) =>
    ids.size < 2
      ? []
      : [{ where: [...ids].join(', '), problem: `the same sentence: "${sentence}"` }],
  );
};

const sameText = (entries: readonly ContentEntry[], field: string): readonly WordFault[] => {
  const first = new Map<string, string>();
  return entries.flatMap((entry) => {
    const value = entry.fields[field];
    if (typeof value !== 'string') return [];
    const key = `${field === 'title' ? entry.type : ''} ${value.toLowerCase()}`;
    const twin = first.get(key);
    first.set(key, twin ?? entry.id);
    return twin === undefined ? [] : [{ where: entry.id, problem: `the ${field} of ${twin} too` }];
  });
};

const lengthFault = (
  where: string,
  name: string,
  value: unknown,
  [least, most]: readonly [number, number],
): readonly WordFault[] =>
  typeof value !== 'string' || (value.length >= least && value.length <= most)
    ? []
    : [{ where, problem: `the ${name} has ${value.length} characters, not ${least} to ${most}` }];

const spelling = (entry: ContentEntry): readonly WordFault[] => {
  const words = [proseOf(entry), ...shortTexts(entry), String(entry.fields['title'] ?? '')];
  return words
    .flatMap((text) => [...text.matchAll(american), ...text.matchAll(neverWritten)])
    .map(([word]) => word.toLowerCase())
    .filter((word) => !allowed[entry.id]?.includes(word))
    .map((word) => ({ where: entry.id, problem: `we do not write "${word}"` }));
};

const ofAsset = (asset: ContentAsset): readonly WordFault[] =>
  lengthFault(asset.id, 'alt text', asset.altText, [shortestAltText, longestAltText]);

/** Every sentence that stands in two entries, every word and length that docs/voice.md rules out. */
export const findWordFaults = (space: ContentSpace): readonly WordFault[] => [
  ...repeated(space.entries),
  ...sameText(space.entries, 'title'),
  ...sameText(space.entries, 'excerpt'),
  ...space.entries.flatMap((entry) => [
    ...lengthFault(entry.id, 'title', entry.fields[contentModel[entry.type].titleField], [
      2,
      longestTitle,
    ]),
    ...('image' in contentModel[entry.type].fields
      ? lengthFault(entry.id, 'excerpt', entry.fields['excerpt'], [shortestExcerpt, longestExcerpt])
      : []),
    ...spelling(entry),
  ]),
  ...[...space.assets.values()].flatMap(ofAsset),
];
