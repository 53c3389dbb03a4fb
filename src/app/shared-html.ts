import { recallPartsBy } from '../ui/shared-part.tsx';
import { addStyles, stylesIn } from './page-styles.tsx';
import type { UsedStyle } from './page-styles.tsx';

type MadePart = {
  readonly html: string;
  readonly links: ReadonlySet<string>;
  readonly styles: readonly UsedStyle[];
};

const made = new Map<string, MadePart>();

const mark = ' data-shared="';

/** What stands in the element that begins before a place; undefined where another of its kind stands in it. */
const contentAt = (html: string, place: number): string | undefined => {
  const tag = /^[a-z]+/.exec(html.slice(html.lastIndexOf('<', place) + 1))?.[0] ?? '';
  const start = html.indexOf('>', place) + 1;
  const content = html.slice(start, html.indexOf(`</${tag}>`, start));
  return content.includes(`<${tag}`) ? undefined : content;
};

const learnParts = (html: string): void => {
  for (let place = html.indexOf(mark); place >= 0; place = html.indexOf(mark, place + 1)) {
    const start = place + mark.length;
    const part = html.slice(start, html.indexOf('"', start));
    if (made.has(part)) continue;
    const content = contentAt(html, place);
    // On a page that it leads to it is not what it is elsewhere.
    if (content === undefined || content.includes('aria-current')) continue;
    const links = [...content.matchAll(/ href="([^"]*)"/g)].map(([, link = '']) => link);
    made.set(part, { html: content, links: new Set(links), styles: stylesIn(content) });
  }
};

/** Renders a page with the shared parts that other pages have made, and learns those that it is the first to make. */
export const renderWithSharedParts = (pathname: string, render: () => string): string => {
  recallPartsBy((part, path) => {
    const known = made.get(part);
    if (known === undefined || known.links.has(path)) return undefined;
    addStyles(pathname, known.styles);
    return known.html;
  });
  const html = render();
  learnParts(html);
  return html;
};
