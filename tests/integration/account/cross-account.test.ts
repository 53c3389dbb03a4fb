import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountAndOwnerApiPaths } from '../../../src/domain/account/account-and-owner-api-paths.ts';
import { sealedLogApiPaths } from '../../../src/domain/sealed-sync/sealed-log-api.ts';
import { generalApiPaths } from '../../../src/domain/api-paths.ts';
import { shopApiPaths } from '../../../src/domain/shop/shop-api-paths.ts';
import { siteBuildApiPaths } from '../../../src/domain/site-builds/live-build.ts';
import { monitoringApiPaths } from '../../../src/domain/monitoring/monitoring-api-paths.ts';
import {
  attacksOn,
  pathsWithoutPersonalData,
  type Attack,
} from '../../support/cross-account/attacks.ts';
import { openHost, signingSecret, type Host } from '../../support/cross-account/host.ts';
import {
  seedFullAccount,
  type SeededAccount,
} from '../../support/cross-account/seed-full-account.ts';

/** Three members who have everything, by their e-mail addresses at the login service. */
const members = [
  { email: 'subscriber@example.com', subject: 'auth0|sample-subscriber', name: 'zebrafink' },
  { email: 'pack@example.com', subject: 'auth0|sample-pack', name: 'quokkabird' },
  { email: 'lapsed@example.com', subject: 'auth0|sample-lapsed', name: 'axolotlwren' },
] as const;

let host: Host;
const planted = new Map<string, SeededAccount>();
const tokens = new Map<string, string>();
beforeAll(async () => {
  host = await openHost();
  for (const { email, subject, name } of members) {
    planted.set(email, await seedFullAccount({ ...host, signingSecret }, subject, name));
    tokens.set(email, await host.tokenOf(email));
  }
});
afterAll(() => host.dispose());

let callers = 0;

/** The result of an attack: the status, and which of the victim's markers the answer contains. */
const attack = async ({ path, init }: Attack, token: string | undefined, victim: SeededAccount) => {
  // Each from its own network, so that no rate limit answers instead of the rule under test.
  callers += 1;
  const answer = await host.send(path, init, token, `10.0.${callers >> 8}.${callers & 255}`);
  if (answer === undefined) return { status: 'no function', found: [] };
  const headers = [...answer.headers].map((one) => one.join(': ')).join('\n');
  const body = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  const found = victim.markers.filter((marker) => `${headers}\n${body}`.includes(marker));
  return { status: answer.status, found };
};

const victims = (): readonly (readonly [string, SeededAccount])[] => [...planted];

it('every path is in the matrix, or listed as having no personal data', () => {
  const [[, victim] = []] = victims();
  if (victim === undefined) throw new Error('Nobody was planted.');
  const attacked = Object.keys(attacksOn(victim.ids));
  expect([...attacked, ...pathsWithoutPersonalData].toSorted()).toEqual(
    Object.keys({
      ...siteBuildApiPaths,
      ...monitoringApiPaths,
      ...generalApiPaths,
      ...accountAndOwnerApiPaths,
      ...sealedLogApiPaths,
      ...shopApiPaths,
    }).toSorted(),
  );
});

it('members see their own data, so the matrix looks for strings that exist', async () => {
  for (const [email, victim] of victims()) {
    for (const path of [
      accountAndOwnerApiPaths.account,
      accountAndOwnerApiPaths.accountPayments,
      accountAndOwnerApiPaths.accountData,
      generalApiPaths.customer,
      `${accountAndOwnerApiPaths.gifts}/${victim.ids.giftOrder}`,
    ]) {
      const { found } = await attack({ path, init: {}, kind: 'own' }, tokens.get(email), victim);
      expect([path, found]).not.toEqual([path, []]);
    }
  }
});

it('the owner sees what is waiting for her decision', async () => {
  const token = await host.tokenOf('owner@example.com');
  for (const [, victim] of victims()) {
    const photo = victim.ids.proofId.replace('proof', 'photo');
    for (const path of [
      accountAndOwnerApiPaths.owner,
      `${accountAndOwnerApiPaths.ownerProofs}/${photo}`,
      shopApiPaths.ownerOrders,
      `${shopApiPaths.ownerOrders}?form=csv`,
    ]) {
      const { status, found } = await attack({ path, init: {}, kind: 'own' }, token, victim);
      expect([path, status, found.length > 0]).toEqual([path, 200, true]);
    }
  }
});

it('nobody reads or changes anything without a login', async () => {
  const before = await host.dump();
  const wrong = new Set<string>();
  for (const [, victim] of victims()) {
    for (const [name, attacks] of Object.entries(attacksOn(victim.ids))) {
      for (const one of attacks) {
        const { status, found } = await attack(one, undefined, victim);
        if (status !== (one.kind === 'linked' ? 404 : 401) || found.length > 0)
          wrong.add(`${name}: ${one.path} ${status} ${found.join(', ')}`);
      }
    }
  }
  expect([...wrong]).toEqual([]);
  expect(await host.dump()).toEqual(before);
});

it('no member reads or changes another member’s data', async () => {
  const before = await host.dump();
  const wrong = new Set<string>();
  for (const [email, victim] of victims()) {
    for (const other of members.filter((one) => one.email !== email)) {
      for (const [name, attacks] of Object.entries(attacksOn(victim.ids))) {
        for (const one of attacks.filter(({ kind }) => kind !== 'press')) {
          const { status, found } = await attack(one, tokens.get(other.email), victim);
          const isRight = one.kind === 'own' ? status === 200 : status === 403 || status === 404;
          if (!isRight || found.length > 0)
            wrong.add(`${name}: ${one.path} ${status} ${found.join(', ')}`);
        }
      }
    }
  }
  expect([...wrong]).toEqual([]);
  expect(await host.dump()).toEqual(before);
});

it('a member’s actions on her own account change nothing in another’s', async () => {
  const [intruder, ...others] = members;
  const linesOf = async ({ markers }: SeededAccount): Promise<readonly string[]> =>
    [...(await host.dump()).values()]
      .flatMap((rows) => rows.split('\n'))
      .filter((row) => markers.some((marker) => row.includes(marker)));
  for (const { email } of others) {
    const victim = planted.get(email);
    if (victim === undefined) throw new Error('Nobody was planted.');
    const before = await linesOf(victim);
    const isLast = ({ path }: Attack): boolean => path === accountAndOwnerApiPaths.accountDeletion;
    const presses = Object.values(attacksOn(victim.ids))
      .flat()
      .filter(({ kind }) => kind === 'press')
      .toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)));
    for (const one of presses) {
      const { found } = await attack(one, tokens.get(intruder.email), victim);
      expect([one.path, found]).toEqual([one.path, []]);
    }
    expect(await linesOf(victim)).toEqual(before);
  }
});
