import { routes } from '../routes.ts';

/**
 * The service worker, and the page that it shows where a page can't be had (decision 087). Both are
 * files of the build.
 */
export const serviceWorkerPath = '/sw.js';
export const offlinePagePath = '/offline.html';
export const offlinePageScriptPath = '/offline.js';

/** The header in which the host names the build that an answer belongs to. */
export const buildIdHeader = 'knurl-build';

/** What of one build is kept on the device. */
export const buildCachePrefix = 'knurl-copy-';
export const cacheNameOfBuild = (build: string): string => `${buildCachePrefix}${build}`;

/**
 * What doesn't belong to one build: which pages are kept, which build each tab shows, and pictures.
 */
export const keptListAndTabBuildsCacheName = 'knurl-kept';
export const picturesCacheName = 'knurl-pictures';

/** The address of the list within its cache. Nothing is served there. */
export const firstOfTwoKeptPageListKeys = '/-/kept.json';
/**
 * Where the list is, in the order in which it is read (`keptPageListKeysToWriteInOrder`: in which
 * it is written).
 */
export const keptPageListCacheKeys = [firstOfTwoKeptPageListKeys, '/-/kept-again.json'] as const;

/**
 * Whether the service worker made the cache of this name: a build's copy, the list of kept pages,
 * or the pictures.
 */
export const isOurCache = (name: string): boolean =>
  name.startsWith(buildCachePrefix) ||
  name === keptListAndTabBuildsCacheName ||
  name === picturesCacheName;

/** The zone is one page with many addresses. */
const zonePattern = /^\/members\/(?!account\/|gift-card\/)/;

/**
 * The address under which a page is kept: without its query, and one for the whole members zone.
 */
export const keptPageCacheKey = (pathname: string): string =>
  zonePattern.test(pathname) ? routes.members : pathname;

/** The path of a page's data; the whole members zone has one, which `routes.members` stands for. */
export const pageDataAddress = (path: string): string => {
  if (path === routes.home) return '/page-data/index/page-data.json';
  return `/page-data${path === routes.members ? `${path}[...]/` : path}page-data.json`;
};

/** The file that Gatsby compares with each page's scripts. */
export const appDataAddress = '/page-data/app-data.json';

/**
 * Pages that live on the device: they are shown at once from what is kept, unless a newer build
 * waits.
 */
const devicePaths: readonly string[] = [
  routes.train,
  routes.trainingLog,
  routes.logOnAllDevices,
  routes.myWeights,
  routes.mySessions,
  routes.onThisDevice,
];

export const isDeviceDataPage = (path: string): boolean => devicePaths.includes(path);

/**
 * Which pages are kept for whoever trains or comes back, without being asked: those above, the home
 * page, at which an installed site starts, and the calculators. In this order they are listed.
 */
export const pagesAlwaysKept = (pages: readonly string[]): readonly string[] => [
  ...[...devicePaths, routes.home].filter((path) => pages.includes(path)),
  ...pages.filter((path) => path.startsWith(routes.calculators)).toSorted(),
];

/**
 * Whether a kept page is named where all are: the home page is there to start at, without its
 * pictures.
 */
export const isShownInKeptPagesList = (path: string): boolean => path !== routes.home;

/**
 * Pages that are kept because the visitor has opened them: what she reads and trains by. Others
 * change with every visit, or cost room for little.
 */
export const isKeptWhenOpened = (path: string): boolean =>
  /^\/(workout-plans|exercises|articles|pre-built-plans|workout-packs|home-gym-packs)\/(?!page\/|within-|with-|for-)./.test(
    path,
  );
