import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { Session } from '../../../domain/training/session/session.ts';
import { stateOf } from '../../../domain/training/session/next.ts';
import { Message, MessageButton } from '../../../page-parts/message.tsx';
import { quietButtonStyle } from '../../../ui/button.tsx';
import { setsWords } from '../words/step-words.ts';

const QuietButton = styled.button`
  ${quietButtonStyle}
`;

type OtherSessionProps = {
  readonly session: Session;
  readonly onGoOn: () => void;
  /** Ends it, and logs it as it is. */
  readonly onEnd: () => void;
  readonly onThrowAway: () => Promise<void>;
};

/** Asks what to do with an open session when the lifter wants to start another one. */
export const OtherSession = ({
  session,
  onGoOn,
  onEnd,
  onThrowAway,
}: OtherSessionProps): ReactElement => {
  const [hasFailed, setFailed] = useState(false);
  const { week, day } = session.place;
  const done = stateOf(session).sets.length;
  return (
    <Message
      title="Another session is open"
      sentence={`Week ${week}, day ${day}, begun on ${new Date(session.startedAt).toLocaleDateString(undefined, { weekday: 'long', day: 'numeric', month: 'long' })}, with ${setsWords(done)} done.`}
      note={
        hasFailed
          ? 'That didn’t work: this browser doesn’t let go of it. Try again.'
          : done > 0
            ? 'What you have done goes into your log either way. Then the new one can start.'
            : 'Nothing of it is done yet, so it can go.'
      }
    >
      <MessageButton type="button" onClick={onGoOn}>
        Go on with that one
      </MessageButton>
      {done > 0 ? (
        <QuietButton type="button" onClick={onEnd}>
          End it as it is
        </QuietButton>
      ) : (
        <QuietButton
          type="button"
          onClick={() => {
            setFailed(false);
            onThrowAway().catch(() => setFailed(true));
          }}
        >
          Drop it and start this one
        </QuietButton>
      )}
    </Message>
  );
};
