import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { lost } from '../../services/answer.ts';
import { createStoredText } from '../../services/stored-text.ts';
import type { PollVotesProps } from './poll-votes.tsx';

/** `true` once this browser has voted (specification, sections 3 and 4). It decides how the poll looks, and no more. */
const voted = createStoredText('vote');

/** The poll she voted in, so that the next one asks her again. */
const votedIn = createStoredText('votedIn');

// What only a voter needs comes when somebody votes or has voted.
const loadVotes = () => import('./poll-votes.tsx');

/** Fetches what the vote will need, while she is still choosing. */
export const prepareVote = (): void => void loadVotes().catch(() => undefined);

type Counted = Pick<PollVotesProps, 'counts' | 'isNew' | 'isMine'> & {
  readonly kind: 'counted';
  readonly Votes: ComponentType<PollVotesProps>;
};
type Outcome = Counted | { readonly kind: 'failed'; readonly problem: string };

/** Where a visitor and a poll stand with each other. */
type PollState =
  | Outcome
  | { readonly kind: 'loading' }
  /** She may vote. `problem` is why her last try came to nothing. */
  | { readonly kind: 'open'; readonly isSending: boolean; readonly problem: string | undefined };

// What was counted last, so that the next page of a visit neither asks nor animates again.
const known = new Map<string, Counted>();

/** Casts a vote, or without one asks how everybody has voted. */
const ask = async (pollId: string, option?: string): Promise<Outcome> => {
  const votes = await loadVotes().catch(() => undefined);
  if (votes === undefined) return { kind: 'failed', problem: lost.sentence };
  const answer = await votes.askForVotes(pollId, option);
  if (answer.kind !== 'answered') return { kind: 'failed', problem: answer.sentence };
  const counted = { kind: 'counted', Votes: votes.PollVotes, counts: answer.value } as const;
  known.set(pollId, { ...counted, isNew: false, isMine: false });
  return { ...counted, isNew: true, isMine: option !== undefined };
};

type Poll = {
  readonly state: PollState;
  readonly vote: (option: string) => void;
  readonly retry: () => void;
};

/** Follows a poll: voting, waiting for the counts, their end, and a second try. */
export const usePoll = (pollId: string): Poll => {
  const mine = votedIn.useText();
  const hasVoted = voted.useText() === 'true' && (mine === '' || mine === pollId);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | undefined>(() => known.get(pollId));
  const isWaiting = hasVoted && outcome === undefined;

  useEffect(() => {
    if (!isWaiting) return undefined;
    let isOver = false;
    void ask(pollId).then((answer) => {
      if (!isOver) setOutcome(answer);
    });
    return () => {
      isOver = true;
    };
  }, [isWaiting, pollId]);

  const vote = async (option: string): Promise<void> => {
    setSending(true);
    const answer = await ask(pollId, option);
    setSending(false);
    setOutcome(answer);
    if (answer.kind === 'failed') return;
    votedIn.set(pollId);
    voted.set('true');
  };

  const stateOf = (): PollState => {
    if (hasVoted) return outcome ?? { kind: 'loading' };
    return {
      kind: 'open',
      isSending,
      problem: outcome?.kind === 'failed' ? outcome.problem : undefined,
    };
  };

  return {
    state: stateOf(),
    vote: (option) => {
      // Pressed twice: the first is on its way.
      if (!isSending) void vote(option);
    },
    retry: () => setOutcome(undefined),
  };
};
