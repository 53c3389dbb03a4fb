import { useState } from 'react';
import type { ReactElement } from 'react';
import { formatLocalWeekdayAndDateOfTime } from '../../../domain/training/days/format-local-weekday-and-date-of-time.ts';
import { endEventOfLeftOpenSession } from '../../../domain/training/session/left-open.ts';
import { MessagePage } from '../../../page-parts/message-page.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import type { SessionStore } from '../session/session-store.ts';
import type { RunningSessionData } from '../running-session-data.ts';

const timeFormat = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** Ends a session in which nothing has happened for six hours. */
export const dispatchEndIfSessionLeftOpen = (
  store: Pick<SessionStore, 'get' | 'dispatch'>,
  now: () => number,
): void => {
  const end = endEventOfLeftOpenSession(store.get().session, now());
  if (end !== undefined) store.dispatch(end, end.at - now());
};

/** Why a session has ended that the lifter hasn't ended: `at` is the time of its last set. */
export const sessionAutoClosedSentence = (at: number): string =>
  `You left it open, and after six hours it was closed at its last set, on ${formatLocalWeekdayAndDateOfTime(at)} at ${timeFormat.format(at)}. Every set can be put right in your log.`;

type LeftEmptyProps = {
  readonly view: Pick<RunningSessionData, 'log' | 'session'>;
  readonly onClosed: () => void;
};

/**
 * Instead of a summary, for a session that was left open before its first set: nothing of it is
 * kept.
 */
export const EmptySessionNotice = ({ view, onClosed }: LeftEmptyProps): ReactElement => {
  const [hasFailed, setFailed] = useState(false);
  const drop = (): void => {
    setFailed(false);
    view.log.dropSession().then(onClosed, () => setFailed(true));
  };
  return (
    <MessagePage
      title="A session was closed"
      sentence={`You began it on ${formatLocalWeekdayAndDateOfTime(view.session.startedAt)} and left it open without a set, so nothing of it is in your log.`}
      {...(hasFailed && { note: 'This browser doesn’t let go of it. Try again.' })}
    >
      <Button onClick={drop}>Go on</Button>
    </MessagePage>
  );
};
