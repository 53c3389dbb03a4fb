import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import {
  applyRestNotificationChoice,
  readRestNotificationState,
  recordUnansweredAsNo,
  notifyAtRestEndIfPageHidden,
  type RestNotificationState,
} from '../../../services/offline/rest-notifications.ts';
import { NoticeArea } from '../session/screen-frame.tsx';
import { smallScreen } from '../session/screen-media-queries.ts';

export type RestEndNotifierAskingOnceProps = {
  readonly until: number;
  readonly now: () => number;
  /** Whether no other notice is shown. Without room for it, the question waits. */
  readonly canAsk: boolean;
};

/**
 * On a small phone the question would cover the exercise’s name, so nobody is asked there: it is a
 * choice in the session’s list.
 */
const useHasRoom = (): boolean => {
  const [media] = useState(() => matchMedia(smallScreen.replace('@media ', '')));
  const [isSmall, setSmall] = useState(media.matches);
  useEffect(() => {
    const look = (): void => setSmall(media.matches);
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, [media]);
  return !isSmall;
};

/**
 * Says on a locked phone that the rest is over, if the lifter wants that, and asks her once, at her
 * first rest.
 */
export const RestEndNotifierAskingOnce = ({
  until,
  now,
  canAsk,
}: RestEndNotifierAskingOnceProps): ReactElement | null => {
  const [choice, setChoice] = useState<RestNotificationState>();
  const [isAsking, setAsking] = useState(false);
  const canShow = useHasRoom() && canAsk;
  useEffect(() => {
    void readRestNotificationState().then((stored) => {
      setChoice(stored);
      setAsking(stored === 'not asked');
    });
  }, []);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isAsking && canShow) wasAsked.current = true;
  }, [isAsking, canShow]);
  // The rest has passed. Only a question that the lifter could see was left unanswered.
  useEffect(() => {
    if (!isAsking) return undefined;
    return () => {
      if (wasAsked.current) recordUnansweredAsNo();
    };
  }, [isAsking]);
  const canCome = choice !== undefined && choice !== 'can’t';
  useEffect(
    () => (canCome ? notifyAtRestEndIfPageHidden(until, now) : undefined),
    [canCome, until, now],
  );
  if (!isAsking || !canShow) return null;
  const answer = async (wanted: boolean): Promise<void> => {
    const chosen = await applyRestNotificationChoice(wanted);
    setChoice(chosen);
    setAsking(chosen === 'blocked');
  };
  return choice === 'blocked' ? (
    <NoticeArea>
      <p role="status">{notificationsBlockedSentence}</p>
      <button type="button" onClick={() => setAsking(false)}>
        Understood
      </button>
    </NoticeArea>
  ) : (
    <NoticeArea>
      <p role="status">
        If you lock your phone or switch apps, a notification can say that the rest is over.
      </p>
      <button type="button" onClick={() => void answer(true)}>
        Notify me
      </button>
      <button type="button" onClick={() => void answer(false)}>
        No, thanks
      </button>
    </NoticeArea>
  );
};

/** Said where the browser refuses notifications. */
export const notificationsBlockedSentence =
  'Your browser blocks notifications from this site. Its settings can allow them.';
