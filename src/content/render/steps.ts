import type { Token } from 'markdown-it';
import { plainTextOfTokens, tokensBeforeFootnoteBlock } from './plain-text.ts';

const isListOpen = ({ type }: Token): boolean =>
  type === 'ordered_list_open' || type === 'bullet_list_open';

/** The tokens between an opening token and the one that closes it. */
const contentOf = (tokens: readonly Token[], open: number): readonly Token[] => {
  const level = tokens[open]?.level;
  const length = tokens.slice(open + 1).findIndex((token) => token.level === level);
  return tokens.slice(open + 1, open + 1 + length);
};

/** The items of a list, each on one line. None if an item contains a nested list. */
const itemsOf = (text: readonly Token[], open: number): readonly string[] => {
  const list = contentOf(text, open);
  if (list.some(isListOpen)) return [];
  return list
    .flatMap((token, place) =>
      token.type === 'list_item_open'
        ? [plainTextOfTokens(contentOf(list, place)).replaceAll('\n', ' ')]
        : [],
    )
    .filter((item) => item !== '');
};

/**
 * The items of the first numbered list, each on one line. None if an item contains a nested list,
 * because nested steps have no single order.
 */
export const collectStepsFromTokens = (tokens: readonly Token[]): readonly string[] => {
  const text = tokensBeforeFootnoteBlock(tokens);
  const open = text.findIndex(({ type }) => type === 'ordered_list_open');
  return open === -1 ? [] : itemsOf(text, open);
};

/** The items of the list below the heading `Cues`, each on one line; none without such a list. */
export const collectCuesFromTokens = (tokens: readonly Token[]): readonly string[] => {
  const text = tokensBeforeFootnoteBlock(tokens);
  const heading = text.findIndex(
    ({ type, content }) => type === 'inline' && content.trim() === 'Cues',
  );
  if (heading === -1 || text[heading - 1]?.type !== 'heading_open') return [];
  const next = heading + 2;
  return text[next]?.type === 'bullet_list_open' ? itemsOf(text, next) : [];
};
