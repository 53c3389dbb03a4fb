import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CurrentSiteBuildsAnswer } from '../../../domain/site-builds/live-build.ts';
import { useLoginSession } from '../../../services/auth/login-session.ts';
import { useLoginActions } from '../../../services/auth/use-login-actions.ts';
import {
  fetchSiteBuilds,
  requestSiteBuild,
  type LoginStatusWithTokenGetter,
  type SiteBuildsResult,
} from '../../../services/editor/site-builds.ts';

/** The builds as far as they have loaded. */
type Known =
  | { readonly kind: 'reading' | 'signed-out' }
  | { readonly kind: 'refused'; readonly sentence: string }
  | {
      readonly kind: 'read';
      readonly answer: CurrentSiteBuildsAnswer;
      /** Why it may be out of date. */
      readonly problem: string | undefined;
    }
  | { readonly kind: 'failed'; readonly sentence: string };

/** The polling interval in milliseconds: short while a build is under way, long otherwise. */
const busyPause = 5000;
const calmPause = 60_000;

const isBusy = (known: Known): boolean =>
  known.kind === 'read' && (known.answer.building !== null || known.answer.waiting !== null);

/** The state after an answer. Loaded builds stay visible while the server can't be reached. */
const afterAnswer = (known: Known, result: SiteBuildsResult): Known => {
  if (result.kind === 'answered') return { kind: 'read', answer: result.value, problem: undefined };
  if (result.kind === 'signed-out') return { kind: 'signed-out' };
  const { sentence } = result;
  const mayLook = result.kind === 'failed' || result.status === 429;
  if (known.kind === 'read' && mayLook) return { ...known, problem: sentence };
  return { kind: result.kind, sentence };
};

type SiteBuilds = {
  readonly known: Known;
  readonly retry: () => void;
  /** Requests a build. Resolves with a sentence if that failed. */
  readonly press: () => Promise<string | undefined>;
  readonly logIn: () => void;
};

/**
 * Polls the builds while the page is visible, and fetches them at once when it becomes visible
 * again.
 */
export const useSiteBuilds = (): SiteBuilds => {
  const { session } = useLoginSession();
  const { getAccessToken, logIn } = useLoginActions();
  const [known, setKnown] = useState<Known>({ kind: 'reading' });
  const requests = useRef({ asked: 0, answered: 0 });
  const { kind } = session;

  const ask = async (send: (login: LoginStatusWithTokenGetter) => Promise<SiteBuildsResult>) => {
    const number = (requests.current.asked += 1);
    const result = await send({ kind, getAccessToken });
    // A later request may have been answered first.
    if (number < requests.current.answered) return result;
    requests.current.answered = number;
    setKnown((before) => afterAnswer(before, result));
    return result;
  };
  const read = useEffectEvent(() => ask(fetchSiteBuilds));

  const pause = isBusy(known) ? busyPause : calmPause;
  const hasAccess = known.kind !== 'signed-out' && known.kind !== 'refused';
  useEffect(() => {
    if (kind !== 'unknown') void read();
  }, [kind]);
  useEffect(() => {
    if (kind === 'unknown' || !hasAccess) return undefined;
    const readInSight = (): void => {
      if (document.visibilityState === 'visible') void read();
    };
    const timer = setInterval(readInSight, pause);
    document.addEventListener('visibilitychange', readInSight);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', readInSight);
    };
  }, [kind, hasAccess, pause]);

  return {
    known,
    retry: () => {
      setKnown({ kind: 'reading' });
      void ask(fetchSiteBuilds);
    },
    press: async () => {
      const result = await ask(requestSiteBuild);
      return result.kind === 'refused' || result.kind === 'failed' ? result.sentence : undefined;
    },
    logIn: () => void logIn({ target: `${window.location.pathname}${window.location.search}` }),
  };
};
