import MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import footnotes from 'markdown-it-footnote';

type MarkdownFault = {
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

export type RenderedMarkdown = {
  readonly html: string;
  readonly words: number;
  readonly headings: readonly MarkdownHeading[];
  /** Every link and picture address, with the line it stands on. */
  readonly links: readonly MarkdownLink[];
  /** Those of the above that are pictures. */
  readonly pictures: readonly MarkdownLink[];
  readonly faults: readonly MarkdownFault[];
  /** The fenced `workout` blocks; in the HTML the mark of each stands in its place. */
  readonly workouts: readonly WorkoutSource[];
};

/** What stands between the fences, and the line of the text that its first line is. */
type WorkoutSource = { readonly source: string; readonly line: number };

/** Finds the marks of `workout` blocks in rendered HTML; the number is the block's place in `workouts`. */
export const workoutMark = /<!--workout (\d+)-->/;

const isWorkout = (token: Token): boolean =>
  token.type === 'fence' && token.info.trim().toLowerCase() === 'workout';

/** The HTML that editors may write inside Markdown, with the attributes each may carry. */
const allowedHtml: ReadonlyMap<string, readonly string[]> = new Map([
  ['br', []],
  ['sub', []],
  ['sup', []],
  ['abbr', ['title']],
  ['kbd', []],
  ['details', ['open']],
  ['summary', []],
]);

const allowedNames = [...allowedHtml.keys()].map((name) => `<${name}>`).join(', ');
const tag = /<\/?([a-z][a-z0-9-]*)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*\/?>/gi;
const attribute = /([a-z-]+)(?:="[^"]*")?/gi;

const htmlProblem = (source: string): string | undefined => {
  for (const [, name = '', attributes = ''] of source.matchAll(tag)) {
    const allowed = allowedHtml.get(name.toLowerCase());
    if (allowed === undefined) return `<${name}> is not allowed`;
    for (const [, attributeName = ''] of attributes.matchAll(attribute)) {
      if (!allowed.includes(attributeName.toLowerCase())) {
        return `the attribute ${attributeName} of <${name}> is not allowed`;
      }
    }
  }
  return source.replace(tag, '').includes('<')
    ? 'this HTML is broken or of a kind that is not allowed'
    : undefined;
};

const linkProblem = (href: string): readonly [string, string] | undefined => {
  if (/^(https:\/\/|mailto:|tel:|#)/.test(href)) return undefined;
  if (href.startsWith('/') && !href.startsWith('//')) return undefined;
  return [
    `the link "${href}" is not an address the site can follow`,
    'begin it with / for a page of this site, https:// for another site, mailto: or tel:',
  ];
};

/** A heading's address on its page: letters, figures and dashes. */
const headingId = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'section';

const plainText = (token: Token | undefined): string =>
  (token?.children ?? [])
    .map((child) =>
      child.type === 'text' || child.type === 'code_inline'
        ? child.content
        : child.type === 'softbreak'
          ? ' '
          : '',
    )
    .join('');

/** Letters of any alphabet and figures; an approximation that needs no table of Unicode, since every text is counted. */
const isWordCharacter = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  (code >= 0xc0 && code < 0x2000);

/** What stands between two white spaces is a word if it holds a letter or a figure. */
const countWords = (text: string): number => {
  let words = 0;
  let inWord = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code <= 32 || code === 0xa0) inWord = false;
    else if (!inWord && isWordCharacter(code)) {
      inWord = true;
      words += 1;
    }
  }
  return words;
};

const markdown = new MarkdownIt({ html: true, typographer: true, quotes: '“”‘’' })
  .use(footnotes)
  .disable(['replacements', 'footnote_inline']);
// Every address is let through here and judged by `linkProblem`: an address that markdown-it
// refuses would otherwise stay in the text as typed, and nobody would be told.
markdown.validateLink = () => true;

const attributeOf = (token: Token, name: string): string => String(token.attrGet(name) ?? '');

const renderFence = markdown.renderer.rules['fence'];
markdown.renderer.rules['fence'] = (tokens, index, options, environment, self) => {
  const token = tokens[index];
  if (token !== undefined && isWorkout(token)) {
    return `<!--workout ${tokens.slice(0, index).filter(isWorkout).length}-->`;
  }
  return renderFence?.(tokens, index, options, environment, self) ?? '';
};

type Walk = {
  words: number;
  links: MarkdownLink[];
  pictures: MarkdownLink[];
  faults: MarkdownFault[];
  headings: MarkdownHeading[];
};

const readInline = (token: Token, line: number, walk: Walk): void => {
  for (const child of token.children ?? []) {
    const fault = (problem: string, remedy: string) => walk.faults.push({ line, problem, remedy });
    if (child.type === 'text' || child.type === 'code_inline')
      walk.words += countWords(child.content);
    const [unknownNote] = child.type === 'text' ? (/\[\^[^\]\s]+\]/.exec(child.content) ?? []) : [];
    if (unknownNote !== undefined) {
      fault(`the note ${unknownNote} is not there`, `add a line that begins with ${unknownNote}:`);
    }
    if (child.type === 'html_inline') {
      const problem = htmlProblem(child.content);
      if (problem !== undefined) fault(problem, `use Markdown, or one of ${allowedNames}`);
    }
    if (child.type === 'link_open' || child.type === 'image') {
      const name = child.type === 'image' ? 'src' : 'href';
      const href = attributeOf(child, name);
      const problem = linkProblem(href);
      if (problem !== undefined) fault(...problem);
      else walk.links.push({ href, line });
      if (child.type === 'image') {
        walk.pictures.push({ href, line });
        if (child.content.trim() === '') {
          fault('a picture has no alt text', 'write what is seen between the square brackets');
        }
        child.attrSet('loading', 'lazy');
      } else if (href.startsWith('https://')) child.attrSet('rel', 'noopener');
    }
  }
};

const readHeading = (open: Token, inline: Token | undefined, line: number, walk: Walk): void => {
  const level = Number(open.tag.slice(1));
  const text = plainText(inline);
  const base = headingId(text);
  const taken = new Set(walk.headings.map((heading) => heading.id));
  let id = base;
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
  const previous = walk.headings.at(-1)?.level ?? 1;
  if (level === 1) {
    walk.faults.push({
      line,
      problem: `the heading "${text}" is of the first level, which is the page's title`,
      remedy: 'begin with ##',
    });
  } else if (level > previous + 1) {
    walk.faults.push({
      line,
      problem: `the heading "${text}" skips a level`,
      remedy: `use ${'#'.repeat(previous + 1)}`,
    });
  }
  open.attrSet('id', id);
  walk.headings.push({ id, text, level });
};

const escapeAttribute = (text: string): string => markdown.utils.escapeHtml(text);

// A heading leads to itself, so that a part of a page can be passed on. One that holds a link cannot hold another.
const linksToItself = (tokens: readonly Token[], index: number): boolean =>
  !(tokens[index + 1]?.children ?? []).some((child) => child.type === 'link_open');
markdown.renderer.rules['heading_open'] = (tokens, index, options, _, self) => {
  const heading = self.renderToken(tokens, index, options);
  const id = tokens[index]?.attrGet('id') ?? '';
  return linksToItself(tokens, index)
    ? `${heading}<a class="heading-link" href="#${id}">`
    : heading;
};
markdown.renderer.rules['heading_close'] = (tokens, index, options, _, self) =>
  `${linksToItself(tokens, index - 2) ? '</a>' : ''}${self.renderToken(tokens, index, options)}`;

// Footnotes are where a text names its sources.
const sources: MarkdownHeading = { id: 'sources', text: 'Sources', level: 2 };
const noteOf = (token: Token | undefined): { readonly id: number; readonly subId: number } => {
  const { id = 0, subId = 0 }: { id?: number; subId?: number } = Object(token?.meta);
  return { id: id + 1, subId };
};
const mark = ({ id, subId }: ReturnType<typeof noteOf>): string =>
  subId === 0 ? `${id}` : `${id}-${subId + 1}`;
markdown.renderer.rules['footnote_ref'] = (tokens, index) => {
  const note = noteOf(tokens[index]);
  return `<sup class="note-mark"><a href="#note-${note.id}" id="mark-${mark(note)}" aria-label="Source ${note.id}">${note.id}</a></sup>`;
};
markdown.renderer.rules['footnote_block_open'] = () =>
  `<section class="notes" aria-labelledby="${sources.id}"><h2 id="${sources.id}"><a class="heading-link" href="#${sources.id}">${sources.text}</a></h2>\n<ol>\n`;
markdown.renderer.rules['footnote_block_close'] = () => '</ol></section>\n';
markdown.renderer.rules['footnote_open'] = (tokens, index) =>
  `<li id="note-${noteOf(tokens[index]).id}">`;
markdown.renderer.rules['footnote_anchor'] = (tokens, index) =>
  ` <a class="note-back" href="#mark-${mark(noteOf(tokens[index]))}" aria-label="Back to the text">↩\uFE0E</a>`;

// A wide table scrolls inside its own box, which the keyboard can reach.
markdown.renderer.rules['table_open'] = (tokens, index) => {
  const label = tokens
    .slice(0, index)
    .findLast(
      (token, position) => tokens[position - 1]?.type === 'heading_open' && token.type === 'inline',
    );
  const name = label === undefined ? 'Table' : `Table: ${plainText(label)}`;
  return `<div class="table-scroll" role="region" tabindex="0" aria-label="${escapeAttribute(name)}"><table>`;
};
markdown.renderer.rules['table_close'] = () => '</table></div>';

/**
 * Turns an editor's Markdown into HTML, and lists what is wrong with it: HTML beyond the allowed
 * tags, addresses that are none, pictures without alt text, headings out of order. It never throws.
 */
export const renderMarkdown = (source: string): RenderedMarkdown => {
  const walk: Walk = { words: 0, links: [], pictures: [], faults: [], headings: [] };
  const environment: { footnotes?: { refs?: Readonly<Record<string, number>> } } = {};
  const tokens = markdown.parse(source, environment);
  const workouts: WorkoutSource[] = [];
  let line = 1;
  for (const [index, token] of tokens.entries()) {
    if (token.map !== null) line = token.map[0] + 1;
    if (token.type === 'html_block') {
      const problem = htmlProblem(token.content);
      if (problem !== undefined) {
        walk.faults.push({ line, problem, remedy: `use Markdown, or one of ${allowedNames}` });
      }
    }
    if (token.type === 'heading_open') readHeading(token, tokens[index + 1], line, walk);
    if (token.type === 'inline') readInline(token, line, walk);
    if (isWorkout(token)) workouts.push({ source: token.content, line: line + 1 });
    else if (token.type === 'fence' || token.type === 'code_block')
      walk.words += countWords(token.content);
  }
  const notes = Object.entries(environment.footnotes?.refs ?? {});
  if (notes.length > 0) walk.headings.push(sources);
  for (const [name] of notes.filter(([, place]) => place < 0)) {
    const written = `[^${name.slice(1)}]`;
    walk.faults.push({
      line,
      problem: `nothing in the text leads to the note ${written}`,
      remedy: `write ${written} behind what it proves, or take the note out`,
    });
  }
  let html: string | undefined;
  // The opening and the closing half of a tag are one fault to a person.
  const faults = new Map(walk.faults.map((fault) => [`${fault.line} ${fault.problem}`, fault]));
  return {
    // Who only looks for faults does not ask for it.
    get html() {
      html ??= markdown.renderer.render(tokens, markdown.options, environment);
      return html;
    },
    words: walk.words,
    headings: walk.headings,
    links: walk.links,
    pictures: walk.pictures,
    faults: [...faults.values()],
    workouts,
  };
};
