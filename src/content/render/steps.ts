import type { Token } from 'markdown-it';
import { toPlainText, withoutNotes } from './plain-text.ts';

const isListOpen = ({ type }: Token): boolean =>
  type === 'ordered_list_open' || type === 'bullet_list_open';

/** The tokens between an opening token and the one that closes it. */
const contentOf = (tokens: readonly Token[], open: number): readonly Token[] => {
  const level = tokens[open]?.level;
  const length = tokens.slice(open + 1).findIndex((token) => token.level === level);
  return tokens.slice(open + 1, open + 1 + length);
};

/**
 * The items of the first numbered list, each on one line. None when an item holds a list of its own, because steps
 * inside steps can't be put into one order.
 */
export const collectSteps = (tokens: readonly Token[]): readonly string[] => {
  const text = withoutNotes(tokens);
  const open = text.findIndex(({ type }) => type === 'ordered_list_open');
  if (open === -1) return [];
  const list = contentOf(text, open);
  if (list.some(isListOpen)) return [];
  return list
    .flatMap((token, place) =>
      token.type === 'list_item_open'
        ? [toPlainText(contentOf(list, place)).replaceAll('\n', ' ')]
        : [],
    )
    .filter((step) => step !== '');
};
