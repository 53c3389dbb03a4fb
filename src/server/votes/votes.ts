import * as v from 'valibot';
import { generalApiPaths } from '../../domain/api-paths.ts';
import { requestRateLimits, voterCookieSeconds } from '../../domain/limits.ts';
import { ownVoteHeader } from '../../domain/polls/poll-votes-by-option-name.ts';
import { callerNetworksOfRequest } from '../http/caller-address.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer, minuteCacheHeaders, Refusal } from '../http/answers.ts';
import { parseOutsideValueOrRefuse } from '../http/request-body.ts';
import {
  readSignedCookie,
  signedCookieHeader,
  type SignedCookieNamePathAndAge,
} from '../http/signed-cookie-name-path-and-age.ts';
import { createBatchedRateLimit } from '../rate-limit/batched-rate-limit.ts';
import {
  enforceRateLimit,
  rateLimitChargesOfNetworks,
  type RateLimit,
} from '../rate-limit/rate-limit.ts';
import type { Database } from '../store/database.ts';
import type { Poll, AllPolls } from './polls.ts';

export type VisitorVoteDependencies = {
  readonly database: Database;
  readonly polls: () => Promise<AllPolls>;
  readonly signingSecret: string;
  readonly now: () => Date;
  /** Returns an unguessable random id. */
  readonly newVoterId: () => string;
};

/** Its value is the random id of a voter. */
const voterCookie: SignedCookieNamePathAndAge = {
  name: 'poll',
  maxAgeSeconds: voterCookieSeconds,
  path: generalApiPaths.votes,
};

const voteLimit: RateLimit = {
  ...requestRateLimits.vote,
  purpose: 'vote',
  sentence: (wait) =>
    `Many votes have come from your network just now. Please try again in ${wait}.`,
};

const readLimit: RateLimit = {
  ...requestRateLimits.readVotes,
  purpose: 'read votes',
  sentence: (wait) =>
    `Your network has asked for the votes very often. Please try again in ${wait}.`,
};

const Count = v.object({
  option_name: v.string(),
  votes: v.number(),
  /** The voter's chosen option: the same in every row. */
  own: v.nullable(v.string()),
});
type Count = v.InferOutput<typeof Count>;

const ownVote = '(select option_name from votes where poll_id = $1 and voter_id = $2)';

const countStatement = `select option_name, votes, ${ownVote} as own from vote_counts where poll_id = $1`;

// One statement adds the vote and raises the count: both happen or neither. A voter who has already
// voted changes nothing. If two of her votes arrive at the same moment, the later one may not see
// the first yet: then `own` is null.
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
  select option_name, votes, coalesce(${ownVote}, (select option_name from cast_vote)) as own
  from (
    select option_name, votes from counted
    union all
    select option_name, votes from vote_counts
    where poll_id = $1 and option_name not in (select option_name from counted)
  ) as counts`;

const toCounts = ({ options }: Poll, rows: readonly Count[]): Readonly<Record<string, number>> => {
  const votes = new Map(rows.map((row) => [row.option_name, row.votes]));
  return Object.fromEntries(options.map((name) => [name, votes.get(name) ?? 0]));
};

/** The header with the voter's own choice. */
const ownVoteHeaders = (
  { options }: Poll,
  [row]: readonly Count[],
): Readonly<Record<string, string>> =>
  row === undefined || row.own === null || !options.includes(row.own)
    ? {}
    : { [ownVoteHeader]: encodeURIComponent(row.own) };

const parseVote = (poll: Poll, request: Request): string => {
  const [option] = parseOutsideValueOrRefuse(
    v.strictTuple([v.picklist(poll.options)]),
    new URL(request.url).searchParams.getAll('vote'),
    'Choose one of the options of the poll.',
  );
  return option;
};

/**
 * The voter of a request. Somebody without our cookie becomes a new voter, and the headers set her
 * cookie.
 */
const identifyVoter = (
  { signingSecret, newVoterId }: VisitorVoteDependencies,
  request: Request,
): { readonly voterId: string; readonly headers: Readonly<Record<string, string>> } => {
  const knownId = readSignedCookie(voterCookie, signingSecret, request);
  if (knownId !== undefined) return { voterId: knownId, headers: {} };
  const voterId = newVoterId();
  return {
    voterId,
    headers: { 'set-cookie': signedCookieHeader(voterCookie, signingSecret, voterId, request) },
  };
};

/**
 * `POST /api/votes?vote=strength`: counts a vote in the active poll and answers the votes of each
 * option (CALLS-1). A voter has one vote; sending the same or another one again changes nothing. A
 * header returns the option that counts.
 */
export const createCastVisitorVoteEndpoint = (dependencies: VisitorVoteDependencies): Handler =>
  createEndpoint({
    POST: async (request) => {
      const poll = (await dependencies.polls()).find(({ active }) => active);
      if (poll === undefined) throw new Refusal(404, 'No poll is open at the moment.');
      const option = parseVote(poll, request);
      await enforceRateLimit(
        dependencies,
        rateLimitChargesOfNetworks(voteLimit, callerNetworksOfRequest(request)),
      );
      const { voterId, headers } = identifyVoter(dependencies, request);
      const { database } = dependencies;
      const cast = await database.query(Count, castStatement, [poll.id, voterId, option]);
      const rows =
        typeof cast[0]?.own === 'string'
          ? cast
          : await database.query(Count, countStatement, [poll.id, voterId]);
      return jsonAnswer(toCounts(poll, rows), {
        headers: { ...headers, ...ownVoteHeaders(poll, rows) },
      });
    },
  });

/** The poll's id in `/api/votes/poll-001` or `/api/votes/poll-001/counts`. */
const pollIdIn = (pathname: string): string | undefined =>
  pathname
    .replace(/\/(counts\/?)?$/, '')
    .split('/')
    .at(-1);

/**
 * `GET /api/votes/poll-001`: a list whose first item has the votes of each option (CALLS-1).
 * `GET /api/votes/poll-001/counts` answers the same for everybody, up to a minute old: it knows no
 * voter. The first sets the cookie for a new visitor. The page calls it just before it sends a
 * vote: if the vote's answer is lost and the vote is sent again, both come from the same voter and
 * count once.
 */
export const createReadPollVotesEndpoint = (dependencies: VisitorVoteDependencies): Handler => {
  const countRead = createBatchedRateLimit(dependencies);
  return createEndpoint({
    GET: async (request) => {
      countRead(rateLimitChargesOfNetworks(readLimit, callerNetworksOfRequest(request)));
      const { pathname } = new URL(request.url);
      const id = pollIdIn(pathname);
      const poll = (await dependencies.polls()).find((one) => one.id === id);
      if (poll === undefined) throw new Refusal(404, 'There is no such poll.');
      if (/\/counts\/?$/.test(pathname)) {
        const rows = await dependencies.database.query(Count, countStatement, [poll.id, '']);
        return jsonAnswer([toCounts(poll, rows)], { headers: minuteCacheHeaders });
      }
      const { voterId, headers } = identifyVoter(dependencies, request);
      const rows = await dependencies.database.query(Count, countStatement, [poll.id, voterId]);
      return jsonAnswer([toCounts(poll, rows)], {
        headers: { ...headers, ...ownVoteHeaders(poll, rows) },
      });
    },
  });
};
