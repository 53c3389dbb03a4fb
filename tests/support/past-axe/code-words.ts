import { globSync, readFileSync } from 'node:fs';

/** What stands for words that an editor may change. */
export const placeholder = '…';

/** What a page may show of a source: its strings, and the text of its elements. */
export const textsOfSource = (source: string): readonly string[] =>
  [
    ...source
      .replaceAll(/\/\*.*?\*\//gs, '')
      .replaceAll(/\{' '\}/g, ' ')
      .matchAll(/'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`|(?<=[>}])[^<>{}]*(?=[<{])/g),
  ].flatMap(([text]) =>
    text
      .replaceAll(/^['"`]|['"`]$/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
      .replaceAll(/\s+/g, ' ')
      .split(/\$\{[^}]*\}/)
      .filter((part) => /\p{Letter}/u.test(part)),
  );

/** Where words that a visitor reads stand. */
const sources = 'src/{app,domain,features,page-parts,pages,templates,ui}/**/*.{ts,tsx}';

const readCode = (): readonly string[] =>
  globSync(sources)
    .filter((file) => !/\.test(-support)?\./.test(file))
    .flatMap((file) => textsOfSource(readFileSync(file, 'utf8')));

/**
 * The values of an entry's fields, and the headings of its text, which lists of contents have. The
 * text itself is taken out of the page before that is read.
 */
export const valuesOfEntry = (entry: string): readonly string[] =>
  [
    // What people type into the search is never shown.
    ...(entry.split(/^---$/m)[1] ?? '').split('\n').filter((line) => !line.startsWith('askedAs:')),
    ...[...entry.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading),
  ]
    // The options of a poll have a key within their quotes.
    .map((line) => line.replace(/^\s*(?:- )?(?:["']?\w+:(?: |$))?/, ''))
    .flatMap((value) => (value.startsWith('[') ? value.slice(1, -1).split(', ') : [value]))
    .map((value) => value.replaceAll(/^["']|["']$/g, ''))
    .filter((value) => /\p{Letter}/u.test(value));

const readContent = (): readonly string[] =>
  globSync('content/entries/**/*.md').flatMap((file) => valuesOfEntry(readFileSync(file, 'utf8')));

/**
 * Leaves the code's words and puts a placeholder for others. The name of a control may be put
 * together of single words.
 */
export type WordFilter = (text: string, isControl?: boolean) => string;

/** Titles that a text may have in it: of one word they could be part of any sentence. */
const isPhrase = (value: string): boolean => value.length <= 60 && /^\p{Lu}.* /u.test(value);

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const dates =
  /(?:# )?(?:January|February|March|April|May|June|July|August|September|October|November|December) #/g;

/** Four words or more without a number: fewer may be an editor's and the code's by chance. */
const sentence = /^(?:[^\s\d]+ ){3,}[^\s\d]+$/;

/** How many pieces a template may be made of: more of them fit any sentence. */
const mostPieces = 3;

/** Each two words that follow each other. */
const pairsOf = (text: string): readonly string[] => {
  const words = text.toLowerCase().match(/\p{Letter}+/gu) ?? [];
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
};

/**
 * The filter for these texts of the code and values of the content. A value of the content is never
 * the code's, and a title in a text isn't either, unless the code has all of it as a sentence. What
 * is left has to stand in the code, at most in three pieces. Numbers become `#`: they count
 * entries, or are prices and sizes.
 */
export const createWordFilter = (
  code: readonly string[],
  content: readonly string[],
): WordFilter => {
  const texts = new Set(code.map((text) => text.trim()));
  const all = `\n${[...texts].join('\n')}\n`;
  const values = new Set(content);
  const phrases = [...values].filter(isPhrase).toSorted((one, other) => other.length - one.length);
  const titles = phrases.length === 0 ? /(?!)/g : new RegExp(phrases.map(escape).join('|'), 'g');

  const pairs = new Set(code.flatMap(pairsOf));
  const isOfCode = (part: string, isControl: boolean): boolean => {
    const words = part.replaceAll(/^[^\p{Letter}>]+|[^\p{Letter}<]+$/gu, '').split(' ');
    // To look for sentences of an editor in all of the code would take seconds a page.
    if (pairsOf(part).filter((pair) => !pairs.has(pair)).length >= mostPieces) return false;
    let from = 0;
    for (let piece = 0; piece < mostPieces && from < words.length; piece += 1) {
      let to = words.length;
      while (to > from && !all.includes(words.slice(from, to).join(' '))) to -= 1;
      // A single word stands somewhere in any code.
      if (to === from + 1 && words.length > 1 && !isControl) return false;
      from = to;
    }
    return from >= words.length;
  };

  const filter = (text: string, isControl: boolean): string => {
    if (!/\p{Letter}/u.test(text)) return text.replaceAll(/\d[\d.,:]*/g, '#');
    if (values.has(text)) return placeholder;
    if (texts.has(text) && sentence.test(text)) return text;
    const parts = text
      .split(/( · |, )/)
      .map((item) => (values.has(item) ? placeholder : item))
      .join('')
      .replaceAll(titles, placeholder)
      .replaceAll(/\d(?:[\d.,:]*\d)?/g, '#')
      .split(/([…#])/)
      .map((part) => (values.has(part.trim()) ? part.replace(part.trim(), placeholder) : part));
    const isKept = (part: string): boolean =>
      part.trim() === placeholder || part === '#' || isOfCode(part, isControl);
    if (!parts.every(isKept)) return placeholder;
    return parts
      .join('')
      .replaceAll(/#(?:[–×/]#)+/g, '#')
      .replaceAll(dates, '#')
      .replaceAll(/…(?:(?:, | and |, and | or )…)+/g, placeholder);
  };

  const known = new Map<string, string>();
  return (text, isControl = false) => {
    const key = `${isControl} ${text}`;
    const filtered = known.get(key) ?? filter(text, isControl);
    known.set(key, filtered);
    return filtered;
  };
};

let ofSite: WordFilter | undefined;

/** The filter for the words of this site; reads its sources and entries once. */
export const wordsOfCode: WordFilter = (text, isControl) => {
  ofSite ??= createWordFilter(readCode(), readContent());
  return ofSite(text, isControl);
};
