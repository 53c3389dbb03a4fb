import { useState } from 'react';
import type { ReactElement } from 'react';
import { navigate } from 'gatsby';
import { routes } from '../../../domain/routes.ts';
import { endEventOfLeftOpenSession } from '../../../domain/training/session/left-open.ts';
import { sessionStateOf } from '../../../domain/training/session/session-after-event.ts';
import type {
  OpenSessionWithRevision,
  TrainingLog,
} from '../../../services/training-log/training-log.ts';
import { ButtonLink } from '../../../ui/kit/button-link.tsx';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { setCountWords } from '../words/weight-amount-and-count-words.ts';
import { beginEmptySession } from './begin-own.ts';

type StartOwnProps = {
  readonly log: TrainingLog;
  readonly open: OpenSessionWithRevision | undefined;
};

/** Starts an empty session, or leads back into the open one. */
export const StartEmptyOrResumeSession = ({ log, open }: StartOwnProps): ReactElement => {
  const [hasFailed, setFailed] = useState(false);
  if (open !== undefined) {
    const done = sessionStateOf(open.session).sets.length;
    const isLeftOpen = endEventOfLeftOpenSession(open.session, Date.now()) !== undefined;
    const drop = (): void => void log.dropSession().catch(() => setFailed(true));
    return (
      <>
        <p>
          {isLeftOpen
            ? `A session was left open, with ${setCountWords(done)} done. It ends at its last set, and its summary is waiting.`
            : `A session is open, with ${setCountWords(done)} done. Only one can be open at a time.`}
        </p>
        <ButtonRow>
          <ButtonLink to={routes.train}>
            {isLeftOpen ? 'See how it ended' : 'Go on with it'}
          </ButtonLink>
          {done === 0 ? (
            <Button kind="quiet" onClick={drop}>
              Drop it
            </Button>
          ) : null}
        </ButtonRow>
        {hasFailed ? (
          <ProblemSentence role="alert">That didn’t work. Try again.</ProblemSentence>
        ) : null}
      </>
    );
  }
  const begin = (): void => {
    setFailed(false);
    beginEmptySession(log, Date.now()).then(
      () => navigate(routes.train),
      () => setFailed(true),
    );
  };
  return (
    <>
      <p>
        Add exercises as you go. What you lift goes into the same log, and what you did last time
        stands beside it.
      </p>
      <ButtonRow>
        <Button onClick={begin}>Start an empty session</Button>
      </ButtonRow>
      {hasFailed ? (
        <ProblemSentence role="alert">
          The session could not be opened. Reload the page, then try again.
        </ProblemSentence>
      ) : null}
    </>
  );
};
