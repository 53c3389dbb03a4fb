import { beforeEach, describe, expect, it } from 'vitest';
import { accountAndOwnerApiPaths } from '../../../src/domain/account/account-and-owner-api-paths.ts';
import {
  createMailPreferenceAndStopEndpoint,
  type MailPreferenceAndStopDependencies,
} from '../../../src/server/account/mail-preferences-endpoint.ts';
import { createGiftAndLinkCodeDeriver } from '../../../src/server/rights/gift-codes.ts';
import { signedLinkTokenOf } from '../../../src/server/rights/signed-link.ts';
import { openTestAccount, type TestAccount } from '../../support/account/test-account.ts';
import {
  emptyDatabase,
  openTestPayments,
  type TestPayments,
} from '../../support/payments/test-payments.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import { storeMember } from '../../support/stored/member.ts';
import { run } from '../../support/stored/rows.ts';

const database = openDatabaseForTests();
const codes = createGiftAndLinkCodeDeriver('a secret of the tests, 32 letters long');
let payments: TestPayments;
let account: TestAccount;
beforeEach(async () => {
  await emptyDatabase(database);
  payments = openTestPayments(database);
  account = openTestAccount(payments);
});

const send = (
  path: string,
  body: unknown,
  subject = '',
  changes: Partial<MailPreferenceAndStopDependencies> = {},
): Promise<Response> =>
  createMailPreferenceAndStopEndpoint({
    ...account.dependencies,
    codes,
    findPerson: () => Promise.resolve({ email: 'anna@login.example' }),
    ...changes,
  })(
    new Request(`https://knurl.example${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(subject === '' ? {} : { authorization: subject }),
      },
      body: JSON.stringify(body),
    }),
  );
const today = (days = 0): string =>
  new Date(payments.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const wishes = () => run(database, 'select year_starts_on::text as day from mail_wishes');

describe('the day on which she starts The Year', () => {
  it('is stored, shown in her account, changed, and deleted with one request', async () => {
    const { subject } = await account.buy('membership');
    const answer = await send(
      accountAndOwnerApiPaths.mailWishes,
      { yearStartsOn: today(3) },
      subject,
    );
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ yearStartsOn: today(3) });
    expect((await account.read(subject)).yearStartsOn).toBe(today(3));
    await send(accountAndOwnerApiPaths.mailWishes, { yearStartsOn: today(-20) }, subject);
    expect(await wishes()).toEqual([{ day: today(-20) }]);
    const ended = await send(accountAndOwnerApiPaths.mailWishes, { yearStartsOn: null }, subject);
    expect(await ended.json()).toMatchObject({ yearStartsOn: null });
    expect(await wishes()).toEqual([]);
  });

  it.each([
    [400, (): unknown => ({ yearStartsOn: today(400) })],
    [400, (): unknown => ({ yearStartsOn: '2027-02-30' })],
    [400, (): unknown => ({ yearStartsOn: today(), missed: ['2027-01-01'] })],
  ])('is refused (%i) if it is none, or if more is sent than a day', async (status, body) => {
    const { subject } = await account.buy('membership');
    expect((await send(accountAndOwnerApiPaths.mailWishes, body(), subject)).status).toBe(status);
    expect(await wishes()).toEqual([]);
  });

  it('is refused without a login, and without an order or a place', async () => {
    const body = { yearStartsOn: today() };
    expect((await send(accountAndOwnerApiPaths.mailWishes, body)).status).toBe(401);
    expect((await send(accountAndOwnerApiPaths.mailWishes, body, 'auth0|nobody')).status).toBe(409);
  });

  it('fetches the address of a member who has never ordered', async () => {
    await storeMember(database, 'auth0|given');
    await send(accountAndOwnerApiPaths.mailWishes, { yearStartsOn: today() }, 'auth0|given');
    expect((await account.read('auth0|given')).address).toBe('anna@login.example');
  });
});

describe('the letters', () => {
  it('are asked for and ended without touching the day of The Year, and the other way round', async () => {
    const { subject } = await account.buy('membership');
    const change = async (body: unknown): Promise<unknown> => {
      const answer = await send(accountAndOwnerApiPaths.mailWishes, body, subject);
      expect(answer.status).toBe(200);
      const { yearStartsOn, wantsLetters } = await account.read(subject);
      return [yearStartsOn, wantsLetters];
    };
    expect((await account.read(subject)).wantsLetters).toBe(false);
    expect(await change({ letters: true })).toEqual([null, true]);
    expect(await change({ yearStartsOn: today() })).toEqual([today(), true]);
    expect(await change({ letters: false })).toEqual([today(), false]);
    expect(await change({ letters: true, yearStartsOn: null })).toEqual([null, true]);
    expect(await wishes()).toHaveLength(1);
    expect(await change({ letters: false })).toEqual([null, false]);
    expect(await wishes()).toEqual([]);
  });
});

describe('the link of an e-mail', () => {
  it('ends the e-mails without a login, as often as she taps', async () => {
    const { subject, customerId } = await account.buy('membership');
    await send(accountAndOwnerApiPaths.mailWishes, { yearStartsOn: today() }, subject);
    const link = signedLinkTokenOf(codes, 'mail-wishes', customerId);
    for (const _ of [1, 2]) {
      const answer = await send(accountAndOwnerApiPaths.stopMails, { link });
      expect([answer.status, await answer.json()]).toEqual([200, { isStopped: true }]);
    }
    expect(await wishes()).toEqual([]);
  });

  it('of something else ends nothing', async () => {
    const { subject, customerId } = await account.buy('membership');
    await send(accountAndOwnerApiPaths.mailWishes, { yearStartsOn: today() }, subject);
    for (const link of ['', customerId, signedLinkTokenOf(codes, 'shop-order', customerId)]) {
      expect((await send(accountAndOwnerApiPaths.stopMails, { link })).status).toBe(404);
    }
    expect(await wishes()).toHaveLength(1);
  });
});
