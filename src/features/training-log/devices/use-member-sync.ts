import { useEffect, useState, useSyncExternalStore } from 'react';
import { openMemberLogSync } from '../../../page-parts/training/member-sync.ts';
import { useLoginActions } from '../../../services/auth/use-login-actions.ts';
import type { SealedSync, SyncState } from '../../../services/sealed-sync/sealed-sync.ts';

/** Sync, as far as it is open. */
export type SyncOpeningState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'open'; readonly sync: SealedSync };

/**
 * Opens the sync of a member, anew for another subject; a failure is logged and becomes a state
 * with `retry`.
 */
export const useMemberSync = (subject: string): SyncOpeningState => {
  const { getAccessToken } = useLoginActions();
  const [opened, setOpened] = useState<SyncOpeningState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isHere = true;
    openMemberLogSync(subject, getAccessToken).then(
      (sync) => {
        if (isHere) setOpened({ kind: 'open', sync });
      },
      (reason: unknown) => {
        console.error(reason);
        const retry = (): void => {
          setOpened({ kind: 'loading' });
          setAttempt((count) => count + 1);
        };
        if (isHere) setOpened({ kind: 'failed', retry });
      },
    );
    return () => {
      isHere = false;
    };
  }, [subject, getAccessToken, attempt]);
  return opened;
};

/** How sync stands, again whenever that changes. */
export const useSyncState = (sync: SealedSync): SyncState =>
  useSyncExternalStore(sync.subscribe, sync.state);
