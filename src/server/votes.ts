import * as v from 'valibot';
import { callerAddressOf } from './caller-address.ts';
import type { Database } from './database.ts';
import { toEndpoint, type Handler } from './endpoint.ts';
import { limitFlood, type FloodLimit } from './flood-limit.ts';
import { jsonAnswer } from './json-answer.ts';
import type { Poll, Polls } from './polls.ts';
import { Refusal } from './refusal.ts';
import { parseOrRefuse } from './request-body.ts';
import { readSignedCookie, writeSignedCookie, type SignedCookie } from './signed-cookie.ts';

/** What counting votes needs. */
export type VoteDependencies = {
  readonly database: Database;
  readonly polls: () => Promise<Polls>;
  readonly signingSecret: string;
  readonly now: () => Date;
  /** A random identifier that nobody can guess. */
  readonly newVoterId: () => string;
};

/** Holds a random identifier, signed, for at most a year: what the privacy policy says of it. */
const voterCookie: SignedCookie = {
  name: 'poll',
  maxAgeSeconds: 365 * 24 * 60 * 60,
  path: '/api/votes',
};

/** A school or a gym votes from one address; a machine is slowed down. */
const voteLimit: FloodLimit = {
  purpose: 'vote',
  most: 120,
  seconds: 10 * 60,
  sentence: 'Many votes have come from your network just now. Please try again in ten minutes.',
};

const Count = v.object({ option_name: v.string(), votes: v.number() });

const countStatement = 'select option_name, votes from vote_counts where poll_id = $1';

// The row and the count change in one statement: both or neither. Whoever has a row already changes nothing.
const castStatement = `
  with cast_vote as (
    insert into votes (poll_id, voter_id, option_name) values ($1, $2, $3)
    on conflict do nothing
    returning poll_id, option_name
  ), counted as (
    insert into vote_counts (poll_id, option_name, votes)
    select poll_id, option_name, 1 from cast_vote
    on conflict (poll_id, option_name) do update set votes = vote_counts.votes + 1
    returning option_name, votes
  )
  select option_name, votes from counted
  union all
  select option_name, votes from vote_counts
  where poll_id = $1 and option_name not in (select option_name from counted)`;

const toCounts = (
  { options }: Poll,
  rows: readonly v.InferOutput<typeof Count>[],
): Readonly<Record<string, number>> => {
  const votes = new Map(rows.map((row) => [row.option_name, row.votes]));
  return Object.fromEntries(options.map((name) => [name, votes.get(name) ?? 0]));
};

const chosenOption = (poll: Poll, request: Request): string => {
  const [option] = parseOrRefuse(
    v.strictTuple([v.picklist(poll.options)]),
    new URL(request.url).searchParams.getAll('vote'),
    'Choose one of the options of the poll.',
  );
  return option;
};

/** The voter of a request, and the header that keeps her known; a new one when she brings no cookie of ours. */
const identify = (
  { signingSecret, newVoterId }: VoteDependencies,
  request: Request,
): { readonly voterId: string; readonly headers: Readonly<Record<string, string>> } => {
  const known = readSignedCookie(voterCookie, signingSecret, request);
  if (known !== undefined) return { voterId: known, headers: {} };
  const voterId = newVoterId();
  return {
    voterId,
    headers: { 'set-cookie': writeSignedCookie(voterCookie, signingSecret, voterId, request) },
  };
};

/**
 * `POST /api/votes?vote=strength`: counts a vote in the poll that is shown now and answers the votes of each option
 * (specification, section 7). One voter has one vote; the same or another one sent again changes nothing.
 */
export const toCastVoteEndpoint = (dependencies: VoteDependencies): Handler =>
  toEndpoint({
    POST: async (request) => {
      const poll = (await dependencies.polls()).find(({ active }) => active);
      if (poll === undefined) throw new Refusal(404, 'No poll is open at the moment.');
      const option = chosenOption(poll, request);
      await limitFlood(dependencies, voteLimit, callerAddressOf(request));
      const { voterId, headers } = identify(dependencies, request);
      const rows = await dependencies.database.query(Count, castStatement, [
        poll.id,
        voterId,
        option,
      ]);
      return jsonAnswer(toCounts(poll, rows), { headers });
    },
  });

/**
 * `GET /api/votes/poll-001`: a list whose first item has the votes of each option (specification, section 7).
 * It gives a visitor without one the cookie that her vote will count under. A page asks for it just before it sends a
 * vote, so that the same vote, sent again because its answer was lost, comes from the same voter.
 */
export const toReadVotesEndpoint = (dependencies: VoteDependencies): Handler =>
  toEndpoint({
    GET: async (request) => {
      const id = new URL(request.url).pathname.replace(/\/$/, '').split('/').at(-1);
      const poll = (await dependencies.polls()).find((one) => one.id === id);
      if (poll === undefined) throw new Refusal(404, 'There is no such poll.');
      const rows = await dependencies.database.query(Count, countStatement, [poll.id]);
      const { headers } = identify(dependencies, request);
      return jsonAnswer([toCounts(poll, rows)], { headers });
    },
  });
