import { beforeEach, expect } from 'vitest';
import { accountAndOwnerApiPaths } from '../../../src/domain/account/account-and-owner-api-paths.ts';
import { generalApiPaths } from '../../../src/domain/api-paths.ts';
import { createAuthenticateSubject } from '../../../src/server/auth/access-token.ts';
import { createDeletionRequestEndpoint } from '../../../src/server/account-deletion/deletion-endpoint.ts';
import {
  finishDeletions,
  type FinishDeletionsDependencies,
} from '../../../src/server/account-deletion/finish-deletions.ts';
import { createCustomerWithRightsEndpoint } from '../../../src/server/members/customer-endpoint.ts';
import { Outage } from '../../../src/server/outage.ts';
import { createRefuseDeletedAccount } from '../../../src/server/rights/refuse-deleted-account.ts';
import { openTestTokens } from '../login/test-tokens.ts';
import {
  emptyDatabase,
  openTestPayments,
  type PlacedOrder,
  type TestPayments,
} from '../payments/test-payments.ts';
import { openDatabaseForTests } from '../server/database-for-tests.ts';
import { run } from '../stored/rows.ts';

const minute = 60_000;
const address = 'ann@example.com';
const loginAddress = 'ann@home.example';

/** The systems other than Stripe that a deletion makes requests to. */
type DeletionSystem = 'mailing list' | 'look-up' | 'login';

/** A member who has paid, for each test of a file, and everything that deletes her account. */
export const openDeletionForEachTest = () => {
  const database = openDatabaseForTests();
  let payments: TestPayments;
  let tokens: Awaited<ReturnType<typeof openTestTokens>>;
  let order: PlacedOrder;
  /** How far the site's clock is ahead of the stand-in's. */
  let ahead = 0;
  let logins: Set<string>;
  let list: Set<string>;
  let asked: DeletionSystem[];
  let down: Map<DeletionSystem, number>;
  let logged: string[];
  let ids = 0;
  const now = (): Date => new Date(payments.now().getTime() + ahead);
  const passMinutes = (minutes: number): void => {
    ahead += minutes * minute;
  };

  beforeEach(async () => {
    await emptyDatabase(database);
    ahead = 0;
    payments = openTestPayments(database);
    tokens = await openTestTokens(now);
    order = await payments.order('membership');
    payments.pay(order.sessionId);
    for (const event of payments.events()) await payments.deliver(event);
    await run(database, 'update customers set address = $2 where customer_id = $1', [
      order.customerId,
      address,
    ]);
    logins = new Set([order.subject]);
    list = new Set([address, loginAddress, 'eve@example.com']);
    asked = [];
    down = new Map();
    logged = [];
  });

  const ask = (system: DeletionSystem): void => {
    asked.push(system);
    const left = down.get(system) ?? 0;
    if (left === 0) return;
    down.set(system, left - 1);
    throw new Outage(`${system} is down.`, undefined);
  };
  const dependencies = (
    changes: Partial<FinishDeletionsDependencies>,
  ): FinishDeletionsDependencies => ({
    database,
    stripe: payments.stripe,
    mailingList: {
      forget: async (one) => {
        ask('mailing list');
        list.delete(one);
      },
    },
    accounts: {
      findPerson: async (subject) => {
        ask('look-up');
        return logins.has(subject) ? { email: loginAddress, name: 'Ann' } : undefined;
      },
      deleteAccount: async (subject) => {
        ask('login');
        logins.delete(subject);
      },
    },
    now,
    hasTime: () => true,
    log: (message) => void logged.push(message),
    ...changes,
  });

  const memberDependencies = () => ({
    authenticate: createAuthenticateSubject(
      tokens.settings,
      tokens.keys,
      now,
      createRefuseDeletedAccount(database),
    ),
    database,
    newCustomerId: () => `new-${(ids += 1)}`,
    now,
  });
  const askDeletion = async (body: unknown = { isSure: true }): Promise<Response> =>
    createDeletionRequestEndpoint({
      ...memberDependencies(),
      enforceLimit: async () => undefined,
      readAccount: async () => ({ read: true }),
    })(
      await tokens.requestOf(order.subject, accountAndOwnerApiPaths.accountDeletion, {
        method: 'POST',
        body,
      }),
    );
  const recordRequest = (): Promise<Request> =>
    tokens.requestOf(order.subject, generalApiPaths.customer);
  const readRecord = (request: Request): Promise<Response> =>
    createCustomerWithRightsEndpoint(memberDependencies())(request);

  const work = (changes: Partial<FinishDeletionsDependencies> = {}): Promise<void> =>
    finishDeletions(dependencies(changes));
  const sendMails = async (): Promise<void> => {
    await run(
      database,
      `update mails set state = 'sent', sent_at = $1::timestamptz where state = 'waiting'`,
      [now()],
    );
  };
  const stored = async () =>
    (
      await run(database, 'select * from account_deletions where customer_id = $1', [
        order.customerId,
      ])
    )[0];
  const finish = async (): Promise<void> => {
    for (let calls = 1; calls <= 20; calls += 1) {
      await work();
      await sendMails();
      if ((await stored())?.['data_done_at'] != null) return;
      passMinutes(400);
    }
    throw new Error('It never ends.');
  };

  const everything = async (): Promise<string> => {
    const tables = [
      ...['customers', 'orders', 'proofs', 'second_members', 'mails', 'withdrawals', 'gifts'],
      ...['subscriptions', 'account_deletions', 'grants'],
      ...['sealed_logs', 'sealed_keys', 'sealed_events', 'mail_wishes'],
    ];
    const texts = [];
    for (const table of tables) {
      const where = table === 'mails' ? ` where kind <> 'order-confirmation'` : '';
      const statement = `select to_jsonb(${table}) as row from ${table}${where}`;
      texts.push(JSON.stringify(await run(database, statement)));
    }
    return texts.join('\n');
  };
  const expectAllDone = async (): Promise<void> => {
    const { books } = payments.account;
    expect(books.all('customer')).toEqual([]);
    expect(books.all('subscription').map(({ status }) => status)).toEqual(['canceled']);
    expect([...list]).toEqual(['eve@example.com']);
    expect([...logins]).toEqual([]);
    const text = await everything();
    for (const word of [address, loginAddress, order.subject]) expect(text).not.toContain(word);
    expect(await run(database, 'select subject from customers')).toEqual([
      { subject: `deleted:${order.customerId}` },
    ]);
    // The law requires us to keep this.
    expect(await run(database, 'select state, title from orders')).toEqual([
      { state: 'paid', title: 'Annual membership' },
    ]);
    expect(
      await run(
        database,
        `select count(*)::int as mails from mails where kind = 'account-deleted'`,
      ),
    ).toEqual([{ mails: 1 }]);
    const [confirmation] = await run(
      database,
      `select address, details from mails where kind = 'order-confirmation'`,
    );
    expect(confirmation?.['address']).not.toBe('');
  };

  return {
    database,
    get payments(): TestPayments {
      return payments;
    },
    /** The member's order, which is paid. */
    get order(): PlacedOrder {
      return order;
    },
    /** The requests to each outside system, in order. */
    get asked(): readonly DeletionSystem[] {
      return asked;
    },
    /** Systems that are down, with the number of requests that fail. */
    get down(): Map<DeletionSystem, number> {
      return down;
    },
    get logged(): readonly string[] {
      return logged;
    },
    now,
    /** Moves the site's clock forward. */
    passMinutes,
    /** Asks as the member for the deletion of her account. */
    askDeletion,
    /** A request for the member's record, with a token of this moment. */
    recordRequest,
    readRecord,
    /** Runs the scheduled work once; `changes` replaces dependencies. */
    work,
    /** Sends the e-mails that are due. */
    sendMails,
    /** The stored deletion of the member's account, if she has asked for one. */
    stored,
    /** Runs the scheduled work until nothing is left to do. */
    finish,
    /** The whole database, as text. */
    everything,
    /** Expects that only what the law requires is left of the member, in all systems. */
    expectAllDone,
  };
};
