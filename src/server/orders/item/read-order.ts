import type Stripe from 'stripe';
import * as v from 'valibot';
import { giftMonths } from '../../../domain/catalogue.ts';
import { suppliesNow } from '../../../domain/orders/agreements.ts';
import { moneyBackOf, type PaymentRecord } from '../../../domain/payments/billing.ts';
import type { Payment } from '../../../domain/payments/money-back.ts';
import {
  membershipNotices,
  refundNotices,
  type CausedNotice,
} from '../../../domain/payments/due-notices.ts';
import {
  meaningOfMembership,
  meaningOfPack,
  type GrantMeaning,
  type SessionFacts,
} from '../../../domain/payments/order-meaning.ts';
import { moneyBackOnWithdrawal } from '../../../domain/payments/withdrawable-membership.ts';
import type { QueuedMail } from '../../mail/queue-mail.ts';
import type { OrderReading, RightOfOrder } from '../../rights/grant-rights.ts';
import type { Database } from '../../store/database.ts';
import { confirmMembership, confirmPack } from './confirmation.ts';
import { idOf, readIntent, toDate } from '../../till/stripe/read-payment.ts';
import {
  readSubscription,
  type ReadInvoice,
  type ReadSubscription,
} from '../../till/stripe/read-subscription.ts';
import { awaitsRenewalPrice, type RenewalPriceDependencies } from './renewal-price.ts';
import type { OrderToRead } from './stored-order.ts';

export type RefreshDependencies = RenewalPriceDependencies & {
  readonly database: Database;
  /** The date of the terms and conditions, for the confirmation. */
  readonly readTermsDay: () => Promise<string | null>;
  /** The digest of a gift's code. */
  readonly giftCodeHash: (orderId: string) => string;
  readonly now: () => Date;
};

/** The result of reading an order. */
export type Read = Omit<OrderReading, 'orderId' | 'reading' | 'readAt'> & {
  /** The subscription that the order started. */
  readonly subscription?: ReadSubscription & { readonly id: string };
};

const startsNow = (order: OrderToRead): boolean =>
  suppliesNow({
    version: order.agreements_version,
    supplyNow: order.supply_now,
    knowsConsequence: order.knows_consequence,
  });

/** Where the confirmation goes. Stripe always asks for an address; without one the outbox reports it, so that the owner looks into it. */
const addressOf = ({
  customer_details: details,
  customer_email,
}: Stripe.Checkout.Session): string => details?.email ?? customer_email ?? '';

const Session = v.object({
  status: v.picklist(['open', 'complete', 'expired']),
  payment_status: v.picklist(['paid', 'unpaid', 'no_payment_required']),
  created: v.number(),
});

const toFacts = (session: Stripe.Checkout.Session, hasFailed: boolean): SessionFacts => {
  const { status, payment_status: payment, created } = v.parse(Session, session);
  return {
    status,
    payment: payment === 'no_payment_required' ? 'none-due' : payment,
    createdAt: toDate(created),
    hasFailed,
  };
};

/** The notices as e-mails to her. None are sent for a deleted account, or if we don't know her address. */
const toMails = (
  order: OrderToRead,
  address: string,
  notices: readonly CausedNotice[],
): readonly QueuedMail[] =>
  order.is_deleted || address === ''
    ? []
    : notices.map((notice) => ({ ...notice, address, customerId: order.customer_id }));

/** An e-mail that confirms an order; none for a deleted account. */
const withOwner = (order: OrderToRead, mail: QueuedMail): QueuedMail | undefined =>
  order.is_deleted ? undefined : { ...mail, customerId: order.customer_id };

const toOrderPayment = (
  { currency }: OrderToRead,
  paymentId: string,
  { paidAt, minorUnits }: Payment,
): PaymentRecord => ({
  paymentId,
  invoiceId: undefined,
  cause: 'order',
  currency,
  minorUnits,
  paidAt,
  paidUntil: undefined,
});

const giftNotice = (order: OrderToRead): CausedNotice => ({
  mailId: `gift-code:${order.order_id}`,
  kind: 'gift-code',
  details: {
    title: order.title,
    orderId: order.order_id,
    toName: order.gift?.toName ?? '',
    startsOn: order.gift?.startsOn ?? '',
  },
});

const isGift = ({ kind, gift }: OrderToRead): boolean =>
  kind === 'gift-membership' || gift !== null;

const rightOf = (
  { giftCodeHash }: RefreshDependencies,
  order: OrderToRead,
  sessionId: string,
  grant: GrantMeaning,
): RightOfOrder =>
  isGift(order)
    ? {
        kind: 'gift',
        codeHash: giftCodeHash(order.order_id),
        months: order.kind === 'gift-membership' ? giftMonths : undefined,
        startsOn: order.gift?.startsOn ?? grant.paidAt.toISOString().slice(0, 10),
        paidAt: grant.paidAt,
        isReturned: grant.state === 'withdrawn',
      }
    : { kind: 'pack', source: sessionId, grant };

/** Reads the order of a one-off payment: a pack, or a gift. */
export const readPaidOnce = async (
  dependencies: RefreshDependencies,
  order: OrderToRead,
  session: Stripe.Checkout.Session,
): Promise<Read> => {
  const { stripe, readTermsDay, now } = dependencies;
  const intent = idOf(session.payment_intent);
  const isOver = session.status === 'complete' && intent !== undefined;
  const read = isOver ? await readIntent(stripe, intent) : undefined;
  const payment = read?.payment;
  const facts = { session: toFacts(session, read?.isUnpaid ?? false), payment };
  const { order: state, grant } = meaningOfPack(facts, startsNow(order));
  const address = addressOf(session);
  if (grant === undefined) {
    return { state, sessionId: session.id, right: undefined, confirmation: undefined };
  }
  const { order_id: orderId, title, currency } = order;
  const isKnown = payment !== undefined && intent !== undefined;
  const moneyBack = isKnown ? moneyBackOf(intent, currency, payment) : [];
  const notices = [
    ...refundNotices({ orderId, title, readAt: now() }, moneyBack),
    ...(isGift(order) && state === 'paid' ? [giftNotice(order)] : []),
  ];
  const termsUpdated = state === 'paid' ? await readTermsDay() : null;
  return {
    state,
    sessionId: session.id,
    right: rightOf(dependencies, order, session.id, grant),
    address,
    payments: isKnown ? [toOrderPayment(order, intent, payment)] : [],
    moneyBack,
    confirmation:
      state === 'paid'
        ? withOwner(order, confirmPack({ order, termsUpdated }, address, grant))
        : undefined,
    notices: toMails(order, address, notices),
  };
};

const toInvoicePayment = (
  { currency }: OrderToRead,
  { intentId, invoiceId, isFirst, payment }: ReadInvoice,
): PaymentRecord => ({
  paymentId: intentId ?? invoiceId,
  invoiceId,
  cause: isFirst ? 'order' : 'renewal',
  currency,
  minorUnits: payment.minorUnits,
  paidAt: payment.paidAt,
  paidUntil: payment.paidUntil,
});

/** The renewal price that she was last told: by a notice, or before she ordered. */
const toldPriceOf = ({ currency, told_minor_units: told, renewal_minor_units }: OrderToRead) => {
  const minorUnits = told ?? renewal_minor_units;
  return minorUnits === null ? undefined : { currency, minorUnits };
};

/** Reads the order of a membership. `session` is undefined if it needn't be read any more because it is complete. */
export const readMembership = async (
  { stripe, readTermsDay, now }: RefreshDependencies,
  order: OrderToRead,
  session: Stripe.Checkout.Session | undefined,
): Promise<Read> => {
  const id = idOf(session?.subscription) ?? order.subscription_id ?? undefined;
  const read = id === undefined ? undefined : await readSubscription(stripe, id);
  const status = session === undefined ? 'complete' : toFacts(session, false).status;
  const { order: state, subscription: meaning } = meaningOfMembership(
    { session: { status }, subscription: read?.facts },
    startsNow(order),
  );
  if (id === undefined || read === undefined || meaning === undefined) {
    return { state, sessionId: session?.id, right: undefined, confirmation: undefined };
  }
  const { facts, billing, invoices } = read;
  const address = session === undefined ? (order.address ?? '') : addressOf(session);
  const payments = invoices.map((invoice) => toInvoicePayment(order, invoice));
  const moneyBack = invoices.flatMap(({ intentId, payment }) =>
    intentId === undefined ? [] : moneyBackOf(intentId, order.currency, payment),
  );
  const about = { orderId: order.order_id, title: order.title, readAt: now() };
  const notices = [
    ...membershipNotices(about, {
      subscriptionId: id,
      facts,
      meaning,
      billing,
      payments,
      currency: order.currency,
      withdrawal: moneyBackOnWithdrawal(
        {
          orderedAt: order.ordered_at,
          price: { currency: order.currency, minorUnits: order.minor_units },
          startsNow: startsNow(order),
          meaning,
          pausedAt: billing.pausedAt,
          payments,
          moneyBack,
        },
        about.readAt,
      ),
      awaitsRenewalPrice: awaitsRenewalPrice(order, read),
      before: {
        canceledAt: order.canceled_at ?? undefined,
        pausedAt: order.paused_at ?? undefined,
        toldPrice: toldPriceOf(order),
        toldBy: order.told_by ?? undefined,
      },
    }),
    ...refundNotices(about, moneyBack),
  ];
  const termsUpdated = state === 'paid' ? await readTermsDay() : null;
  return {
    state,
    sessionId: session?.id,
    right: {
      kind: 'membership',
      subscriptionId: id,
      subscription: meaning,
      // Stripe keeps the card with the subscription; we delete it with her account.
      billing: order.is_deleted ? { ...billing, card: undefined } : billing,
      // A subscription that has to get its renewal price is read again until it has it.
      digest: awaitsRenewalPrice(order, read) ? undefined : read.digest,
    },
    // The session has the address of that time; a later order of hers may have another one.
    address: session === undefined ? undefined : address,
    payments,
    moneyBack,
    confirmation:
      state === 'paid' && session !== undefined
        ? withOwner(
            order,
            confirmMembership({ order, termsUpdated }, address, meaning, facts.lastPayment?.paidAt),
          )
        : undefined,
    notices: toMails(order, address, notices),
    subscription: { ...read, id },
  };
};
