import { useEffect, useState } from 'react';
import type { PollCounts } from '../../domain/poll.ts';
import { createStoredText } from '../../services/stored-text.ts';
import { castVote, readVotes } from '../../services/votes.ts';

/** `true` once this browser has voted (specification, sections 3 and 4). It decides how the poll looks, and no more. */
const voted = createStoredText('vote');

// What was counted last, so that the next page of a visit neither asks nor animates again.
const known = new Map<string, PollCounts>();

/** Where a visitor and a poll stand with each other. */
type PollState =
  /** She may vote. `problem` is why her last try came to nothing. */
  | { readonly kind: 'open'; readonly isSending: boolean; readonly problem: string | undefined }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: string }
  /** `isNew` when the counts have just come, `isMine` when they came with her own vote. */
  | {
      readonly kind: 'counted';
      readonly counts: PollCounts;
      readonly isNew: boolean;
      readonly isMine: boolean;
    };

type Poll = {
  readonly state: PollState;
  readonly vote: (option: string) => void;
  readonly retry: () => void;
};

type Counted = { readonly counts: PollCounts; readonly isMine: boolean };

/** Follows a poll: voting, waiting for the counts, their end, and a second try. */
export const usePoll = (pollId: string): Poll => {
  const hasVoted = voted.useText() === 'true';
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [counted, setCounted] = useState<Counted>();
  const before = known.get(pollId);
  const isWaiting =
    hasVoted && counted === undefined && before === undefined && problem === undefined;

  useEffect(() => {
    if (!isWaiting) return undefined;
    let isOver = false;
    void readVotes(pollId).then((answer) => {
      if (isOver) return;
      if (answer.kind === 'answered') setCounted({ counts: answer.value, isMine: false });
      else setProblem(answer.sentence);
    });
    return () => {
      isOver = true;
    };
  }, [isWaiting, pollId]);

  useEffect(() => {
    if (counted !== undefined) known.set(pollId, counted.counts);
  }, [counted, pollId]);

  const vote = (option: string): void => {
    if (isSending) return;
    setSending(true);
    setProblem(undefined);
    void castVote(pollId, option).then((answer) => {
      setSending(false);
      if (answer.kind !== 'answered') {
        setProblem(answer.sentence);
        return;
      }
      setCounted({ counts: answer.value, isMine: true });
      voted.set('true');
    });
  };

  const stateOf = (): PollState => {
    if (!hasVoted) return { kind: 'open', isSending, problem };
    if (counted !== undefined) return { kind: 'counted', isNew: true, ...counted };
    if (before !== undefined) {
      return { kind: 'counted', counts: before, isNew: false, isMine: false };
    }
    return problem === undefined ? { kind: 'loading' } : { kind: 'failed', problem };
  };

  return { state: stateOf(), vote, retry: () => setProblem(undefined) };
};
