import {
  readKeptPageListFromCache,
  type KeptPageWithReason,
} from '../../domain/offline/kept-page-list.ts';
import {
  isShownInKeptPagesList,
  keptListAndTabBuildsCacheName,
} from '../../domain/offline/kept-pages-and-caches.ts';
import { publicSettings } from '../../config/public/public-settings.ts';
import { recall } from '../storage.ts';

/** What is kept on this device without being asked for. */
export type OfflineStatePagesAndSiteBytes = {
  /** `can't`: this browser has no service workers, or the site has switched them off. */
  readonly state: 'on' | 'off' | 'can’t';
  readonly pages: readonly KeptPageWithReason[];
  /** All that this site stores, with the log, in bytes; undefined if the browser doesn't say. */
  readonly bytes: number | undefined;
};

/** Reads the record. It creates no cache: the visitor may have just removed all of them. */
const readPages = async (): Promise<readonly KeptPageWithReason[]> => {
  const record = await readKeptPageListFromCache((address) =>
    caches.match(address, { cacheName: keptListAndTabBuildsCacheName }),
  );
  return record.filter(({ path, title }) => title !== '' && isShownInKeptPagesList(path));
};

const readBytes = async (): Promise<number | undefined> => {
  try {
    return (await navigator.storage.estimate()).usage;
  } catch {
    return undefined;
  }
};

/** Reads what is kept. Never rejects. */
export const readOfflineStatePagesAndSiteBytes =
  async (): Promise<OfflineStatePagesAndSiteBytes> => {
    const bytes = await readBytes();
    if (!publicSettings.isOffline || !('serviceWorker' in navigator)) {
      return { state: 'can’t', pages: [], bytes };
    }
    const pages = await readPages().catch(() => []);
    return { state: recall('offline') === 'no' ? 'off' : 'on', pages, bytes };
  };
