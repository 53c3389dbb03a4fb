import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  generalApiPaths,
  pollCountsApiPath,
  pollVotesWithOwnVoteApiPath,
} from '../../../src/domain/api-paths.ts';
import { requestRateLimits, voterCookieSeconds } from '../../../src/domain/limits.ts';
import { parseEditorsPollOption } from '../../../src/domain/polls/poll-option.ts';
import { ownVoteHeader } from '../../../src/domain/polls/poll-votes-by-option-name.ts';
import { openDatabase } from '../../../src/server/store/database.ts';
import type { AllPolls } from '../../../src/server/votes/polls.ts';
import type { VisitorVoteDependencies } from '../../../src/server/votes/votes.ts';
import { starterEntries, textsOf } from '../../support/browser/starter-entries.ts';
import { openTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';
import { createVoter, createVoteEndpoints } from '../../support/server/voter.ts';

let server: TestDatabase;
let polls: AllPolls = [];

const options = textsOf(
  starterEntries('poll').find((entry) => entry['pollId'] === 'poll-001') ?? {},
  'options',
).map((option) => parseEditorsPollOption(option).name);
const none = Object.fromEntries(options.map((name) => [name, 0]));

const dependencies = (): VisitorVoteDependencies => ({
  database: server.database,
  polls: async () => polls,
  signingSecret: 'a secret of the tests, 32 letters long',
  now: () => new Date('2026-11-21T12:00:00Z'),
  newVoterId: randomUUID,
});
const endpoints = () => createVoteEndpoints(dependencies());

beforeAll(async () => {
  server = await openTestDatabase();
});
afterAll(() => server.dispose());
beforeEach(async () => {
  polls = [
    { id: 'poll-001', active: true, options },
    { id: 'poll-002', active: false, options: ['one', 'two'] },
  ];
  await server.database.query(
    v.object({}),
    'truncate votes, vote_counts, rate_limit_counts, rate_limit_salts',
  );
});

const refusalOf = async (answer: Response): Promise<{ status: number; error: string }> => {
  const { error } = v.parse(v.strictObject({ error: v.string() }), await answer.json());
  return { status: answer.status, error };
};

it('the first poll of the content has the options of DATA-8', () => {
  expect(options).toEqual([
    'strength',
    'aesthetics',
    'fatloss',
    'health',
    'wellBeing',
    'empowerment',
    'cBodybuilding',
    'cPowerlifting',
    'cStrongwomen',
    'fun',
    'mobility',
  ]);
});

describe('casting a vote', () => {
  it('counts it and answers with the count of each option; reading returns the same in a list', async () => {
    const voter = createVoter(endpoints());
    const cast = await voter.cast('?vote=strength');
    expect(cast.status).toBe(200);
    expect(cast.headers.get('cache-control')).toBe('private, no-store');
    expect(await cast.json()).toEqual({ ...none, strength: 1 });
    const read = await voter.read();
    expect(await read.json()).toEqual([{ ...none, strength: 1 }]);
  });

  it('answers the counts for everybody from a copy of the host’s, which says nothing about a voter', async () => {
    const voter = createVoter(endpoints());
    await voter.cast('?vote=fun');
    const answer = await endpoints().read(
      new Request(`https://knurl.example${pollCountsApiPath('poll-001')}`, {
        headers: { cookie: voter.cookie(), 'x-nf-client-connection-ip': '203.0.113.7' },
      }),
    );
    expect(await answer.json()).toEqual([{ ...none, fun: 1 }]);
    expect(answer.headers.get('netlify-cdn-cache-control')).toBe('public, durable, s-maxage=60');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get(ownVoteHeader)).toBeNull();
    expect(answer.headers.get('set-cookie')).toBeNull();
    const own = await voter.read();
    expect(own.headers.get('netlify-cdn-cache-control')).toBeNull();
  });

  it('counts one vote per voter, whether she repeats it or sends another, even at the same moment', async () => {
    const voter = createVoter(endpoints());
    await voter.read();
    await Promise.all([voter.cast('?vote=fun'), voter.cast('?vote=fun'), voter.cast('?vote=fun')]);
    const again = await voter.cast('?vote=health');
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual({ ...none, fun: 1 });
  });

  it('counts a vote once when its answer was lost and it is resent', async () => {
    const voter = createVoter(endpoints());
    await voter.read();
    await voter.castAndLoseAnswer('?vote=fun');
    expect(await (await voter.cast('?vote=fun')).json()).toEqual({ ...none, fun: 1 });
  });

  it('tells a voter which option counts, and nobody else', async () => {
    const voter = createVoter(endpoints());
    expect((await voter.read()).headers.get(ownVoteHeader)).toBeNull();
    expect((await voter.cast('?vote=fun')).headers.get(ownVoteHeader)).toBe('fun');
    expect((await voter.cast('?vote=health')).headers.get(ownVoteHeader)).toBe('fun');
    expect((await voter.read()).headers.get(ownVoteHeader)).toBe('fun');
    expect((await createVoter(endpoints()).read()).headers.get(ownVoteHeader)).toBeNull();
  });

  it('names the same option in the answers to one voter’s simultaneous votes', async () => {
    const voter = createVoter(endpoints());
    await voter.read();
    const answers = await Promise.all([voter.cast('?vote=fun'), voter.cast('?vote=health')]);
    expect(new Set(answers.map(({ headers }) => headers.get(ownVoteHeader))).size).toBe(1);
    expect(answers[0].headers.get(ownVoteHeader)).not.toBeNull();
  });

  it('lets thirty people behind one network address vote', async () => {
    const shared = endpoints();
    for (let person = 0; person < 30; person += 1) {
      const answer = await createVoter(shared, '198.51.100.1').cast('?vote=mobility');
      expect(answer.status).toBe(200);
    }
    const read = await createVoter(shared).read();
    expect(await read.json()).toEqual([{ ...none, mobility: 30 }]);
  });
});

describe('the voter’s cookie', () => {
  it('is signed, hidden from scripts, sent only to the votes, and set once', async () => {
    const [header] = (await createVoter(endpoints()).read()).headers.getSetCookie();
    expect(header).toMatch(/^poll=[\w-]+\.[\w-]{43}; /);
    expect(header?.slice(header.indexOf('; ') + 2)).toBe(
      `Path=${generalApiPaths.votes}; Max-Age=${voterCookieSeconds}; HttpOnly; SameSite=Lax; Secure`,
    );
    const voter = createVoter(endpoints());
    await voter.read();
    expect((await voter.read()).headers.getSetCookie()).toEqual([]);
  });

  it('counts for nothing when it is signed with another key', async () => {
    const voter = createVoter(endpoints());
    const forger = createVoter(
      createVoteEndpoints({ ...dependencies(), signingSecret: 'another secret' }),
    );
    await voter.cast('?vote=fun');
    await forger.cast('?vote=fun');
    const rows = await server.database.query(
      v.object({ voter_id: v.string() }),
      'select voter_id from votes',
    );
    expect(new Set(rows.map(({ voter_id }) => voter_id)).size).toBe(2);
    const answer = await endpoints().read(
      new Request(`https://knurl.example${pollVotesWithOwnVoteApiPath('poll-001')}`, {
        headers: { cookie: forger.cookie() },
      }),
    );
    expect(answer.headers.getSetCookie()).toHaveLength(1);
  });

  it('is all that we store about her', async () => {
    await createVoter(endpoints(), '192.0.2.123').cast('?vote=fun');
    const columns = await server.database.query(
      v.object({ column_name: v.string() }),
      "select column_name from information_schema.columns where table_name = 'votes' order by 1",
    );
    expect(columns.map(({ column_name }) => column_name)).toEqual([
      'option_name',
      'poll_id',
      'voter_id',
    ]);
  });
});

describe('the poll’s endpoints, given bad requests,', () => {
  it.each([
    [''],
    ['?vote='],
    ['?vote=unknown'],
    ['?vote=__proto__'],
    ['?vote=constructor'],
    ['?vote=toString'],
    ['?vote=Strength'],
    ['?vote=%20strength'],
    ['?vote=strength%00'],
    ['?vote=strength&vote=fun'],
    ['?vote[]=strength'],
    ['?vote=["strength"]'],
    [`?vote=${'a'.repeat(5000)}`],
    ["?vote=fun');drop table votes;--"],
  ])('refuse the vote %j and count nothing', async (query) => {
    const voter = createVoter(endpoints());
    expect(await refusalOf(await voter.cast(query))).toEqual({
      status: 400,
      error: 'Choose one of the options of the poll.',
    });
    expect(await (await voter.read()).json()).toEqual([none]);
  });

  it.each([
    ['GET', 'cast', generalApiPaths.votes, 405],
    ['PUT', 'cast', `${generalApiPaths.votes}?vote=fun`, 405],
    ['POST', 'read', pollVotesWithOwnVoteApiPath('poll-001'), 405],
    ['GET', 'read', pollVotesWithOwnVoteApiPath('poll-999'), 404],
    ['GET', 'read', pollVotesWithOwnVoteApiPath('__proto__'), 404],
    ['GET', 'read', pollVotesWithOwnVoteApiPath('../plans'), 404],
  ] as const)('answer %s (%s) %s with %i', async (method, endpoint, path, status) => {
    const request = new Request(`https://knurl.example${path}`, { method });
    const refusal = await refusalOf(await endpoints()[endpoint](request));
    expect(refusal.status).toBe(status);
    expect(refusal.error).toMatch(/^[A-Z].+\.$/);
  });

  it('refuse a vote sent by another site’s page', async () => {
    const request = new Request(`https://knurl.example${generalApiPaths.votes}?vote=fun`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect((await refusalOf(await endpoints().cast(request))).status).toBe(403);
  });

  it('refuse votes above the rate limit of a network address, and of no other address', async () => {
    const { maxRequests, periodSeconds } = requestRateLimits.vote;
    const shared = endpoints();
    for (let vote = 0; vote < maxRequests; vote += 1) {
      const answer = await createVoter(shared, '192.0.2.1').cast('?vote=fun');
      expect(answer.status).toBe(200);
    }
    const late = await createVoter(shared, '192.0.2.1').cast('?vote=fun');
    expect(late.headers.get('retry-after')).toBe(String(periodSeconds));
    expect(await refusalOf(late)).toEqual({
      status: 429,
      error: 'Many votes have come from your network just now. Please try again in 10 minutes.',
    });
    const other = await createVoter(shared, '192.0.2.2').cast('?vote=fun');
    expect(await other.json()).toEqual({ ...none, fun: maxRequests + 1 });
  });

  it('refuse endless reads by a network, and say when it may try again', async () => {
    const shared = endpoints();
    const reader = createVoter(shared, '192.0.2.3');
    const { maxRequests, periodSeconds } = requestRateLimits.readVotes;
    let answer = await reader.read();
    for (let read = 0; answer.status === 200 && read < 2 * maxRequests; read += 1) {
      answer = await reader.read();
    }
    expect(answer.headers.get('retry-after')).toBe(String(periodSeconds));
    expect(await refusalOf(answer)).toEqual({
      status: 429,
      error: 'Your network has asked for the votes very often. Please try again in 10 minutes.',
    });
    expect((await createVoter(shared, '192.0.2.4').read()).status).toBe(200);
  });

  it('refuse every vote while no poll is open', async () => {
    polls = polls.map((poll) => ({ ...poll, active: false }));
    expect(await refusalOf(await createVoter(endpoints()).cast('?vote=fun'))).toEqual({
      status: 404,
      error: 'No poll is open at the moment.',
    });
  });
});

describe('the poll’s endpoints, after changes and outages,', () => {
  it('let a voter of one poll vote in the next one', async () => {
    const voter = createVoter(endpoints());
    await voter.cast('?vote=fun');
    polls = polls.map((poll) => ({ ...poll, active: !poll.active }));
    expect(await (await voter.cast('?vote=two')).json()).toEqual({ one: 0, two: 1 });
    expect(await (await voter.read()).json()).toEqual([{ ...none, fun: 1 }]);
  });

  it('leave out an option that editors removed, and show a new one without votes', async () => {
    const voter = createVoter(endpoints());
    await voter.cast('?vote=fun');
    polls = [{ id: 'poll-001', active: true, options: ['strength', 'curiosity'] }];
    expect(await (await voter.read()).json()).toEqual([{ strength: 0, curiosity: 0 }]);
  });

  it('answer 503 with one sentence while the database is down', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const unreachable = openDatabase('postgres://knurl@127.0.0.1:9/postgres');
    const voter = createVoter(createVoteEndpoints({ ...dependencies(), database: unreachable }));
    for (const answer of [await voter.read(), await voter.cast('?vote=fun')]) {
      expect(await refusalOf(answer)).toEqual({
        status: 503,
        error: 'This part of the site is resting. Please try again in a moment.',
      });
    }
  });
});
