import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDatabase, type LocalDatabase } from '../../../local/database/start.ts';
import { migrationsFolder } from '../../../local/folders.ts';
import { parsePollOption } from '../../../src/domain/poll-option.ts';
import { openDatabase, type Database } from '../../../src/server/database.ts';
import type { Polls } from '../../../src/server/polls.ts';
import type { VoteDependencies } from '../../../src/server/votes.ts';
import { starterEntries, textsOf } from '../../support/browser/starter-entries.ts';
import { createVoter, toVoteEndpoints } from '../../support/server/voter.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'votes-'));
let server: LocalDatabase;
let database: Database;
let polls: Polls = [];

const options = textsOf(
  starterEntries('poll').find((entry) => entry['pollId'] === 'poll-001') ?? {},
  'options',
).map((option) => parsePollOption(option).name);
const none = Object.fromEntries(options.map((name) => [name, 0]));

const dependencies = (): VoteDependencies => ({
  database,
  polls: async () => polls,
  signingSecret: 'a secret of the tests, 32 letters long',
  now: () => new Date('2026-11-21T12:00:00Z'),
  newVoterId: randomUUID,
});
const endpoints = () => toVoteEndpoints(dependencies());

beforeAll(async () => {
  server = await startDatabase({ folder, port: 0, migrationsFolder });
  database = openDatabase(server.url);
});
afterAll(async () => {
  await database.close();
  await server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  polls = [
    { id: 'poll-001', active: true, options },
    { id: 'poll-002', active: false, options: ['one', 'two'] },
  ];
  await database.query(v.object({}), 'truncate votes, vote_counts, flood_hits, flood_salts');
});

const refused = async (answer: Response): Promise<{ status: number; error: string }> => {
  const { error } = v.parse(v.strictObject({ error: v.string() }), await answer.json());
  return { status: answer.status, error };
};

describe('the poll', () => {
  it('has the eleven options of the specification', () => {
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

  it('counts a vote and answers the count of each option, in both shapes', async () => {
    const voter = createVoter(endpoints());
    const cast = await voter.cast('?vote=strength');
    expect(cast.status).toBe(200);
    expect(cast.headers.get('cache-control')).toBe('private, no-store');
    expect(await cast.json()).toEqual({ ...none, strength: 1 });
    const read = await voter.read();
    expect(await read.json()).toEqual([{ ...none, strength: 1 }]);
  });

  it('gives a vote to a voter once: sent again, changed, or at the same moment', async () => {
    const voter = createVoter(endpoints());
    await voter.read();
    await Promise.all([voter.cast('?vote=fun'), voter.cast('?vote=fun'), voter.cast('?vote=fun')]);
    const again = await voter.cast('?vote=health');
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual({ ...none, fun: 1 });
  });

  it('counts a vote once when its answer was lost and it is sent again', async () => {
    const voter = createVoter(endpoints());
    await voter.read();
    await voter.castUnheard('?vote=fun');
    expect(await (await voter.cast('?vote=fun')).json()).toEqual({ ...none, fun: 1 });
  });

  it('lets thirty people behind one address vote', async () => {
    const shared = endpoints();
    const voters = Array.from({ length: 30 }, () => createVoter(shared, '198.51.100.1'));
    const statuses = await Promise.all(
      voters.map(async (voter) => (await voter.cast('?vote=mobility')).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const read = await createVoter(shared).read();
    expect(await read.json()).toEqual([{ ...none, mobility: 30 }]);
  });

  it('gives the voter a signed cookie that scripts cannot read, for a year at most', async () => {
    const [header] = (await createVoter(endpoints()).read()).headers.getSetCookie();
    expect(header).toMatch(
      /^poll=[\w-]+\.[\w-]{43}; Path=\/api\/votes; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
    );
    const voter = createVoter(endpoints());
    await voter.read();
    expect((await voter.read()).headers.getSetCookie()).toEqual([]);
  });

  it('takes no cookie of another maker', async () => {
    const voter = createVoter(endpoints());
    const forger = createVoter(
      toVoteEndpoints({ ...dependencies(), signingSecret: 'another secret' }),
    );
    await voter.cast('?vote=fun');
    await forger.cast('?vote=fun');
    const rows = await database.query(
      v.object({ voter_id: v.string() }),
      'select voter_id from votes',
    );
    expect(new Set(rows.map(({ voter_id }) => voter_id)).size).toBe(2);
    const answer = await endpoints().read(
      new Request('https://knurl.example/api/votes/poll-001', {
        headers: { cookie: forger.cookie() },
      }),
    );
    expect(answer.headers.getSetCookie()).toHaveLength(1);
  });

  it('keeps nothing of the voter but the value of her cookie', async () => {
    await createVoter(endpoints(), '192.0.2.123').cast('?vote=fun');
    const columns = await database.query(
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

describe('what is refused', () => {
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
  ])('the vote %s', async (query) => {
    const voter = createVoter(endpoints());
    expect(await refused(await voter.cast(query))).toEqual({
      status: 400,
      error: 'Choose one of the options of the poll.',
    });
    expect(await (await voter.read()).json()).toEqual([none]);
  });

  it.each([
    ['GET', 'cast', '/api/votes', 405],
    ['PUT', 'cast', '/api/votes?vote=fun', 405],
    ['POST', 'read', '/api/votes/poll-001', 405],
    ['GET', 'read', '/api/votes/poll-999', 404],
    ['GET', 'read', '/api/votes/__proto__', 404],
    ['GET', 'read', '/api/votes/..%2fplans', 404],
  ] as const)('%s (%s) %s: %i', async (method, endpoint, address, status) => {
    const request = new Request(`https://knurl.example${address}`, { method });
    const answer = await refused(await endpoints()[endpoint](request));
    expect(answer.status).toBe(status);
    expect(answer.error).toMatch(/^[A-Z].+\.$/);
  });

  it('a vote from another site', async () => {
    const request = new Request('https://knurl.example/api/votes?vote=fun', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect((await refused(await endpoints().cast(request))).status).toBe(403);
  });

  it('a flood from one address, for a while, and nobody else', async () => {
    const shared = endpoints();
    const flood = await Promise.all(
      Array.from({ length: 200 }, () => createVoter(shared, '192.0.2.1').cast('?vote=fun')),
    );
    expect(flood.filter(({ status }) => status === 200)).toHaveLength(120);
    const late = await createVoter(shared, '192.0.2.1').cast('?vote=fun');
    expect(late.headers.get('retry-after')).toBe('600');
    expect(await refused(late)).toEqual({
      status: 429,
      error: 'Many votes have come from your network just now. Please try again in ten minutes.',
    });
    const other = await createVoter(shared, '192.0.2.2').cast('?vote=fun');
    expect(await other.json()).toEqual({ ...none, fun: 121 });
  });

  it('every vote while no poll is open', async () => {
    polls = polls.map((poll) => ({ ...poll, active: false }));
    expect(await refused(await createVoter(endpoints()).cast('?vote=fun'))).toEqual({
      status: 404,
      error: 'No poll is open at the moment.',
    });
  });
});

describe('when things change', () => {
  it('counts another poll by itself, for the same voter', async () => {
    const voter = createVoter(endpoints());
    await voter.cast('?vote=fun');
    polls = polls.map((poll) => ({ ...poll, active: !poll.active }));
    expect(await (await voter.cast('?vote=two')).json()).toEqual({ one: 0, two: 1 });
    expect(await (await voter.read()).json()).toEqual([{ ...none, fun: 1 }]);
  });

  it('leaves out an option that editors took away, and shows a new one with no votes', async () => {
    const voter = createVoter(endpoints());
    await voter.cast('?vote=fun');
    polls = [{ id: 'poll-001', active: true, options: ['strength', 'curiosity'] }];
    expect(await (await voter.read()).json()).toEqual([{ strength: 0, curiosity: 0 }]);
  });

  it('says one sentence while the database is down', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const lost = openDatabase('postgres://knurl@127.0.0.1:9/postgres');
    const voter = createVoter(toVoteEndpoints({ ...dependencies(), database: lost }));
    for (const answer of [await voter.read(), await voter.cast('?vote=fun')]) {
      expect(await refused(answer)).toEqual({
        status: 503,
        error: 'This part of the site is resting. Please try again in a moment.',
      });
    }
  });
});
