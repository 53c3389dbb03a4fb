import { cacheKeyOfOriginalPicture, picturesInPageData } from '../domain/offline/kept-pictures.ts';
import { filmAndDrawingInPageData, maxBytesPerKeptFilm } from '../domain/offline/kept-films.ts';
import {
  headingOrTitleOfHtml,
  keptPageListAfterRequest,
  keptPageListKeysToWriteInOrder,
  readKeptPageListFromCache,
  type KeepPagesRequest,
  type KeptPageList,
  type KeptPageWithReason,
} from '../domain/offline/kept-page-list.ts';
import {
  appDataAddress,
  buildIdHeader,
  pageDataAddress,
  offlinePagePath,
  offlinePageScriptPath,
  picturesCacheName,
  keptListAndTabBuildsCacheName,
  keptPageListCacheKeys,
  buildCachePrefix,
  cacheNameOfBuild,
} from '../domain/offline/kept-pages-and-caches.ts';
import { alwaysKeptPages, ownBuildId, ownBuildFilesForKeptPages } from './build.ts';

/** How many files are fetched at once: the visitor may be using the site meanwhile. */
const atOnce = 4;
const maxPictures = 600;

const inTurns = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const waiting = [...items];
  const turn = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
};

const openCopy = (): Promise<Cache> => caches.open(cacheNameOfBuild(ownBuildId));

/**
 * What is kept of our build at an address. It creates no cache: the visitor may have just removed
 * all of them.
 */
export const findKeptOfOwnBuildByAddress = (address: string): Promise<Response | undefined> =>
  caches.match(address, { cacheName: cacheNameOfBuild(ownBuildId) });

/**
 * Whether an answer is of our own build. Another server sends no such header: then nothing is kept.
 */
export const isAnswerOfOwnBuild = (answer: Response): boolean =>
  answer.headers.get(buildIdHeader) === ownBuildId;

class OtherBuild extends Error {}

/**
 * Fetches a file of our build. Undefined if the site doesn't have it any more; rejects if it comes
 * from another build.
 */
const fetchOwn = async (address: string): Promise<Response | undefined> => {
  const answer = await fetch(address, { cache: 'reload', credentials: 'same-origin' });
  if (!isAnswerOfOwnBuild(answer)) throw new OtherBuild(`${address} is of another build.`);
  if (answer.status === 404) return undefined;
  // A redirected answer can't be shown as the page of this address.
  if (!answer.ok || answer.redirected) throw new Error(`${address} answered ${answer.status}.`);
  return answer;
};

const keepFile = async (copy: Cache, address: string): Promise<void> => {
  if ((await copy.match(address)) !== undefined) return;
  // A file with a digest in its name may come from the browser's own cache, whatever build it was
  // fetched for.
  const isLasting = address.startsWith('/static/') || /[0-9a-f]{8}\.(js|css)$/.test(address);
  const answer = isLasting ? await fetch(address) : await fetchOwn(address);
  if (answer?.ok !== true) throw new Error(`${address} can’t be kept.`);
  await copy.put(address, answer);
};

const keepPicture = async (source: string, address: string): Promise<void> => {
  const pictures = await caches.open(picturesCacheName);
  const key = cacheKeyOfOriginalPicture(source);
  if ((await pictures.match(key)) !== undefined) return;
  const answer = await fetch(address).catch(() => undefined);
  if (answer?.ok === true) await pictures.put(key, answer);
};

/** Keeps the first film of an exercise or what lies over it, unless it is too large. */
const keepFilm = async (address: string): Promise<void> => {
  const pictures = await caches.open(picturesCacheName);
  if ((await pictures.match(address)) !== undefined) return;
  const answer = await fetch(address).catch(() => undefined);
  // A part would be 206.
  if (answer?.status !== 200) return;
  const bytes = await answer.arrayBuffer();
  const { headers } = answer;
  if (bytes.byteLength <= maxBytesPerKeptFilm) {
    await pictures.put(address, new Response(bytes, { headers }));
  }
};

/**
 * Keeps a page, its data and its pictures. Returns it with its title; undefined if there is no such
 * page.
 */
const keepPage = async (
  copy: Cache,
  page: KeptPageWithReason,
): Promise<KeptPageWithReason | undefined> => {
  const { path } = page;
  const dataAddress = pageDataAddress(path);
  const [keptHtml, keptData] = await Promise.all([copy.match(path), copy.match(dataAddress)]);
  if (keptHtml !== undefined && page.title !== '') return page;
  // What is kept isn't written again: a browser that dies while it replaces a file may have neither
  // the old one nor the new.
  const isKept = keptHtml !== undefined && keptData !== undefined;
  const [html, data] = isKept
    ? [keptHtml, keptData]
    : await Promise.all([fetchOwn(path), fetchOwn(dataAddress)]);
  if (html === undefined || data === undefined) return undefined;
  const title = headingOrTitleOfHtml(await html.clone().text());
  const text = await data.clone().text();
  if (!isKept) {
    // The page last: it counts as kept only with its data.
    await copy.put(dataAddress, data);
    await copy.put(path, html);
  }
  if (page.why !== 'always') {
    await inTurns([...picturesInPageData(text)], ([source, address]) =>
      keepPicture(source, address),
    );
    await inTurns(filmAndDrawingInPageData(text), keepFilm);
  }
  return { ...page, title };
};

/** The paths of the pages that are kept of any build. */
const pathsInCopies = async (): Promise<readonly string[]> => {
  const copies = (await caches.keys()).filter((name) => name.startsWith(buildCachePrefix));
  const keys = await Promise.all(copies.map(async (name) => (await caches.open(name)).keys()));
  return keys
    .flat()
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.endsWith('/'));
};

/** The list; if it is lost, one of the pages that are kept. Empty if nothing is. */
const readList = async (): Promise<KeptPageList> => {
  const cache = await caches.open(keptListAndTabBuildsCacheName);
  const list = await readKeptPageListFromCache((address) => cache.match(address));
  if (list.length > 0) return list;
  const opened = await pathsInCopies();
  return opened.length === 0
    ? []
    : keptPageListAfterRequest([], { followed: [], opened }, alwaysKeptPages);
};

const writeList = async (list: KeptPageList): Promise<void> => {
  const cache = await caches.open(keptListAndTabBuildsCacheName);
  for (const address of await keptPageListKeysToWriteInOrder((at) => cache.match(at))) {
    await cache.put(address, Response.json(list));
  }
};

const dropTheRest = async (copy: Cache, list: KeptPageList): Promise<void> => {
  const wanted = new Set(list.map(({ path }) => path));
  for (const { url } of await copy.keys()) {
    const { pathname } = new URL(url);
    if (!pathname.endsWith('/') || wanted.has(pathname)) continue;
    await Promise.all([copy.delete(pathname), copy.delete(pageDataAddress(pathname))]);
  }
  const pictures = await caches.open(picturesCacheName);
  const keys = await pictures.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - maxPictures))) {
    await pictures.delete(old);
  }
};

/**
 * Fetches what of a list isn't kept yet. `strict`: rejects if any page can't be had now; otherwise
 * the next visit tries again.
 */
const keepPagesOfList = async (list: KeptPageList, strict: boolean): Promise<void> => {
  const copy = await openCopy();
  await inTurns(ownBuildFilesForKeptPages, (address) => keepFile(copy, address));
  const pages = new Map<string, KeptPageWithReason | undefined>(
    list.map((page) => [page.path, page]),
  );
  await inTurns(list, async (page) => {
    try {
      pages.set(page.path, await keepPage(copy, page));
    } catch (error) {
      // A newer build is online: its own worker will keep it.
      if (strict || error instanceof OtherBuild) throw error;
    }
  });
  // The file by which Gatsby would notice another build comes last: only then the copy is whole.
  await keepFile(copy, appDataAddress);
  const found = list.flatMap(({ path }) => pages.get(path) ?? []);
  await writeList(found);
  await dropTheRest(copy, found);
};

/**
 * Keeps what a page asks for and drops what is off the list; a page that can't be had now waits for
 * the next visit. Rejects if the build's own files can't be had, or a newer build is online.
 */
export const keepPagesAskedForByTab = async (wanted: KeepPagesRequest): Promise<void> => {
  const list = keptPageListAfterRequest(await readList(), wanted, alwaysKeptPages);
  await keepPagesOfList(list, false);
};

/**
 * Before this worker can take over: the offline page, and in this build whatever the one before it
 * keeps. All of it or nothing, or a page could be gone when the visitor opens it without a signal.
 */
export const carryOverKeptPagesAtInstall = async (): Promise<void> => {
  const copy = await openCopy();
  for (const address of [offlinePagePath, offlinePageScriptPath]) {
    const answer = await fetchOwn(address);
    if (answer !== undefined) await copy.put(address, answer);
  }
  const list = await readList();
  if (list.length > 0) {
    await keepPagesOfList(
      list.map((page) => ({ ...page, title: '' })),
      true,
    );
  }
};

/** Deletes every kept copy except that of this worker's build. */
export const deleteCopiesOfAllOtherBuilds = async (): Promise<void> => {
  for (const name of await caches.keys()) {
    if (name.startsWith(buildCachePrefix) && name !== cacheNameOfBuild(ownBuildId))
      await caches.delete(name);
  }
};

/** Deletes everything that is kept, but not the offline page. */
export const deleteAllKeptButOfflinePage = async (): Promise<void> => {
  await caches.delete(picturesCacheName);
  const lists = await caches.open(keptListAndTabBuildsCacheName);
  for (const address of keptPageListCacheKeys) await lists.delete(address);
  const copy = await openCopy();
  for (const { url } of await copy.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== offlinePagePath && pathname !== offlinePageScriptPath)
      await copy.delete(pathname);
  }
};
