import * as v from 'valibot';
import type { Database } from '../../store/database.ts';
import {
  askStripe,
  isCustomerGoneError,
  StripeRequestFailed,
  type StripeSdkClient,
} from './stripe-sdk-client.ts';

/** Finds the person behind an account, as far as the login service knows. */
export type FindPersonByLoginSubject = (
  subject: string,
) => Promise<{ readonly email: string | undefined; readonly name: string | undefined } | undefined>;

type CustomerDependencies = {
  readonly database: Database;
  readonly stripe: StripeSdkClient;
  readonly findPerson: FindPersonByLoginSubject;
  readonly log: (message: string, error: unknown) => void;
};

/** A member with an account. */
type Owner = { readonly customerId: string; readonly subject: string };

const Row = v.object({ stripe_customer_id: v.nullable(v.string()) });

/** The Stripe customer of the member with this subject; undefined before the first order. */
export const findStoredStripeCustomerIdOfSubject = async (
  database: Database,
  subject: string,
): Promise<string | undefined> => {
  const [row] = await database.query(
    Row,
    'select stripe_customer_id from customers where subject = $1',
    [subject],
  );
  return row?.stripe_customer_id ?? undefined;
};

/** Stores the Stripe customer, unless another request was faster; returns the stored one. */
const keepStripeCustomer = async (
  database: Database,
  customerId: string,
  created: string,
  gone: string | undefined,
): Promise<string> => {
  const [row] = await database.query(
    Row,
    `update customers set stripe_customer_id =
       case when stripe_customer_id is null or stripe_customer_id = $3 then $2 else stripe_customer_id end
     where customer_id = $1 returning stripe_customer_id`,
    [customerId, created, gone ?? null],
  );
  return row?.stripe_customer_id ?? created;
};

/**
 * Sends a member's e-mail address and name to Stripe, as far as the login service knows them.
 * Without them Stripe asks for them.
 */
const describeCustomer = async (
  { stripe, findPerson, log }: CustomerDependencies,
  id: string,
  subject: string,
): Promise<void> => {
  try {
    const person = await findPerson(subject);
    const known = {
      ...(person?.email === undefined ? {} : { email: person.email }),
      ...(person?.name === undefined ? {} : { name: person.name }),
    };
    if (Object.keys(known).length === 0) return;
    await askStripe('describing a customer', () => stripe.customers.update(id, known));
  } catch (error) {
    // An order must not fail because of the login service, or because Stripe rejects the address.
    if (error instanceof StripeRequestFailed && error.failure.status !== 400) throw error;
    log('A customer’s e-mail address could not be had:', error);
  }
};

/**
 * Creates the Stripe customer and stores it. Two simultaneous requests, and a retry after a lost
 * answer, create only one: they share an idempotency key and the same parameters. That is why
 * e-mail address and name, which may be missing at times, are sent afterwards. `gone` is a customer
 * that was deleted at Stripe, and is replaced.
 */
const createStripeCustomer = async (
  dependencies: CustomerDependencies,
  { customerId, subject }: Owner,
  gone?: string,
): Promise<string> => {
  const idempotencyKey = ['customer', customerId, gone].filter(Boolean).join('-');
  const { id } = await askStripe('making a customer', () =>
    dependencies.stripe.customers.create(
      { metadata: { customer_id: customerId } },
      { idempotencyKey },
    ),
  );
  await describeCustomer(dependencies, id, subject);
  return keepStripeCustomer(dependencies.database, customerId, id, gone);
};

/**
 * Does something for the Stripe customer of a member, who is created if there is none, and created
 * again if the customer was deleted at Stripe.
 */
export const runForFoundOrNewStripeCustomer = async <Result>(
  dependencies: CustomerDependencies,
  owner: Owner,
  act: (stripeCustomerId: string) => Promise<Result>,
): Promise<Result> => {
  const customer =
    (await findStoredStripeCustomerIdOfSubject(dependencies.database, owner.subject)) ??
    (await createStripeCustomer(dependencies, owner));
  try {
    return await act(customer);
  } catch (error) {
    if (!isCustomerGoneError(error)) throw error;
    dependencies.log('A customer of ours is gone at Stripe, and is made again:', error);
    return act(await createStripeCustomer(dependencies, owner, customer));
  }
};
