import { markTexts } from '../../domain/search/mark-texts.ts';

/** The name by which the style sheet knows the marks. */
const markName = 'search-words';

/** More marks than this help nobody to find a place. */
const most = 2000;

const isReadable = (node: Node): boolean => {
  const parent = node.parentElement;
  return parent !== null && parent.closest('script, style, noscript, textarea, svg') === null;
};

const textsBelow = (root: Element): readonly Text[] => {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text && isReadable(node)) texts.push(node);
  }
  return texts;
};

/**
 * Marks what answers a search in the page's own text. Nothing is put into the page, so React finds it as it left it;
 * a browser that cannot paint such marks (before 2025) shows the page without.
 */
export const markPage = (searchText: string): void => {
  const main = document.querySelector('main');
  if (main === null || !('highlights' in CSS)) return;
  const texts = textsBelow(main);
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
  CSS.highlights.set(markName, new Highlight(...ranges.slice(0, most)));
};
