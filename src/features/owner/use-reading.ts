import { useCallback, useEffect, useState } from 'react';
import { useLoginActions } from '../../services/auth/use-login-actions.ts';
import type { GetAccessToken, MemberApiResult } from '../../services/members/member-api.ts';

/** The state of loading one of the owner's pages. */
type Reading<Value> =
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly value: Value }
  | { readonly kind: 'refused' | 'failed'; readonly sentence: string };

type Read<Value> = {
  readonly reading: Reading<Value>;
  readonly getAccessToken: GetAccessToken;
  /** Shows the answer to an act. */
  readonly show: (value: Value) => void;
  /** Reads again, while the current content stays visible. */
  readonly readAgain: () => void;
  /** Reads again after a failure. */
  readonly retry: () => void;
};

/** Loads one of the owner's pages. `read` must be the same function in every render. */
export const useOwnerData = <Value>(
  read: (getAccessToken: GetAccessToken) => Promise<MemberApiResult<Value>>,
): Read<Value> => {
  const { getAccessToken } = useLoginActions();
  const [reading, setReading] = useState<Reading<Value>>({ kind: 'reading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isOver = false;
    void read(getAccessToken).then((result) => {
      if (isOver || result.kind === 'signed-out') return;
      if (result.kind === 'answered') setReading({ kind: 'read', value: result.value });
      else setReading({ kind: result.kind, sentence: result.sentence });
    });
    return () => {
      isOver = true;
    };
  }, [read, getAccessToken, tries]);
  const readAgain = (): void => setTries((count) => count + 1);
  const show = useCallback((value: Value) => setReading({ kind: 'read', value }), []);
  return {
    reading,
    getAccessToken,
    show,
    readAgain,
    retry: () => {
      setReading({ kind: 'reading' });
      readAgain();
    },
  };
};
