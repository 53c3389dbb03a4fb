import type { Token } from 'markdown-it';
import { isUnambiguousPath } from '../../domain/addresses/unambiguous-path.ts';
import { allowedTagsText, findHtmlProblem } from './allowed-html.ts';
import { countWords } from '../../domain/text/reading-time.ts';
import { mathmlPartsOfFormula } from './formula.ts';
import { markdownParser, sourcesHeadingIdTextAndLevel } from './markdown-parser.ts';
import { plainTextOfTokens, textOfInlineToken } from './plain-text.ts';
import { collectCuesFromTokens, collectStepsFromTokens } from './steps.ts';
import { isWorkoutBlock } from './workout-block.ts';
import type { WorkoutBlockSourceAndLine } from './workout-block.ts';

type MarkdownError = {
  readonly line: number;
  readonly problem: string;
  readonly remedy: string;
};
type MarkdownLink = { readonly href: string; readonly line: number };
type MarkdownHeading = {
  readonly id: string;
  readonly text: string;
  readonly level: number;
};

/** A parsed text of an editor. Expensive properties are computed when they are first read. */
export type RenderedMarkdown = {
  readonly html: string;
  /**
   * The words without formatting, sources and workout blocks; one line for each paragraph, list
   * item or table row.
   */
  readonly plainText: string;
  /** The items of the first numbered list; none if an item contains a nested list. */
  readonly steps: readonly string[];
  /** The items of the list below the heading `Cues`. */
  readonly cues: readonly string[];
  readonly wordCount: number;
  readonly headings: readonly MarkdownHeading[];
  /** Every link and picture address, with its line in the text. */
  readonly links: readonly MarkdownLink[];
  /** The links that are pictures. */
  readonly pictures: readonly MarkdownLink[];
  readonly errors: readonly MarkdownError[];
  /** The fenced `workout` blocks; the HTML has a placeholder for each. */
  readonly workouts: readonly WorkoutBlockSourceAndLine[];
};

/** The results from the tokens read so far. */
type Findings = {
  wordCount: number;
  readonly links: MarkdownLink[];
  readonly pictures: MarkdownLink[];
  readonly errors: MarkdownError[];
  readonly headings: MarkdownHeading[];
  readonly workouts: WorkoutBlockSourceAndLine[];
};

const checkHtml = (html: string, line: number, { errors }: Findings): void => {
  const problem = findHtmlProblem(html);
  if (problem !== undefined) {
    errors.push({ line, problem, remedy: `use Markdown, or one of ${allowedTagsText}` });
  }
};

const findLinkProblem = (href: string): string | undefined => {
  if (/^(https:\/\/|mailto:|tel:|#)/.test(href)) return undefined;
  if (isUnambiguousPath(href.replace(/[?#].*/s, ''))) return undefined;
  return `the link "${href}" is not an address the site can follow`;
};

/** Reads the address of a link or picture, and adds the attributes that its HTML needs. */
const readLink = (token: Token, line: number, { links, pictures, errors }: Findings): void => {
  const isPicture = token.type === 'image';
  const href = String(token.attrGet(isPicture ? 'src' : 'href') ?? '');
  const problem = findLinkProblem(href);
  if (problem === undefined) links.push({ href, line });
  else {
    token.attrs = token.attrs?.filter(([name]) => name !== (isPicture ? 'src' : 'href')) ?? null;
    errors.push({
      line,
      problem,
      remedy: 'begin it with / for a page of this site, https:// for another site, mailto: or tel:',
    });
  }
  if (isPicture) {
    pictures.push({ href, line });
    if (token.content.trim() === '') {
      errors.push({
        line,
        problem: 'a picture has no alt text',
        remedy: 'write what is seen between the square brackets',
      });
    }
    token.attrSet('loading', 'lazy');
  } else if (href.startsWith('https://')) token.attrSet('rel', 'noopener');
};

const readText = (text: string, line: number, findings: Findings): void => {
  findings.wordCount += countWords(text);
  // The parser leaves the mark of a missing note in the text.
  const [unknownNote] = /\[\^[^\]\s]+\]/.exec(text) ?? [];
  if (unknownNote !== undefined) {
    findings.errors.push({
      line,
      problem: `the note ${unknownNote} is not there`,
      remedy: `add a line that begins with ${unknownNote}:`,
    });
  }
};

const readFormula = (formula: string, line: number, findings: Findings): void => {
  findings.wordCount += countWords(formula);
  if (mathmlPartsOfFormula(formula) === undefined) {
    findings.errors.push({
      line,
      problem: `the formula "${formula}" cannot be read`,
      remedy: 'write it with names, numbers, brackets and = + − × ÷ ^',
    });
  }
};

const readInline = (token: Token, line: number, findings: Findings): void => {
  for (const child of token.children ?? []) {
    switch (child.type) {
      case 'text':
        readText(child.content, line, findings);
        break;
      case 'code_inline':
        findings.wordCount += countWords(child.content);
        break;
      case 'formula':
        readFormula(child.content, line, findings);
        break;
      case 'html_inline':
        checkHtml(child.content, line, findings);
        break;
      case 'link_open':
      case 'image':
        readLink(child, line, findings);
        break;
    }
  }
};

/** The id of a heading: letters, digits and dashes. */
const toHeadingId = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'section';

const readHeading = (
  open: Token,
  inline: Token | undefined,
  line: number,
  { headings, errors }: Findings,
): void => {
  const level = Number(open.tag.slice(1));
  const text = textOfInlineToken(inline);
  const base = toHeadingId(text);
  const taken = new Set(headings.map((heading) => heading.id));
  let id = base;
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
  const previous = headings.at(-1)?.level ?? 1;
  if (level === 1) {
    errors.push({
      line,
      problem: `the heading "${text}" is of the first level, which is the page's title`,
      remedy: 'begin with ##',
    });
  } else if (level > previous + 1) {
    errors.push({
      line,
      problem: `the heading "${text}" skips a level`,
      remedy: `use ${'#'.repeat(previous + 1)}`,
    });
  }
  open.attrSet('id', id);
  headings.push({ id, text, level });
};

/**
 * The state of markdown-it-footnote: the position of each note in the text by its name, -1 if no
 * mark refers to it.
 */
type Environment = { footnotes?: { refs?: Readonly<Record<string, number>> } };

const readNotes = (
  { footnotes }: Environment,
  lastLine: number,
  { headings, errors }: Findings,
): void => {
  const notes = Object.entries(footnotes?.refs ?? {});
  if (notes.length > 0) headings.push(sourcesHeadingIdTextAndLevel);
  for (const [name] of notes.filter(([, place]) => place < 0)) {
    const mark = `[^${name.slice(1)}]`;
    errors.push({
      line: lastLine,
      problem: `nothing in the text leads to the note ${mark}`,
      remedy: `write ${mark} behind what it proves, or take the note out`,
    });
  }
};

const readTokens = (tokens: readonly Token[], environment: Environment): Findings => {
  const findings: Findings = {
    wordCount: 0,
    links: [],
    pictures: [],
    errors: [],
    headings: [],
    workouts: [],
  };
  let line = 1;
  for (const [index, token] of tokens.entries()) {
    if (token.map !== null) line = token.map[0] + 1;
    if (token.type === 'html_block') checkHtml(token.content, line, findings);
    if (token.type === 'heading_open') readHeading(token, tokens[index + 1], line, findings);
    if (token.type === 'inline') readInline(token, line, findings);
    if (isWorkoutBlock(token)) findings.workouts.push({ source: token.content, line: line + 1 });
    else if (token.type === 'fence' || token.type === 'code_block') {
      findings.wordCount += countWords(token.content);
    }
  }
  readNotes(environment, line, findings);
  return findings;
};

/**
 * Renders an editor's Markdown as HTML, and lists its errors: disallowed HTML, bad addresses,
 * pictures without alt text, headings out of order, notes without a mark. It never throws. The HTML
 * is safe whatever the source: it contains only the tags, attributes and addresses that we allow.
 */
export const renderAndCheckMarkdown = (source: string): RenderedMarkdown => {
  const environment: Environment = {};
  const tokens = markdownParser.parse(source, environment);
  const findings = readTokens(tokens, environment);
  let html: string | undefined;
  // The opening and the closing tag have the same problem; an editor should see it once.
  const errors = new Map(findings.errors.map((error) => [`${error.line} ${error.problem}`, error]));
  return {
    ...findings,
    errors: [...errors.values()],
    get html() {
      html ??= markdownParser.renderer.render(tokens, markdownParser.options, environment);
      return html;
    },
    get plainText() {
      return plainTextOfTokens(tokens);
    },
    get steps() {
      return collectStepsFromTokens(tokens);
    },
    get cues() {
      return collectCuesFromTokens(tokens);
    },
  };
};
