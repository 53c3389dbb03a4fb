import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { HeaderRoutes, IAdapter, RoutesManifest } from 'gatsby';
import { routes } from '../domain/routes.ts';

const forAYear = [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }];

const forEveryAddress = [
  { key: 'cache-control', value: 'public, max-age=0, must-revalidate' },
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'referrer-policy', value: 'same-origin' },
  { key: 'x-frame-options', value: 'DENY' },
];

/**
 * How many characters of its digest webpack puts into the name of a script. Every page carries the names of all scripts, and
 * ten characters tell them apart as well as webpack's twenty do.
 */
export const digestLength = 10;

/** Files that webpack names by their content. */
const isNamedByContent = new RegExp(`[.-][0-9a-f]{${digestLength}}\\.(js|css)$`);

/** How the host answers: pages are asked for anew each time, what is named by its content is kept for a year. */
export const headerRoutesOf = (files: readonly string[]): HeaderRoutes => [
  { path: '/*', headers: forEveryAddress },
  { path: '/static/*', headers: forAYear },
  ...files
    .filter((file) => isNamedByContent.test(file))
    .map((file) => ({ path: `/${file}`, headers: forAYear })),
];

/** The one page that stands at many addresses, with its data. All other files stand at their own. */
const sharedPage: RoutesManifest = [
  { folder: routes.members, file: '[...]/index.html' },
  { folder: `/page-data${routes.members}`, file: '[...]/page-data.json' },
].map(({ folder, file }) => ({
  type: 'static',
  path: `${folder}*`,
  filePath: `public${folder}${file}`,
  headers: [],
}));

/**
 * An adapter that is told what the host cannot see for itself. Gatsby would have it look at a list of all files, which for
 * ten thousand articles takes longer than to write it down.
 */
export const withFewRoutes = (adapter: IAdapter): IAdapter => ({
  ...adapter,
  // Gatsby makes its own lists when they are read: they are not even copied.
  adapt: ({ reporter, pathPrefix, trailingSlash, remoteFileAllowedUrls }) =>
    adapter.adapt({
      reporter,
      pathPrefix,
      trailingSlash,
      remoteFileAllowedUrls,
      functionsManifest: [],
      routesManifest: sharedPage,
      headerRoutes: headerRoutesOf(readdirSync(resolve('public'))),
    }),
});
