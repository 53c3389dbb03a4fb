import { useEffect, useEffectEvent, useState } from 'react';
import { useLoginActions } from '../../../services/auth/use-login-actions.ts';
import type { GetAccessToken, MemberApiResult } from '../../../services/members/member-api.ts';

/** Something that is fetched when a page opens; `status` is that of a refusal. */
export type MemberFetchState<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly value: Value }
  | { readonly kind: 'failed'; readonly sentence: string; readonly status: number | undefined };

/**
 * Fetches something once the page shows, and again with `retry`. Another login shows another page,
 * so nothing is kept.
 */
export const useMemberFetch = <Value>(
  fetchIt: (getAccessToken: GetAccessToken) => Promise<MemberApiResult<Value>>,
): { readonly fetched: MemberFetchState<Value>; readonly retry: () => void } => {
  const { getAccessToken } = useLoginActions();
  const [fetched, setFetched] = useState<MemberFetchState<Value>>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(() => fetchIt(getAccessToken));
  useEffect(() => {
    let isOver = false;
    void ask().then((result) => {
      if (isOver || result.kind === 'signed-out') return;
      setFetched(
        result.kind === 'answered'
          ? { kind: 'loaded', value: result.value }
          : {
              kind: 'failed',
              sentence: result.sentence,
              status: result.kind === 'refused' ? result.status : undefined,
            },
      );
    });
    return () => {
      isOver = true;
    };
  }, [attempt]);
  return {
    fetched,
    retry: () => {
      setFetched({ kind: 'loading' });
      setAttempt((count) => count + 1);
    },
  };
};
