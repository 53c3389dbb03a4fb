import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { HeaderRoutes, IAdapter, RoutesManifest } from 'gatsby';
import { securityHeadersOfEveryResponse } from '../config/shared/security-headers.ts';
import {
  publishedFilmFolder,
  publishedPictureFolder,
} from '../domain/addresses/published-picture.ts';
import { routes } from '../domain/routes.ts';

const cacheForAYear = [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }];

const headersOfEveryFile = [
  { key: 'cache-control', value: 'public, max-age=0, must-revalidate' },
  ...Object.entries(securityHeadersOfEveryResponse).map(([key, value]) => ({ key, value })),
];

/**
 * The number of characters of a script's digest that go into its file name. Every page lists the
 * names of all scripts, so eight characters instead of webpack's twenty make each page smaller, and
 * are still enough to avoid collisions.
 */
export const scriptFileNameDigestLength = 8;

const hasDigestInName = new RegExp(`[.-][0-9a-f]{${scriptFileNameDigestLength}}\\.(js|css)$`);

/**
 * The host's header rules for the files at the top of `public/`. Browsers revalidate every page; a
 * file with a digest in its name never changes, so browsers keep it for a year.
 */
export const headerRoutesOfFiles = (files: readonly string[]): HeaderRoutes => [
  { path: '/*', headers: headersOfEveryFile },
  { path: '/static/*', headers: cacheForAYear },
  { path: `${publishedPictureFolder}*`, headers: cacheForAYear },
  { path: `${publishedFilmFolder}*`, headers: cacheForAYear },
  ...files
    .filter((file) => hasDigestInName.test(file))
    .map((file) => ({ path: `/${file}`, headers: cacheForAYear })),
];

/** The members zone is one page with many addresses. Every other file has a single address. */
const membersZoneRoutes: RoutesManifest = [
  { folder: routes.members, file: '[...]/index.html' },
  { folder: `/page-data${routes.members}`, file: '[...]/page-data.json' },
].map(({ folder, file }) => ({
  type: 'static',
  path: `${folder}*`,
  filePath: `public${folder}${file}`,
  headers: [],
}));

/**
 * Wraps the host's adapter so that it gets only the routes that the host cannot work out from the
 * files. Gatsby's own lists name every file; with ten thousand articles, going through them takes
 * longer than writing them.
 */
export const adapterWithFewRoutes = (
  adapter: IAdapter,
  publicFolder: string = resolve('public'),
): IAdapter => ({
  ...adapter,
  // `routesManifest` and `headerRoutes` are getters: Gatsby builds its lists when they are read, so
  // don't read them.
  adapt: ({ reporter, pathPrefix, trailingSlash, remoteFileAllowedUrls }) =>
    adapter.adapt({
      reporter,
      pathPrefix,
      trailingSlash,
      remoteFileAllowedUrls,
      functionsManifest: [],
      routesManifest: membersZoneRoutes,
      headerRoutes: headerRoutesOfFiles(readdirSync(publicFolder)),
    }),
});

/**
 * Wraps the host's adapter so that pictures come from the site itself: the content's files have no
 * other address.
 */
export const adapterWithoutImageCdn = (adapter: IAdapter): IAdapter => ({
  ...adapter,
  config: async (context) => ({
    ...(await adapter.config?.(context)),
    imageCDNUrlGeneratorModulePath: resolve('src/build/pictures/picture-address.ts'),
  }),
});
