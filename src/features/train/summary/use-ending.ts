import { useEffect, useState } from 'react';
import { TrainingStorageError } from '../../../services/training-log/training-storage-error.ts';
import type { RunningSessionData } from '../running-session-data.ts';
import { endSession, type EndedSessionWithResults } from './end-session.ts';

export type SessionEndingState =
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly sentence: string }
  | { readonly kind: 'ended'; readonly ended: EndedSessionWithResults };

const sentenceOf = (reason: unknown): string =>
  reason instanceof TrainingStorageError
    ? reason.message
    : 'Your session could not be written into the log. It is still open: leave this page open and try again.';

/** Ends the session as soon as this is mounted. The lifter’s note and her changes come later. */
export const useEndSessionOnMount = (
  view: RunningSessionData,
): {
  readonly ending: SessionEndingState;
  readonly retry: () => void;
  readonly change: (ended: EndedSessionWithResults) => void;
} => {
  const [ending, setEnding] = useState<SessionEndingState>({ kind: 'saving' });
  const [attempt, setAttempt] = useState(1);
  // The end uses the session as it was when it finished; data that loads later must not change it.
  const [finished, setFinished] = useState(view);
  if (finished.session.id !== view.session.id) setFinished(view);
  useEffect(() => {
    let isCurrent = true;
    endSession(finished).then(
      (ended) => isCurrent && setEnding({ kind: 'ended', ended }),
      (reason: unknown) => {
        if (isCurrent) setEnding({ kind: 'failed', sentence: sentenceOf(reason) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [finished, attempt]);
  return {
    ending,
    retry: () => {
      setEnding({ kind: 'saving' });
      setAttempt(attempt + 1);
    },
    change: (ended) => setEnding({ kind: 'ended', ended }),
  };
};
