import { markTexts } from './engine/mark-texts.ts';

/** More marks than this help nobody to find a place. */
const most = 2000;

/** What is no text, or leads away from the page instead of belonging to it. */
const leftOut = 'script, style, noscript, textarea, svg, nav, aside';

const isReadable = (node: Node): boolean => {
  const parent = node.parentElement;
  return parent !== null && parent.closest(leftOut) === null;
};

const textsBelow = (root: Element): readonly Text[] => {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text && isReadable(node)) texts.push(node);
  }
  return texts;
};

/** What answers a search in the text below an element. */
export const rangesFound = (root: Element, searchText: string): readonly Range[] => {
  const texts = textsBelow(root);
  const marks = markTexts(
    texts.map(({ data }) => data),
    searchText,
  );
  const ranges = texts.flatMap((text, place) =>
    (marks[place] ?? []).map(([start, end]) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      return range;
    }),
  );
  return ranges.slice(0, most);
};
