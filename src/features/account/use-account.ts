import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AccountAnswer } from '../../domain/account/account-requests-and-answers.ts';
import { useLoginActions } from '../../services/auth/use-login-actions.ts';
import {
  accountInRefusal,
  fetchAccount,
  type CallAccountApiWithToken,
} from '../../services/account/account-api.ts';
import type { MemberApiResult } from '../../services/members/member-api.ts';
import type { AccountActionResult } from './account-context.ts';

/** The member's account as far as it has loaded. */
type LoadedAccount =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly sentence: string }
  | { readonly kind: 'loaded'; readonly account: AccountAnswer };

/** The minimum time between two fetches when the member comes back to the tab. */
const pauseMs = 30_000;

/** The answer to one of several requests, which may be answered out of order. */
type Answer = { readonly number: number; readonly result: MemberApiResult<AccountAnswer> };

const accountIn = (result: Answer['result']): AccountAnswer | undefined => {
  if (result.kind === 'answered') return result.value;
  return result.kind === 'refused' ? accountInRefusal(result.body) : undefined;
};

type UseAccount = {
  readonly loaded: LoadedAccount;
  readonly retry: () => void;
  readonly send: (call: CallAccountApiWithToken) => Promise<AccountActionResult>;
};

/**
 * Fetches the member's account, sends her presses, and shows each answer at once. Changes made
 * elsewhere, such as on the payment provider’s page, are fetched when she comes back to the tab.
 */
export const useAccount = (onChange: () => void): UseAccount => {
  const { getAccessToken } = useLoginActions();
  const [loaded, setLoaded] = useState<LoadedAccount>({ kind: 'loading' });
  const lastFetch = useRef(0);
  // An answer counts unless a later request was answered first.
  const requests = useRef({ asked: 0, answered: 0 });

  const request = async (call: CallAccountApiWithToken): Promise<Answer> => {
    const number = (requests.current.asked += 1);
    return { number, result: await call(getAccessToken) };
  };
  const show = ({ number, result }: Answer): AccountActionResult => {
    const account = accountIn(result);
    if (account !== undefined && number > requests.current.answered) {
      requests.current.answered = number;
      setLoaded({ kind: 'loaded', account });
    }
    if (result.kind === 'answered') return { kind: 'done', account: result.value };
    return result.kind === 'signed-out' ? result : { kind: 'problem', sentence: result.sentence };
  };
  const load = useEffectEvent((): Promise<Answer> => {
    lastFetch.current = Date.now();
    return request(fetchAccount);
  });
  const onLoaded = useEffectEvent((answer: Answer): void => {
    const sent = show(answer);
    if (sent.kind !== 'problem') return;
    // Data already on the page stays: it is only slightly out of date.
    setLoaded((before) =>
      before.kind === 'loaded' ? before : { kind: 'failed', sentence: sent.sentence },
    );
  });

  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    void load().then((answer) => onLoaded(answer));
  }, [attempt]);

  useEffect(() => {
    const onReturn = (): void => {
      const isDue = Date.now() - lastFetch.current >= pauseMs;
      if (document.visibilityState !== 'visible' || !isDue) return;
      void load().then((answer) => onLoaded(answer));
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);

  return {
    loaded,
    retry: () => {
      setLoaded({ kind: 'loading' });
      setAttempt((count) => count + 1);
    },
    send: async (call) => {
      const sent = show(await request(call));
      if (sent.kind === 'done') onChange();
      return sent;
    },
  };
};
