import { queryRangesInTexts } from '../engine/mark-text.ts';

/** More highlights would not help anybody. */
const maxHighlights = 2000;

/** Elements without readable text, and those that link to other pages. */
const excluded = 'script, style, noscript, textarea, svg, nav, aside';

const textNodesIn = (root: Element): readonly Text[] => {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isReadable = node.parentElement?.closest(excluded) === null;
    if (node instanceof Text && isReadable) texts.push(node);
  }
  return texts;
};

const toRange = (text: Text, start: number, end: number): Range => {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return range;
};

/** The places in an element's text that match a search. */
export const findMatchingDomRanges = (root: Element, searchText: string): readonly Range[] => {
  const texts = textNodesIn(root);
  const marks = queryRangesInTexts(
    texts.map(({ data }) => data),
    searchText,
  );
  return texts
    .flatMap((text, place) => (marks[place] ?? []).map(([start, end]) => toRange(text, start, end)))
    .slice(0, maxHighlights);
};
