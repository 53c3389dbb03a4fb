/** A piece of an editor's text: words, or the name of a value to insert. */
export type WordsOrTemplateValue = string | { readonly value: string };
/** A piece that may be a link: `link` is the name of an address. */
type LinkedPiece =
  | WordsOrTemplateValue
  | { readonly link: string; readonly words: readonly WordsOrTemplateValue[] };

/** A part of an editor's text, before the values are inserted. */
export type MailTemplatePart =
  | { readonly kind: 'heading' | 'quote'; readonly words: readonly WordsOrTemplateValue[] }
  | { readonly kind: 'paragraph' | 'important'; readonly words: readonly LinkedPiece[] }
  | {
      readonly kind: 'facts';
      readonly rows: readonly (readonly [string, readonly WordsOrTemplateValue[]])[];
    }
  | {
      readonly kind: 'button';
      readonly words: readonly WordsOrTemplateValue[];
      readonly link: string;
    };

/**
 * An error for the editor: what is wrong, as a sentence without a full stop, and how to correct it,
 * in the same form.
 */
export type MailTemplateSyntaxProblem = {
  readonly line: number;
  readonly problem: string;
  readonly remedy: string;
};

type Report = (problem: string, remedy: string) => void;

const valuePattern = /\{([a-zA-Z0-9]+)\}/g;
const linkPattern = /\[([^[\]]*)\]\(\{([a-zA-Z0-9]+)\}\)/g;
// Characters that Markdown could take for markup.
const otherSyntax = /[*_`[\]{}<>|\\~]/;
const otherBlock = /^(#|\d+[.)] |[+*] |-{2,}$|={2,}$|\s)/;

/** Splits words at the names of values in braces. */
export const splitAtTemplateValues = (text: string): readonly WordsOrTemplateValue[] => {
  const pieces: WordsOrTemplateValue[] = [];
  let end = 0;
  for (const { 0: all, 1: value = '', index } of text.matchAll(valuePattern)) {
    if (index > end) pieces.push(text.slice(end, index));
    pieces.push({ value });
    end = index + all.length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
};

/** Reports whatever is neither plain words nor a value. */
const checkWords = (text: string, report: Report): void => {
  const [sign] = otherSyntax.exec(text.replaceAll(valuePattern, '')) ?? [];
  if (sign !== undefined) {
    report(
      `"${sign}" cannot stand here`,
      'use only words, names in braces such as {title}, and links such as [Your account]({accountLink})',
    );
  }
};

const linkedPiecesOf = (text: string, report: Report): readonly LinkedPiece[] => {
  checkWords(text.replaceAll(linkPattern, '$1'), report);
  const pieces: LinkedPiece[] = [];
  let end = 0;
  for (const { 0: all, 1: words = '', 2: link = '', index } of text.matchAll(linkPattern)) {
    pieces.push(...splitAtTemplateValues(text.slice(end, index)), {
      link,
      words: splitAtTemplateValues(words),
    });
    end = index + all.length;
  }
  return [...pieces, ...splitAtTemplateValues(text.slice(end))];
};

const factOf = (
  line: string,
  report: Report,
): readonly [string, readonly WordsOrTemplateValue[]] => {
  const [, name = '', value = ''] = /^- ([^:{}]+): (.+)$/.exec(line) ?? [];
  if (name === '') report(`"${line}" is no fact`, 'write it like “- Price: {price}”');
  checkWords(name + value, report);
  return [name, splitAtTemplateValues(value)];
};

const partOf = (lines: readonly string[], report: Report): MailTemplatePart => {
  const [first = ''] = lines;
  const text = lines.join(' ');
  if (first.startsWith('```')) {
    const isWhole = lines.length > 2 && first === '```' && lines.at(-1) === '```';
    if (!isWhole) report('the words to copy do not end', 'put ``` into a line before and after');
    const words = lines.slice(1, -1).join('\n');
    checkWords(words, report);
    return { kind: 'quote', words: splitAtTemplateValues(words) };
  }
  if (first.startsWith('## ') && lines.length === 1) {
    checkWords(first, report);
    return { kind: 'heading', words: splitAtTemplateValues(first.slice(3)) };
  }
  if (lines.every((line) => line.startsWith('> '))) {
    const words = lines.map((line) => line.slice(2)).join(' ');
    return { kind: 'important', words: linkedPiecesOf(words, report) };
  }
  if (lines.every((line) => line.startsWith('- '))) {
    return { kind: 'facts', rows: lines.map((line) => factOf(line, report)) };
  }
  if (lines.some((line) => /^[>-] /.test(line) || otherBlock.test(line))) {
    report(
      `"${first.slice(0, 40)}" begins something that e-mails don’t have`,
      'write paragraphs, “## ” headings, “> ” for what is important, and “- Name: value” for facts, with an empty line between them',
    );
  }
  const [, words, link] = /^\[([^[\]]+)\]\(\{([a-zA-Z0-9]+)\}\)$/.exec(text) ?? [];
  return words !== undefined && link !== undefined
    ? { kind: 'button', words: splitAtTemplateValues(words), link }
    : { kind: 'paragraph', words: linkedPiecesOf(text, report) };
};

type Block = { readonly line: number; readonly lines: string[] };

/**
 * The blocks of a text: headings, and text between empty lines. Text to copy may contain empty
 * lines.
 */
const blocksOf = (content: string): readonly Block[] => {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const [index, raw] of content.split(/\r?\n/).entries()) {
    const line = raw.trimEnd();
    const isInQuote =
      open?.lines[0] === '```' && (open.lines.length < 2 || open.lines.at(-1) !== '```');
    const isHeading = line.startsWith('## ') && !isInQuote;
    if (isHeading) blocks.push({ line: index + 1, lines: [line] });
    if (isHeading || (line === '' && !isInQuote)) open = undefined;
    else if (open === undefined) blocks.push((open = { line: index + 1, lines: [line] }));
    else open.lines.push(line);
  }
  return blocks;
};

/**
 * Parses an editor's text. It has problems if, and only if, something in it would not be shown as
 * the editor meant it.
 */
export const parseMailTemplatePartsAndProblems = (
  content: string,
): {
  readonly parts: readonly MailTemplatePart[];
  readonly problems: readonly MailTemplateSyntaxProblem[];
} => {
  const problems: MailTemplateSyntaxProblem[] = [];
  const parts = blocksOf(content).map(({ line, lines }) =>
    partOf(lines, (problem, remedy) => problems.push({ line, problem, remedy })),
  );
  return { parts, problems };
};

/** Reports whatever in a line such as a subject is neither plain words nor a value. */
export const findSubjectOrHeadingSyntaxProblems = (
  text: string,
): readonly MailTemplateSyntaxProblem[] => {
  const problems: MailTemplateSyntaxProblem[] = [];
  checkWords(text, (problem, remedy) => problems.push({ line: 1, problem, remedy }));
  return problems;
};

/** The names of the values and of the linked addresses that a text uses. */
type Names = { readonly values: readonly string[]; readonly links: readonly string[] };

const valuesIn = (pieces: readonly LinkedPiece[]): readonly string[] =>
  pieces.flatMap((piece) => {
    if (typeof piece === 'string') return [];
    return 'link' in piece ? valuesIn(piece.words) : [piece.value];
  });

const linksIn = (pieces: readonly LinkedPiece[]): readonly string[] =>
  pieces.flatMap((piece) => (typeof piece === 'object' && 'link' in piece ? [piece.link] : []));

/** The names of the values and links in a part, in its order, each as often as it is used. */
export const valueAndLinkNamesInPart = (part: MailTemplatePart): Names => {
  switch (part.kind) {
    case 'facts':
      return { values: part.rows.flatMap(([, words]) => valuesIn(words)), links: [] };
    case 'button':
      return { values: valuesIn(part.words), links: [part.link] };
    default:
      return { values: valuesIn(part.words), links: linksIn(part.words) };
  }
};
