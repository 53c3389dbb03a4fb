import type { Token } from 'markdown-it';
import { textOfAllowedHtml } from './allowed-html.ts';
import { isWorkoutBlock } from './workout-block.ts';

/** The words of an inline token without formatting; each line break becomes a line feed. */
export const textOfInlineToken = (token: Token | undefined): string =>
  (token?.children ?? [])
    .map((child) => {
      switch (child.type) {
        case 'text':
        case 'code_inline':
        case 'formula':
          return child.content;
        case 'html_inline':
          return textOfAllowedHtml(child.content);
        case 'softbreak':
          return ' ';
        case 'hardbreak':
          return '\n';
        default:
          return '';
      }
    })
    .join('');

/** The tokens without the notes at the end of a text. */
export const tokensBeforeFootnoteBlock = (tokens: readonly Token[]): readonly Token[] => {
  const start = tokens.findIndex(({ type }) => type === 'footnote_block_open');
  return start === -1 ? tokens : tokens.slice(0, start);
};

const textOfToken = (token: Token): string => {
  switch (token.type) {
    case 'inline':
      return textOfInlineToken(token);
    case 'html_block':
      return textOfAllowedHtml(token.content);
    case 'code_block':
      return `\n${token.content.replaceAll('\n', ' ')}\n`;
    case 'fence':
      return isWorkoutBlock(token) ? '' : `\n${token.content.replaceAll('\n', ' ')}\n`;
    // The cells of a row share a line.
    case 'td_close':
    case 'th_close':
      return ' ';
    case 'td_open':
    case 'th_open':
      return '';
    default:
      return '\n';
  }
};

/**
 * The words of block tokens without formatting, pictures, workout blocks, notes and their marks:
 * one line for each paragraph, heading, list item and table row.
 */
export const plainTextOfTokens = (tokens: readonly Token[]): string =>
  tokensBeforeFootnoteBlock(tokens)
    .map(textOfToken)
    .join('')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
