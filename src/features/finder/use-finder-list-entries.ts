import { useEffect, useState } from 'react';
import type { FinderListEntry } from '../../domain/finder/finder-file.ts';
import type { FinderListId } from '../../domain/finder/finder-lists.ts';
import type { FoundEntries } from './found-entries.tsx';

/** All entries of a list and the component that shows them, loaded once something is chosen. */
export type FinderListEntriesState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'loaded';
      readonly entries: readonly FinderListEntry[];
      readonly FoundEntries: typeof FoundEntries;
    }
  | { readonly kind: 'failed' };

const failed: FinderListEntriesState = { kind: 'failed' };

// Kept while the site is open, so that a list the visitor comes back to shows at once.
const loadedLists = new Map<FinderListId, FinderListEntriesState>();

const load = async (list: FinderListId): Promise<FinderListEntriesState> => {
  try {
    // Loaded on the press, so that a first visit loads neither the code nor the list.
    const [result, found] = await Promise.all([
      import('../../services/finder-list.ts').then((module) =>
        module.fetchFinderEntriesByListId(list),
      ),
      import('./found-entries.tsx'),
    ]);
    if (result.kind !== 'answered') return failed;
    const { FoundEntries } = found;
    const loaded: FinderListEntriesState = { kind: 'loaded', entries: result.value, FoundEntries };
    loadedLists.set(list, loaded);
    return loaded;
  } catch {
    return failed;
  }
};

/** The entries of a list, loaded once wanted, and a function to retry. */
export const useFinderListEntries = (
  list: FinderListId,
  isWanted: boolean,
): readonly [FinderListEntriesState, () => void] => {
  const [state, setState] = useState<FinderListEntriesState>(
    loadedLists.get(list) ?? { kind: 'loading' },
  );
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted || loadedLists.has(list)) return undefined;
    let isHere = true;
    void load(list).then((result) => {
      if (isHere) setState(result);
    });
    return () => {
      isHere = false;
    };
  }, [list, isWanted, attempt]);
  const retry = (): void => {
    setState({ kind: 'loading' });
    setAttempt((count) => count + 1);
  };
  return [state, retry];
};
