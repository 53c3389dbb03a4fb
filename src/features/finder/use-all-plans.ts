import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { FinderListEntry } from '../../domain/finder/finder-file.ts';
import type { PlansToFindIn } from './all-plans.ts';
import type { FoundPlans } from './found-plans.tsx';

type Card = (entry: FinderListEntry) => ReactNode;

/** All plans and the component that shows those that fit, loaded with the first choice. */
export type AllPlansLoad =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'loaded';
      readonly plans: PlansToFindIn;
      readonly FoundPlans: typeof FoundPlans;
      readonly card: Card;
    }
  | { readonly kind: 'failed' };

const failed: AllPlansLoad = { kind: 'failed' };
const loading: AllPlansLoad = { kind: 'loading' };

// Kept while the site is open, so that a visitor who comes back sees them at once.
let loaded: AllPlansLoad | undefined;

const load = async (loadCard: () => Promise<Card>): Promise<AllPlansLoad> => {
  try {
    const [lists, { FoundPlans }, card] = await Promise.all([
      import('../../services/finder-list.ts').then(
        ({ fetchFinderEntriesByListId, fetchFactsOfAllMemberPlans }) =>
          Promise.all([
            fetchFinderEntriesByListId('workout-plans'),
            fetchFinderEntriesByListId('workout-packs'),
            fetchFinderEntriesByListId('pre-built-plans'),
            fetchFinderEntriesByListId('home-gym-packs'),
            fetchFactsOfAllMemberPlans(),
          ]),
      ),
      import('./found-plans.tsx'),
      loadCard(),
    ]);
    const [free, packs, preBuilt, homeGym, members] = lists;
    if (
      free.kind !== 'answered' ||
      packs.kind !== 'answered' ||
      preBuilt.kind !== 'answered' ||
      homeGym.kind !== 'answered' ||
      members.kind !== 'answered'
    ) {
      return failed;
    }
    loaded = {
      kind: 'loaded',
      plans: {
        free: free.value,
        packs: [...packs.value, ...preBuilt.value, ...homeGym.value],
        members: members.value,
      },
      FoundPlans,
      card,
    };
    return loaded;
  } catch {
    return failed;
  }
};

/** All plans, loaded once wanted, and a function to try again. */
export const useAllPlans = (
  isWanted: boolean,
  loadCard: () => Promise<Card>,
): readonly [AllPlansLoad, () => void] => {
  const [state, setState] = useState<AllPlansLoad>(loaded ?? loading);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted || loaded !== undefined) return undefined;
    let isHere = true;
    void load(loadCard).then((result) => {
      if (isHere) setState(result);
    });
    return () => {
      isHere = false;
    };
  }, [isWanted, attempt, loadCard]);
  const retry = (): void => {
    setState(loading);
    setAttempt((count) => count + 1);
  };
  return [state, retry];
};
