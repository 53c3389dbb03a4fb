import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { unreachableResult } from '../../services/api-result.ts';
import { createPersistentTextState } from '../../services/persistent-text-state.ts';
import { recall } from '../../services/storage.ts';
import type { PollVotesProps } from './poll-votes.tsx';

/**
 * Empty at first, and `true` once this browser has voted (DATA-13, STATES-4). It only decides what
 * the poll shows.
 */
const voted = createPersistentTextState('vote');

/** The id of the poll that this browser voted in, so that the next poll shows its options again. */
const votedIn = createPersistentTextState('votedIn');

// Code that only voters need. It is loaded when somebody votes or has voted.
const loadVotes = () => import('./poll-votes.tsx');

/** Loads the code for sending a vote while the visitor is still choosing. */
export const preloadVotingCode = (): void => void loadVotes().catch(() => undefined);

type Counted = Pick<PollVotesProps, 'counts' | 'own' | 'isNew' | 'isOwnVote' | 'isSecond'> & {
  readonly kind: 'counted';
  readonly Votes: ComponentType<PollVotesProps>;
};
type Outcome = Counted | { readonly kind: 'failed'; readonly problem: string };

type PollState =
  | Outcome
  | { readonly kind: 'loading' }
  /** The visitor can vote. `problem` says why the last try failed. */
  | { readonly kind: 'open'; readonly isSending: boolean; readonly problem: string | undefined };

// The latest counts by poll, so that the next page of a visit neither requests nor animates them
// again.
const latestCounts = new Map<string, Counted>();

/** Sends a vote for an option, or only fetches the counts if there is none. Never rejects. */
const request = async (pollId: string, option?: string): Promise<Outcome> => {
  const votes = await loadVotes().catch(() => undefined);
  if (votes === undefined) return { kind: 'failed', problem: unreachableResult.sentence };
  const answer = await votes.castOrFetchVotes(pollId, option);
  if (answer.kind !== 'answered') return { kind: 'failed', problem: answer.sentence };
  const counted = {
    kind: 'counted',
    Votes: votes.PollVotesTable,
    isSecond: false,
    ...answer.value,
  } as const;
  latestCounts.set(pollId, { ...counted, isNew: false, isOwnVote: false });
  return { ...counted, isNew: true, isOwnVote: option !== undefined };
};

type Poll = {
  readonly state: PollState;
  /** Sends a vote; ignored while one is being sent. */
  readonly vote: (option: string) => void;
  /** Fetches the counts again after a failure. */
  readonly retry: () => void;
};

/** The state of a poll: choosing, sending, loading the counts, failures and retries. */
export const usePollVoting = (pollId: string): Poll => {
  const votedPoll = votedIn.useText();
  const hasVoted = voted.useText() === 'true' && (votedPoll === '' || votedPoll === pollId);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | undefined>(() => latestCounts.get(pollId));
  const isWaiting = hasVoted && outcome === undefined;

  useEffect(() => {
    if (recall('vote') === undefined) voted.set('');
  }, []);

  useEffect(() => {
    if (!isWaiting) return undefined;
    let isCancelled = false;
    void request(pollId).then((result) => {
      if (!isCancelled) setOutcome(result);
    });
    return () => {
      isCancelled = true;
    };
  }, [isWaiting, pollId]);

  const vote = async (option: string): Promise<void> => {
    setSending(true);
    const result = await request(pollId, option);
    setSending(false);
    // The answer to the visitor's first vote may have been lost. Resending it is the same vote, not
    // a second one.
    const isSame = outcome?.kind === 'failed' && result.kind === 'counted' && result.own === option;
    setOutcome(isSame ? { ...result, isSecond: false } : result);
    if (result.kind === 'failed') return;
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
      if (!isSending) void vote(option);
    },
    retry: () => setOutcome(undefined),
  };
};
