import {
  answerStrategyForOurFetchByTabBuild,
  answerStrategyForPage,
  answerStrategyForPageData,
  classifyTabBuildAgainstOwn,
  type AnswerStrategy,
} from '../domain/offline/choose-answer.ts';
import { answerByteRange } from '../domain/offline/kept-films.ts';
import {
  cacheKeyOfOriginalPicture,
  originalOfImageServiceUrl,
} from '../domain/offline/kept-pictures.ts';
import {
  appDataAddress,
  buildIdHeader,
  isDeviceDataPage,
  keptPageCacheKey,
  offlinePagePath,
  picturesCacheName,
} from '../domain/offline/kept-pages-and-caches.ts';
import { freshPageFetchTimeoutMs } from '../domain/timeouts.ts';
import { ownBuildId } from './build.ts';
import { isAnswerOfOwnBuild, findKeptOfOwnBuildByAddress } from './keep.ts';
import { recordedBuildOfTab, recordTabBuild } from './tabs.ts';
import { serviceWorker } from './worker-scope.ts';

/** Rejects after a while. */
const late = (milliseconds: number): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('It takes too long.')), milliseconds);
  });

const give = async (
  answer: AnswerStrategy,
  request: Request,
  kept: Response | undefined,
): Promise<Response> => {
  switch (answer) {
    case 'kept':
      return kept ?? fetch(request);
    case 'leave':
      return fetch(request);
    case 'network, then kept':
    case 'network for a while, then kept': {
      if (kept === undefined) return fetch(request);
      const asked = fetch(request);
      const isPatient = answer === 'network, then kept';
      const first = isPatient ? asked : Promise.race([asked, late(freshPageFetchTimeoutMs)]);
      return first.catch(() => kept);
    }
    case 'own build only': {
      const found = await fetch(request);
      // Gatsby asks three times more, at once, and then loads the page as a whole: of the newer
      // build.
      return isAnswerOfOwnBuild(found) ? found : new Response(null, { status: 503 });
    }
  }
};

/** Answers a page that is opened, and notes which build its tab shows. */
export const answerPage = async (request: Request, tab: string): Promise<Response> => {
  const path = keptPageCacheKey(new URL(request.url).pathname);
  const kept = await findKeptOfOwnBuildByAddress(path);
  const answer = answerStrategyForPage({
    isKept: kept !== undefined,
    livesOnDevice: isDeviceDataPage(path),
    hasNewerWorker: serviceWorker.registration.waiting !== null,
  });
  try {
    const given = await give(answer, request, kept);
    // The browser follows a redirect itself, and then asks for its target.
    if (given.type !== 'opaqueredirect') {
      await recordTabBuild(tab, given.headers.get(buildIdHeader) ?? '');
    }
    return given;
  } catch {
    return (await findKeptOfOwnBuildByAddress(offlinePagePath)) ?? Response.error();
  }
};

/** Answers what Gatsby asks for. */
export const answerPageData = async (request: Request, tab: string): Promise<Response> => {
  const { pathname } = new URL(request.url);
  const [kept, appData, shown] = await Promise.all([
    findKeptOfOwnBuildByAddress(keptData(pathname)),
    findKeptOfOwnBuildByAddress(appDataAddress),
    recordedBuildOfTab(tab),
  ]);
  const answer = answerStrategyForPageData({
    tab: classifyTabBuildAgainstOwn(shown, ownBuildId),
    isKept: kept !== undefined,
    hasCopy: appData !== undefined,
  });
  return give(answer, request, kept);
};

/** Answers a file that our own code asks for. */
export const answerDataFetchedByOurCode = async (
  request: Request,
  tab: string,
): Promise<Response> => {
  const { pathname } = new URL(request.url);
  const [kept, shown] = await Promise.all([
    findKeptOfOwnBuildByAddress(keptData(pathname)),
    recordedBuildOfTab(tab),
  ]);
  return give(
    answerStrategyForOurFetchByTabBuild(classifyTabBuildAgainstOwn(shown, ownBuildId)),
    request,
    kept,
  );
};

/** The zone's pages share their data. */
const keptData = (pathname: string): string =>
  pathname.startsWith('/page-data/members/') &&
  !/^\/page-data\/members\/(account|gift-card)\//.test(pathname)
    ? '/page-data/members/[...]/page-data.json'
    : pathname;

/**
 * The kept copy of a file with a digest in its name, else the network's; rejects if that can't be
 * reached.
 */
export const answerFileNamedByDigest = async (request: Request): Promise<Response> => {
  const kept = await findKeptOfOwnBuildByAddress(new URL(request.url).pathname);
  return kept ?? fetch(request);
};

/** Answers a picture: without a signal, in whatever size is kept. */
export const answerPictureFromNetworkOrKept = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    const address = cacheKeyOfOriginalPicture(originalOfImageServiceUrl(new URL(request.url)));
    const kept = await caches.match(address, { cacheName: picturesCacheName });
    if (kept === undefined) throw error;
    return kept;
  }
};

/**
 * Answers a film: without a signal, from what is kept. Safari plays nothing that ignores which part
 * it asks for.
 */
export const answerFilmFromNetworkOrKept = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    const { pathname } = new URL(request.url);
    const kept = await caches.match(pathname, { cacheName: picturesCacheName });
    if (kept === undefined) throw error;
    const film = await kept.clone().blob();
    const type = kept.headers.get('content-type') ?? film.type;
    return answerByteRange(film, type, request.headers.get('range')) ?? kept;
  }
};
