/**
 * Handles a page's data or a script that cannot be loaded (R11): the page is reloaded once; if that
 * does not help, a notice says so. It never reloads in a loop.
 *
 * Gatsby itself handles a failed navigation by a full load of that address. This module handles
 * failures of that full load, and of chunks that are loaded later.
 */
const storageKey = 'load-failure';

type FailedPage = {
  readonly path: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  readonly reload: () => void;
  readonly showNotice: () => void;
};

/** True for failures that a reload may fix: a chunk or the resources of a page did not load. */
export const isLoadFailure = (reason: unknown): boolean => {
  const text = reason instanceof Error ? `${reason.name} ${reason.message}` : String(reason);
  return /loading (css )?chunk \S+ failed|chunkloaderror|page resources for \S+ not found|failed to fetch dynamically imported module/i.test(
    text,
  );
};

/** Reloads the page, or shows the notice if this address has been reloaded before. */
export const reloadOnceOrShowNotice = (page: FailedPage): void => {
  try {
    if (page.storage !== undefined && page.storage.getItem(storageKey) !== page.path) {
      page.storage.setItem(storageKey, page.path);
      page.reload();
      return;
    }
  } catch {
    // Without storage we couldn't tell whether we have already reloaded, so we don't reload at all.
  }
  page.showNotice();
};

/** Allows one reload again after a failure is over. */
export const allowReloadAgain = (storage: FailedPage['storage']): void => {
  try {
    storage?.removeItem(storageKey);
  } catch {
    // In that case nothing was stored either.
  }
};
