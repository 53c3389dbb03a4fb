import { routes, slugAsHeading } from '../routes.ts';

/** One step of the breadcrumbs. */
export type Crumb = { readonly name: string; readonly path: string };

/** Returns the name of a page on the way. */
export type CrumbNameOf = (path: string) => string;

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

/**
 * The paths between home and a page. `/category/…` is shown below `/articles/`, although its path
 * isn't.
 */
const pathsTo = (path: string): readonly string[] => {
  const [section = '', ...rest] = partsOf(path);
  const first = section === 'category' ? routes.articles : `/${section}/`;
  const middle = rest.slice(0, -1).map((_, index) => {
    const parts = [section, ...rest.slice(0, index + 1)];
    return `/${parts.join('/')}/`;
  });
  return [first, ...middle].filter((between) => between !== path);
};

const publicNameOf: CrumbNameOf = (path) =>
  path === routes.preBuiltPlans ? 'Pre-built plans' : slugAsHeading(partsOf(path).at(-1) ?? '');

const trailTo = (path: string, title: string, nameOf: CrumbNameOf): readonly Crumb[] => [
  { name: 'Home', path: routes.home },
  ...pathsTo(path).map((between) => ({ name: nameOf(between), path: between })),
  { name: title, path },
];

const numberedPage = /^(.+\/)page\/(\d+)\/$/;

/**
 * The breadcrumbs from home to a page, both included, made from the page's path and title. Empty
 * for home and for top-level pages. Pages of a list after the first are named by their number;
 * `title` is the list's. The members zone has names of its own (`breadcrumbNameInMembersZone`),
 * which public pages don't load.
 */
export const breadcrumbsOf = (
  path: string,
  title: string,
  nameOf: CrumbNameOf = publicNameOf,
): readonly Crumb[] => {
  const [, list, number] = numberedPage.exec(path) ?? [];
  if (list !== undefined)
    return [...trailTo(list, title, nameOf), { name: `Page ${number}`, path }];
  return partsOf(path).length < 2 ? [] : trailTo(path, title, nameOf);
};
