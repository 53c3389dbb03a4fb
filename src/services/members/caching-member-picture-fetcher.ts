import { generalApiPaths, largeMemberPlanPictureApiPath } from '../../domain/api-paths.ts';
import { maxPicturesPerRequest } from '../../domain/limits.ts';
import { parsePicturesByPlanAddress } from '../../domain/members/parse-member-plans.ts';
import { largePlanPictureFetchTimeoutMs } from '../../domain/timeouts.ts';
import { readAsDataUrl } from '../read-as-data-url.ts';
import { callMemberApi, withAccessToken, type GetAccessToken } from './member-api.ts';

/**
 * Returns a plan's picture as a data URL, by the plan's address without `/members/`; undefined when
 * it can't be fetched.
 */
type FetchPicture = (planAddress: string) => Promise<string | undefined>;

/** The pictures of member plans. They are cached while the page is open and never stored. */
export type CachingMemberPictureFetcher = {
  readonly small: FetchPicture;
  readonly large: FetchPicture;
};

type PictureRequest = {
  readonly planAddress: string;
  readonly resolve: (source: string | undefined) => void;
};

/** How long requests for small pictures are collected, in milliseconds. */
const batchDelay = 30;

/**
 * Fetches the small pictures that a page requests at about the same time in one call, because each
 * call has a cost.
 */
const createBatchedFetch = (getAccessToken: GetAccessToken): FetchPicture => {
  let waiting: PictureRequest[] = [];

  const fetchBatch = async (batch: readonly PictureRequest[]): Promise<void> => {
    const query = new URLSearchParams(batch.map(({ planAddress }) => ['plan', planAddress]));
    const result = await callMemberApi(
      getAccessToken,
      `${generalApiPaths.memberPictures}?${query}`,
      parsePicturesByPlanAddress,
    );
    const pictures = result.kind === 'answered' ? result.value : new Map<string, string>();
    for (const { planAddress, resolve } of batch) {
      const bytes = pictures.get(planAddress);
      resolve(bytes === undefined ? undefined : `data:image/webp;base64,${bytes}`);
    }
  };

  const fetchAll = (): void => {
    const requests = waiting;
    waiting = [];
    for (let from = 0; from < requests.length; from += maxPicturesPerRequest) {
      void fetchBatch(requests.slice(from, from + maxPicturesPerRequest));
    }
  };

  return (planAddress) =>
    new Promise((resolve) => {
      if (waiting.length === 0) setTimeout(fetchAll, batchDelay);
      waiting.push({ planAddress, resolve });
    });
};

const fetchLarge = async (
  getAccessToken: GetAccessToken,
  planAddress: string,
): Promise<string | undefined> => {
  const result = await withAccessToken(getAccessToken, async (headers) => {
    try {
      const response = await fetch(largeMemberPlanPictureApiPath(planAddress), {
        headers,
        signal: AbortSignal.timeout(largePlanPictureFetchTimeoutMs),
      });
      return response.ok
        ? { kind: 'answered', value: await readAsDataUrl(await response.blob()) }
        : { kind: 'refused', sentence: '', status: response.status, body: undefined };
    } catch {
      return { kind: 'failed', sentence: '' };
    }
  });
  return result.kind === 'answered' ? result.value : undefined;
};

/** Caches pictures. A failed one is fetched again the next time. */
const withCache = (fetchPicture: FetchPicture): FetchPicture => {
  const cache = new Map<string, Promise<string | undefined>>();
  return (planAddress) => {
    const cached = cache.get(planAddress);
    if (cached !== undefined) return cached;
    const source = fetchPicture(planAddress).then((found) => {
      if (found === undefined) cache.delete(planAddress);
      return found;
    });
    cache.set(planAddress, source);
    return source;
  };
};

/**
 * The picture cache of one member; fetches small pictures that are asked for together in one call.
 */
export const createCachingMemberPictureFetcher = (
  getAccessToken: GetAccessToken,
): CachingMemberPictureFetcher => ({
  small: withCache(createBatchedFetch(getAccessToken)),
  large: withCache((planAddress) => fetchLarge(getAccessToken, planAddress)),
});
