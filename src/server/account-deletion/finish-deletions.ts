import type Stripe from 'stripe';
import * as v from 'valibot';
import { nextTryAfter } from '../../domain/work/next-try.ts';
import { queueMailsSql, toMailParameter } from '../mail/queue-mail.ts';
import type { MailingListProvider } from '../mailing-list/mailing-list-provider.ts';
import { Outage } from '../outage.ts';
import type { Database } from '../store/database.ts';
import type { LoginAccounts } from '../verification/login-accounts.ts';
import { deleteRemainingData, deleteMemberData } from './delete-member-data.ts';
import { endSessions, deleteStripeCustomer } from './delete-stripe-customer.ts';

/** The dependencies of finishing deletions. */
export type DeletionDependencies = {
  readonly database: Database;
  readonly stripe: Stripe;
  readonly mailingList: Pick<MailingListProvider, 'forget'>;
  readonly accounts: Pick<LoginAccounts, 'findPerson' | 'deleteAccount'>;
  readonly now: () => Date;
  /** Whether there is time to start with another account. */
  readonly hasTime: () => boolean;
  /** Must not be given an address. */
  readonly log: (message: string) => void;
};

const optionalDate = v.nullable(v.date());
const Deletion = v.object({
  customer_id: v.string(),
  subject: v.string(),
  address: v.nullable(v.string()),
  stripe_customer_id: v.nullable(v.string()),
  stripe_done_at: optionalDate,
  mailing_list_done_at: optionalDate,
  login_done_at: optionalDate,
  tries: v.number(),
});
type Deletion = Readonly<v.InferOutput<typeof Deletion>>;

/** How long a claim on an account lasts, in milliseconds; after that, another process takes over from one that crashed. */
const lease = 120_000;

const claimStatement = `
  update account_deletions set tries = tries + 1, next_try_at = $2
  where customer_id = (
    select customer_id from account_deletions
    where data_done_at is null and next_try_at <= $1
    order by next_try_at, customer_id
    limit 1
    for update skip locked
  )
  returning customer_id, subject, address, stripe_done_at, mailing_list_done_at, login_done_at, tries,
    (select stripe_customer_id from customers where customers.customer_id = account_deletions.customer_id) as stripe_customer_id`;

const NoColumns = v.object({});

// Pages on which she could still pay for a cart; one with goods alone needn't have her as a customer at Stripe. Stripe's event
// releases the held stock.
const OpenCart = v.object({ session_id: v.string() });
const openCartsStatement = `
  select session_id from shop_orders
  where customer_id = $1 and state = 'open' and till = 'stripe' and session_id is not null`;

/** Stripe comes first: after that nothing is charged, even if later steps fail. */
const endPayments = async (
  { database, stripe, now }: DeletionDependencies,
  { customer_id: id, stripe_customer_id: customer, stripe_done_at: doneAt }: Deletion,
): Promise<void> => {
  if (doneAt !== null) return;
  const carts = await database.query(OpenCart, openCartsStatement, [id]);
  await endSessions(
    stripe,
    carts.map(({ session_id: session }) => session),
  );
  if (customer !== null) await deleteStripeCustomer(stripe, customer);
  await database.query(
    NoColumns,
    'update account_deletions set stripe_done_at = $2 where customer_id = $1',
    [id, now()],
  );
};

/** The list may have the address of her orders, that of her login, or both. Returns the address for the final confirmation. */
const leaveMailingList = async (
  { database, mailingList, accounts, now }: DeletionDependencies,
  { customer_id: id, subject, address, mailing_list_done_at: doneAt }: Deletion,
): Promise<string | null> => {
  if (doneAt !== null) return address;
  const person = await accounts.findPerson(subject);
  const addresses = [address, person?.email ?? null].filter((one) => one !== null);
  for (const one of new Set(addresses)) await mailingList.forget(one);
  const known = addresses[0] ?? null;
  await database.query(
    NoColumns,
    'update account_deletions set mailing_list_done_at = $2, address = $3 where customer_id = $1',
    [id, now(), known],
  );
  return known;
};

const loginStatement = `
  with deleted as (
    update account_deletions set login_done_at = $2::timestamptz where customer_id = $1 and login_done_at is null
    returning address
  ), ${queueMailsSql('told', '(select from deleted where address is not null)', '$3', '$2')}
  select from deleted`;

const deleteLogin = async (
  { database, accounts, now }: DeletionDependencies,
  { customer_id: id, subject, login_done_at: doneAt }: Deletion,
  address: string | null,
): Promise<void> => {
  if (doneAt !== null) return;
  await accounts.deleteAccount(subject);
  const mail = toMailParameter({
    mailId: `account-deleted:${id}`,
    kind: 'account-deleted',
    address: address ?? '',
    customerId: id,
    details: { deletedAt: now().toISOString() },
  });
  await database.query(NoColumns, loginStatement, [id, now(), mail]);
};

const putBack = async (
  { database, now }: DeletionDependencies,
  { customer_id: id, tries }: Deletion,
  problem: string | null,
): Promise<void> => {
  await database.query(
    NoColumns,
    'update account_deletions set next_try_at = $2, problem = $3 where customer_id = $1 and tries = $4',
    [id, nextTryAfter(now(), tries), problem, tries],
  );
};

/** The problem, without any personal data. */
const toProblem = (error: unknown): string => {
  if (error instanceof Outage) return error.message;
  return error instanceof Error ? error.name : 'unknown';
};

const finishDeletion = async (
  dependencies: DeletionDependencies,
  deletion: Deletion,
): Promise<void> => {
  try {
    await endPayments(dependencies, deletion);
    const address = await leaveMailingList(dependencies, deletion);
    await deleteLogin(dependencies, deletion, address);
    const { database, now } = dependencies;
    await deleteMemberData(database, deletion.customer_id, now());
    // Unless an e-mail to her is still waiting, this was the last step, and the row is no longer due.
    await putBack(dependencies, deletion, null);
  } catch (error) {
    const problem = toProblem(error);
    dependencies.log(`An account is not deleted yet (try ${deletion.tries}): ${problem}.`);
    await putBack(dependencies, deletion, problem);
  }
};

/**
 * Continues the due account deletions: Stripe, the mailing list, the login, then our own data. Each step is recorded when it is
 * done, can safely be repeated, and is retried after growing waits until it succeeds. Several processes may call this at once.
 */
export const finishDeletions = async (dependencies: DeletionDependencies): Promise<void> => {
  const { database, now, hasTime } = dependencies;
  await deleteRemainingData(database, now());
  while (hasTime()) {
    const time = now();
    const [deletion] = await database.query(Deletion, claimStatement, [
      time,
      new Date(time.getTime() + lease),
    ]);
    if (deletion === undefined) return;
    await finishDeletion(dependencies, deletion);
  }
};
