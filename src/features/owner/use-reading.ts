import { useCallback, useEffect, useState } from 'react';
import { useLogin } from '../../services/auth/use-login.ts';
import type { GetAccessToken, MemberApiResult } from '../../services/members/member-api.ts';

/** What one of the owner's pages has read. */
type Reading<Value> =
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly value: Value }
  | { readonly kind: 'refused' | 'failed'; readonly sentence: string };

type Read<Value> = {
  readonly reading: Reading<Value>;
  readonly getAccessToken: GetAccessToken;
  /** Shows what an act has answered. */
  readonly show: (value: Value) => void;
  /** Reads again, and shows what is there meanwhile. */
  readonly readAgain: () => void;
  /** Reads again after a failure. */
  readonly retry: () => void;
};

/** Reads what one of the owner's pages shows. `read` must be the same function in every render. */
export const useReading = <Value>(
  read: (getAccessToken: GetAccessToken) => Promise<MemberApiResult<Value>>,
): Read<Value> => {
  const { getAccessToken } = useLogin();
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
