/**
 * What happens when a page's data or a script cannot be loaded (`decisions.md`, 11): the page is
 * loaded again once; if that does not help a notice says so. It never loops.
 *
 * Gatsby itself follows a failed navigation with a full load of that address. What is left to do
 * here is the failure of the full load, and of chunks that are asked for later.
 */
const storageKey = 'load-failure';

type Page = {
  readonly path: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  readonly reload: () => void;
  readonly showNotice: () => void;
};

/** True for the failures that loading again may mend: a chunk, or the resources of a page. */
export const isLoadFailure = (reason: unknown): boolean => {
  const text = reason instanceof Error ? `${reason.name} ${reason.message}` : String(reason);
  return /loading (css )?chunk \S+ failed|chunkloaderror|page resources for \S+ not found|failed to fetch dynamically imported module/i.test(
    text,
  );
};

/** Loads the page again, or shows the notice when that has been tried for this address. */
export const handleLoadFailure = (page: Page): 'reloaded' | 'noticed' => {
  try {
    if (page.storage !== undefined && page.storage.getItem(storageKey) !== page.path) {
      page.storage.setItem(storageKey, page.path);
      page.reload();
      return 'reloaded';
    }
  } catch {
    // Storage that cannot be written cannot say that we have tried: do not try.
  }
  page.showNotice();
  return 'noticed';
};

/** Forgets a failure once it is over. */
export const forgetLoadFailure = (storage: Page['storage']): void => {
  try {
    storage?.removeItem(storageKey);
  } catch {
    // Nothing was stored either.
  }
};
