import { categoryName } from './members/category-name.ts';
import { memberSections } from './members/plan-address.ts';
import { sectionNames as memberSectionNames } from './members/section-name.ts';
import { sectionPath } from './members/zone-address.ts';
import { headingOf, routes } from './routes.ts';

/** A page on the way from home to another. */
export type Crumb = { readonly name: string; readonly path: string };

/** A section whose name is not its address in words. */
const sectionNames: Readonly<Record<string, string>> = {
  [routes.preBuiltPlans]: 'Pre-built plans',
  [routes.members]: 'Members zone',
  ...Object.fromEntries(
    memberSections.map((section) => [sectionPath(section), memberSectionNames[section]]),
  ),
};

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

/** The addresses between home and a page. Categories of articles stand beside the articles, and belong below them. */
const waysTo = (path: string): readonly string[] => {
  const [section = '', ...rest] = partsOf(path);
  const first = section === 'category' ? routes.articles : `/${section}/`;
  const between = rest.slice(0, -1).map((_, index) => {
    const parts = [section, ...rest.slice(0, index + 1)];
    return `/${parts.join('/')}/`;
  });
  return [first, ...between].filter((way) => way !== path);
};

const nameOf = (path: string): string => {
  const last = partsOf(path).at(-1) ?? '';
  return sectionNames[path] ?? (path.startsWith(routes.members) ? categoryName : headingOf)(last);
};

const trailTo = (path: string, title: string): readonly Crumb[] => [
  { name: 'Home', path: routes.home },
  ...waysTo(path).map((way) => ({ name: nameOf(way), path: way })),
  { name: title, path },
];

const numberedPage = /^(.+\/)page\/(\d+)\/$/;

/**
 * The way from home to a page, both included, out of the page's address and title; empty for home and the pages
 * of the first level. The title of a list is that of its first page; the others are called by their number.
 */
export const breadcrumbsOf = (path: string, title: string): readonly Crumb[] => {
  const [, list, number] = numberedPage.exec(path) ?? [];
  if (list !== undefined) return [...trailTo(list, title), { name: `Page ${number}`, path }];
  return partsOf(path).length < 2 ? [] : trailTo(path, title);
};
