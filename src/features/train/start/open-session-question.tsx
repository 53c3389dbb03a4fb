import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import type { Session } from '../../../domain/training/session/session.ts';
import { endEventOfLeftOpenSession } from '../../../domain/training/session/left-open.ts';
import { sessionStateOf } from '../../../domain/training/session/session-after-event.ts';
import { LoadingSplash } from '../../../page-parts/loading-splash.tsx';
import { MessagePage } from '../../../page-parts/message-page.tsx';
import { setCountWords } from '../words/weight-amount-and-count-words.ts';
import { Button } from '../../../ui/kit/button.tsx';

type OtherSessionProps = {
  readonly session: Session;
  readonly now: () => number;
  readonly onGoOn: () => void;
  /** Ends it, and logs it as it is. */
  readonly onEnd: () => void;
  readonly onThrowAway: () => Promise<void>;
};

/** Asks what to do with an open session when the lifter wants to start another one. */
export const OpenSessionQuestion = ({
  session,
  now,
  onGoOn,
  onEnd,
  onThrowAway,
}: OtherSessionProps): ReactElement => {
  const [hasFailed, setFailed] = useState(false);
  const isLeftOpen = endEventOfLeftOpenSession(session, now()) !== undefined;
  useEffect(() => {
    // It closes by itself, with its summary: there is nothing to ask.
    if (isLeftOpen) onGoOn();
  }, [isLeftOpen, onGoOn]);
  const { own, place } = session;
  const name =
    own === undefined && place !== undefined
      ? `Week ${place.week}, day ${place.day}`
      : (own?.name ?? 'Your own');
  const done = sessionStateOf(session).sets.length;
  if (isLeftOpen) return <LoadingSplash title="Train" />;
  return (
    <MessagePage
      title="Another session is open"
      sentence={`${name}, begun on ${new Date(session.startedAt).toLocaleDateString(undefined, { weekday: 'long', day: 'numeric', month: 'long' })}, with ${setCountWords(done)} done.`}
      note={
        hasFailed
          ? 'That didn’t work: this browser doesn’t let go of it. Try again.'
          : done > 0
            ? 'What you have done goes into your log either way. Then the new one can start.'
            : 'Nothing of it is done yet, so it can go.'
      }
    >
      <Button onClick={onGoOn}>Go on with that one</Button>
      {done > 0 ? (
        <Button kind="quiet" onClick={onEnd}>
          End it as it is
        </Button>
      ) : (
        <Button
          kind="quiet"
          onClick={() => {
            setFailed(false);
            onThrowAway().catch(() => setFailed(true));
          }}
        >
          Drop it and start this one
        </Button>
      )}
    </MessagePage>
  );
};
