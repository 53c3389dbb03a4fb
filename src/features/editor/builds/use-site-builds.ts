import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SiteBuildsAnswer } from '../../../domain/site-builds.ts';
import { useMember } from '../../../services/auth/member.ts';
import { useLogin } from '../../../services/auth/use-login.ts';
import {
  buildNow,
  readSiteBuilds,
  type Caller,
  type SiteBuildsResult,
} from '../../../services/editor/site-builds.ts';

/** What is known of the builds. */
type Known =
  | { readonly kind: 'reading' | 'signed-out' }
  | { readonly kind: 'refused'; readonly sentence: string }
  | {
      readonly kind: 'read';
      readonly answer: SiteBuildsAnswer;
      /** Why it may be old. */
      readonly problem: string | undefined;
    }
  | { readonly kind: 'failed'; readonly sentence: string };

/** How often we ask, in milliseconds: often while something is under way, and now and then otherwise. */
const busyPause = 5000;
const calmPause = 60_000;

const isBusy = (known: Known): boolean =>
  known.kind === 'read' && (known.answer.building !== null || known.answer.waiting !== null);

/** What an answer changes. What was read stays in sight while the server can't be reached. */
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
  /** Asks for a build. Resolves with the sentence that says why there is none. */
  readonly press: () => Promise<string | undefined>;
  readonly logIn: () => void;
};

/** Asks for the builds again and again while the page is in sight, and at once when it comes back into sight. */
export const useSiteBuilds = (): SiteBuilds => {
  const { session } = useMember();
  const { getAccessToken, logIn } = useLogin();
  const [known, setKnown] = useState<Known>({ kind: 'reading' });
  const requests = useRef({ asked: 0, answered: 0 });
  const { kind } = session;

  const ask = async (send: (caller: Caller) => Promise<SiteBuildsResult>) => {
    const number = (requests.current.asked += 1);
    const result = await send({ kind, getAccessToken });
    // Another may have been answered before it.
    if (number < requests.current.answered) return result;
    requests.current.answered = number;
    setKnown((before) => afterAnswer(before, result));
    return result;
  };
  const read = useEffectEvent(() => ask(readSiteBuilds));

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
      void ask(readSiteBuilds);
    },
    press: async () => {
      const result = await ask(buildNow);
      return result.kind === 'refused' || result.kind === 'failed' ? result.sentence : undefined;
    },
    logIn: () => void logIn({ target: `${window.location.pathname}${window.location.search}` }),
  };
};
