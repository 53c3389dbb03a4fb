import * as v from 'valibot';
import { nextWorkTryAt } from '../../domain/work/next-work-try.ts';
import { queueMailIfCauseHasRowSql, toMailParameter } from '../mail/queue-mail.ts';
import type { MailingListProvider } from '../mailing-list/mailing-list-provider.ts';
import { Outage } from '../outage.ts';
import type { Database } from '../store/database.ts';
import {
  runDueWork,
  type DueWorkKeyAndTries,
  type WorkKind,
  type WorkResult,
} from '../store/work-queue/run-due-work.ts';
import type { LoginAccounts } from '../verification/login-accounts.ts';
import {
  deleteLeftoverDataOfDeletedMembers,
  tryToDeleteMemberDataInDatabase,
} from './try-to-delete-member-data-in-database.ts';
import { expireGivenSessionsIfOpen, deleteStripeCustomer } from '../till/stripe/delete-customer.ts';
import type { StripeSdkClient } from '../till/stripe/stripe-sdk-client.ts';

/** The dependencies of deleting accounts. */
export type DeletionWorkDependencies = {
  readonly database: Database;
  readonly stripe: StripeSdkClient;
  readonly mailingList: Pick<MailingListProvider, 'forget'>;
  readonly accounts: Pick<LoginAccounts, 'findPerson' | 'deleteAccount'>;
  readonly now: () => Date;
  /** Must not be given an address. */
  readonly log: (message: string) => void;
};

export type FinishDeletionsDependencies = DeletionWorkDependencies & {
  /** Whether there is time to start with another account. */
  readonly hasTime: () => boolean;
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
});
type Deletion = Readonly<v.InferOutput<typeof Deletion>>;

const findStatement = `
  select customer_id, subject, address, stripe_done_at, mailing_list_done_at, login_done_at,
    (select stripe_customer_id from customers where customers.customer_id = account_deletions.customer_id) as stripe_customer_id
  from account_deletions where customer_id = $1 and data_done_at is null`;

const NoColumns = v.object({});

// Pages on which she could still pay for a cart; one with goods alone needn't have her as a
// customer at Stripe. Stripe's event releases the held stock.
const OpenCart = v.object({ session_id: v.string() });
const openCartsStatement = `
  select session_id from shop_orders
  where customer_id = $1 and state = 'open' and till = 'stripe' and session_id is not null`;

/** Stripe comes first: after that nothing is charged, even if later steps fail. */
const endPayments = async (
  { database, stripe, now }: DeletionWorkDependencies,
  { customer_id: id, stripe_customer_id: customer, stripe_done_at: doneAt }: Deletion,
): Promise<void> => {
  if (doneAt !== null) return;
  const carts = await database.query(OpenCart, openCartsStatement, [id]);
  await expireGivenSessionsIfOpen(
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

/**
 * The list may have the address of the member's orders, that of her login, or both. Returns the
 * address for the final confirmation.
 */
const leaveMailingList = async (
  { database, mailingList, accounts, now }: DeletionWorkDependencies,
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
  ), ${queueMailIfCauseHasRowSql('told', '(select from deleted where address is not null)', '$3', '$2')}
  select from deleted`;

const deleteLogin = async (
  { database, accounts, now }: DeletionWorkDependencies,
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

/** The problem, without any personal data. */
const toProblem = (error: unknown): string => {
  if (error instanceof Outage) return error.message;
  return error instanceof Error ? error.name : 'unknown';
};

const deleteAccount = async (
  dependencies: DeletionWorkDependencies,
  { key: customerId, tries }: DueWorkKeyAndTries,
): Promise<WorkResult> => {
  const { database, now, log } = dependencies;
  try {
    const [deletion] = await database.query(Deletion, findStatement, [customerId]);
    if (deletion === undefined) return { kind: 'done' };
    await endPayments(dependencies, deletion);
    const address = await leaveMailingList(dependencies, deletion);
    await deleteLogin(dependencies, deletion, address);
    const isComplete = await tryToDeleteMemberDataInDatabase(database, customerId, now());
    // Otherwise an e-mail to the member is still waiting.
    return isComplete ? { kind: 'done' } : { kind: 'again', problem: null };
  } catch (error) {
    const problem = toProblem(error);
    log(`An account is not deleted yet (try ${tries}): ${problem}.`);
    return { kind: 'again', problem };
  }
};

/**
 * Deleting accounts, as work of the queue: at Stripe, at the mailing list, at the login, then our
 * own data. Each step is recorded when it is done, and can safely be repeated.
 */
export const createAccountDeletionWorkKind = (
  dependencies: DeletionWorkDependencies,
): WorkKind => ({
  name: 'account-deletion',
  title: 'The deletion of an account',
  leaseMs: 120_000,
  atOnce: 1,
  nextTry: nextWorkTryAt,
  work: (due) => deleteAccount(dependencies, due),
});

/**
 * Continues the due account deletions, and deletes what could not be deleted before. Several
 * processes may call this at once.
 */
export const finishDeletions = async (dependencies: FinishDeletionsDependencies): Promise<void> => {
  const { database, now, hasTime } = dependencies;
  await deleteLeftoverDataOfDeletedMembers(database, now());
  await runDueWork(dependencies, [createAccountDeletionWorkKind(dependencies)], hasTime);
};
