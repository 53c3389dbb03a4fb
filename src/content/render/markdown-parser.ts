import MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import * as v from 'valibot';
import { editorTextPiecesWithGymOrBodyPounds } from '../../domain/weights/pounds-in-text.ts';
import { findHtmlProblem } from './allowed-html.ts';
import { mathmlPartsOfFormula } from './formula.ts';
import { textOfInlineToken } from './plain-text.ts';
import { isWorkoutBlock, workoutPlaceholderForIndex } from './workout-block.ts';

/** markdown-it with our settings and our HTML for headings, notes, tables and workout blocks. */
export const markdownParser = new MarkdownIt({ html: true, typographer: true, quotes: '“”‘’' })
  .use(footnotes)
  .disable(['replacements', 'footnote_inline']);

// markdown-it would silently leave the source of a link that it refuses in the text. So it accepts
// all links, and `readLink` reports the bad ones and removes their addresses.
markdownParser.validateLink = () => true;

// A formula between double dollar signs: $$1RM = weight × (1 + reps ÷ 30)$$. Prices have a single
// one.
markdownParser.inline.ruler.before('escape', 'formula', (state, silent) => {
  if (!state.src.startsWith('$$', state.pos)) return false;
  const end = state.src.indexOf('$$', state.pos + 2);
  if (end === -1) return false;
  if (!silent) {
    state.push('formula', 'math', 0).content = state.src.slice(state.pos + 2, end).trim();
  }
  state.pos = end + 2;
  return true;
});

const { rules } = markdownParser.renderer;

/** Whether a formula is a paragraph of its own, and therefore shown on its own line. */
const isFormulaAlone = (inline: Token | undefined): boolean =>
  inline?.children?.length === 1 && inline.children[0]?.type === 'formula';
rules['paragraph_open'] = (tokens, index, options, _, self) => {
  if (tokens[index]?.hidden !== true && isFormulaAlone(tokens[index + 1])) {
    tokens[index]?.attrSet('class', 'formula');
  }
  return self.renderToken(tokens, index, options);
};
// Each part is an element of its own, because WebKit never breaks a line within one.
rules['formula'] = (tokens, index) => {
  const source = tokens[index]?.content ?? '';
  const parts = mathmlPartsOfFormula(source);
  return parts === undefined
    ? markdownParser.utils.escapeHtml(source)
    : parts.map((part) => `<math>${part}</math>`).join(' ');
};

// Disallowed HTML stops the build, but the result is safe even without that: it is shown as text.
for (const name of ['html_inline', 'html_block']) {
  rules[name] = (tokens, index) => {
    const html = tokens[index]?.content ?? '';
    return findHtmlProblem(html) === undefined ? html : markdownParser.utils.escapeHtml(html);
  };
}

// Pounds follow kilograms in an element of their own, which a switch hides
// (`src/app/inline-scripts.ts`).
rules['text'] = (tokens, index) =>
  editorTextPiecesWithGymOrBodyPounds(tokens[index]?.content ?? '')
    .map(({ text, pounds }) => {
      const html = markdownParser.utils.escapeHtml(text);
      return pounds === undefined ? html : `${html}<span class="lb"> (${pounds})</span>`;
    })
    .join('');

const renderFence = rules['fence'];
rules['fence'] = (tokens, index, options, environment, self) => {
  const token = tokens[index];
  if (token !== undefined && isWorkoutBlock(token)) {
    return workoutPlaceholderForIndex(tokens.slice(0, index).filter(isWorkoutBlock).length);
  }
  return renderFence?.(tokens, index, options, environment, self) ?? '';
};

// A heading links to itself, so that people can share the address of a part of a page. A heading
// that contains a link can't, because links must not be nested.
const linksToItself = (tokens: readonly Token[], index: number): boolean =>
  !(tokens[index + 1]?.children ?? []).some((child) => child.type === 'link_open');
rules['heading_open'] = (tokens, index, options, _, self) => {
  const heading = self.renderToken(tokens, index, options);
  const id = tokens[index]?.attrGet('id') ?? '';
  return linksToItself(tokens, index)
    ? `${heading}<a class="heading-link" href="#${id}">`
    : heading;
};
rules['heading_close'] = (tokens, index, options, _, self) =>
  `${linksToItself(tokens, index - 2) ? '</a>' : ''}${self.renderToken(tokens, index, options)}`;

/** The heading above the notes, which are the sources of a text. */
export const sourcesHeadingIdTextAndLevel = { id: 'sources', text: 'Sources', level: 2 } as const;

/** A note, or one of the marks in the text that link to it. The marks of one note count from 0. */
type Note = { readonly number: number; readonly mark: number };
const NoteMeta = v.object({ id: v.optional(v.number(), 0), subId: v.optional(v.number(), 0) });
const noteOf = (token: Token | undefined): Note => {
  const { id, subId } = v.parse(NoteMeta, token?.meta ?? {});
  return { number: id + 1, mark: subId };
};
const markIdOf = ({ number, mark }: Note): string =>
  mark === 0 ? `mark-${number}` : `mark-${number}-${mark + 1}`;
rules['footnote_ref'] = (tokens, index) => {
  const note = noteOf(tokens[index]);
  return `<sup class="note-mark"><a href="#note-${note.number}" id="${markIdOf(note)}" aria-label="Source ${note.number}">${note.number}</a></sup>`;
};
rules['footnote_block_open'] = () =>
  `<section class="notes" aria-labelledby="${sourcesHeadingIdTextAndLevel.id}"><h2 id="${sourcesHeadingIdTextAndLevel.id}"><a class="heading-link" href="#${sourcesHeadingIdTextAndLevel.id}">${sourcesHeadingIdTextAndLevel.text}</a></h2>\n<ol>\n`;
rules['footnote_block_close'] = () => '</ol></section>\n';
rules['footnote_open'] = (tokens, index) => `<li id="note-${noteOf(tokens[index]).number}">`;
rules['footnote_anchor'] = (tokens, index) =>
  ` <a class="note-back" href="#${markIdOf(noteOf(tokens[index]))}" aria-label="Back to the text">↩\uFE0E</a>`;

// A wide table scrolls inside its own box, which is focusable and labelled by the heading above it.
rules['table_open'] = (tokens, index) => {
  const heading = tokens
    .slice(0, index)
    .findLast(
      (token, place) => tokens[place - 1]?.type === 'heading_open' && token.type === 'inline',
    );
  const name = heading === undefined ? 'Table' : `Table: ${textOfInlineToken(heading)}`;
  return `<div class="table-scroll" role="region" tabindex="0" aria-label="${markdownParser.utils.escapeHtml(name)}"><table>`;
};
rules['table_close'] = () => '</table></div>';
