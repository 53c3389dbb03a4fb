import { giftMembershipLengthInMonths } from '../../../domain/digital-catalogue.ts';
import { hasAgreedToInstantSupply } from '../../../domain/orders/instant-supply-agreements.ts';
import type { PaymentForOurBooks } from '../../../domain/payments/billing.ts';
import { refundsAndDisputesForOurBooks, type Payment } from '../../../domain/refunds/money-back.ts';
import {
  findRefundNoticesOfOrder,
  noticesFromMembershipReading,
  type NoticeWithMailId,
} from '../../../domain/notices/due-notices.ts';
import {
  orderAndSubscriptionStateFromPayment,
  packOrderAndGrantStateFromPayment,
  type PackGrantStateAndDates,
} from '../../../domain/payments/order-states.ts';
import { paidAgainWords } from '../../../domain/refunds/paid-again.ts';
import { membershipWithdrawalUntilAndRefund } from '../../../domain/refunds/withdrawal.ts';
import type { MailToQueue } from '../../mail/queue-mail.ts';
import type {
  ItemOrderReadFromTill,
  PackMembershipOrGiftToWrite,
} from './store-item-order-read-from-till.ts';
import { membershipConfirmationMail, oneOffOrderConfirmationMail } from './confirmation.ts';
import type {
  HostedPageTill,
  PaidTillInvoice,
  TillSession,
  TillSubscription,
} from '../../till/till.ts';
import { agreementsOfStoredOrder } from '../order-books.ts';
import {
  isSubscriptionOnOlderCard,
  awaitsRenewalPrice,
  billingWithPromisedRenewalPrice,
} from './due-changes.ts';
import type { ItemOrderToReadAtTill } from './stored-item-order.ts';

export type ReadItemOrderFromTillDependencies = {
  readonly till: Pick<HostedPageTill, 'readPayment' | 'readSubscription'>;
  /** The date of the terms and conditions, for the confirmation. */
  readonly readTermsDay: () => Promise<string | null>;
  /** The digest of a gift's code. */
  readonly giftCodeHash: (orderId: string) => string;
  readonly now: () => Date;
};

/** What the till says about an order, and what follows from it. */
type OrderSnapshot = Omit<ItemOrderReadFromTill, 'orderId' | 'reading' | 'readAt'> & {
  /** The subscription that the order started. */
  readonly subscription?: TillSubscription;
};

const startsNow = (order: ItemOrderToReadAtTill): boolean =>
  hasAgreedToInstantSupply(agreementsOfStoredOrder(order));

/**
 * Where the confirmation goes. Stripe always asks for an address; without one the outbox reports
 * it, so that the owner looks into it.
 */
const addressOf = ({ address }: TillSession): string => address ?? '';

/**
 * The notices as e-mails to the buyer. None are sent for a deleted account, or without an address.
 */
const toMails = (
  order: ItemOrderToReadAtTill,
  address: string,
  notices: readonly NoticeWithMailId[],
): readonly MailToQueue[] =>
  order.is_deleted || address === ''
    ? []
    : notices.map((notice) => ({ ...notice, address, customerId: order.customer_id }));

/** An e-mail that confirms an order; none for a deleted account. */
const withOwner = (order: ItemOrderToReadAtTill, mail: MailToQueue): MailToQueue | undefined =>
  order.is_deleted ? undefined : { ...mail, customerId: order.customer_id };

const toOrderPayment = (
  { currency }: ItemOrderToReadAtTill,
  paymentId: string,
  { paidAt, minorUnits }: Payment,
): PaymentForOurBooks => ({
  paymentId,
  invoiceId: undefined,
  cause: 'order',
  currency,
  minorUnits,
  paidAt,
  paidUntil: undefined,
});

const giftNotice = (order: ItemOrderToReadAtTill): NoticeWithMailId => ({
  mailId: `gift-code:${order.order_id}`,
  kind: 'gift-code',
  details: {
    title: order.title,
    orderId: order.order_id,
    toName: order.gift?.toName ?? '',
    startsOn: order.gift?.startsOn ?? '',
  },
});

/** What every notice about an order needs. */
const aboutOf = (
  { order_id: orderId, title, kind, is_paid_again: isPaidAgain }: ItemOrderToReadAtTill,
  readAt: Date,
) => ({
  orderId,
  title,
  readAt,
  why: isPaidAgain ? paidAgainWords[kind === 'membership' ? 'membership' : 'pack'] : '',
});

const isGift = ({ kind, gift }: ItemOrderToReadAtTill): boolean =>
  kind === 'gift-membership' || gift !== null;

const rightOf = (
  { giftCodeHash }: ReadItemOrderFromTillDependencies,
  order: ItemOrderToReadAtTill,
  sessionId: string,
  grant: PackGrantStateAndDates,
): PackMembershipOrGiftToWrite =>
  isGift(order)
    ? {
        kind: 'gift',
        codeHash: giftCodeHash(order.order_id),
        months: order.kind === 'gift-membership' ? giftMembershipLengthInMonths : undefined,
        startsOn: order.gift?.startsOn ?? grant.paidAt.toISOString().slice(0, 10),
        paidAt: grant.paidAt,
        isReturned: grant.state === 'withdrawn',
      }
    : { kind: 'pack', source: sessionId, grant };

/** Reads the order of a one-off payment: a pack, or a gift. */
const readPaidOnce = async (
  dependencies: ReadItemOrderFromTillDependencies,
  order: ItemOrderToReadAtTill,
  session: TillSession,
): Promise<OrderSnapshot> => {
  const { till, readTermsDay, now } = dependencies;
  const { paymentId } = session;
  const isOver = session.status === 'complete' && paymentId !== undefined;
  const read = isOver ? await till.readPayment(paymentId) : undefined;
  const payment = read?.payment;
  const facts = { session: { ...session, hasFailed: read?.isUnpaid ?? false }, payment };
  const { order: state, grant } = packOrderAndGrantStateFromPayment(facts, startsNow(order));
  const address = addressOf(session);
  if (grant === undefined) {
    return { state, sessionId: session.id, right: undefined, confirmation: undefined };
  }
  const { currency } = order;
  const isKnown = payment !== undefined && paymentId !== undefined;
  const moneyBack = isKnown ? refundsAndDisputesForOurBooks(paymentId, currency, payment) : [];
  const notices = [
    ...findRefundNoticesOfOrder(aboutOf(order, now()), moneyBack),
    ...(isGift(order) && state === 'paid' ? [giftNotice(order)] : []),
  ];
  const termsUpdated = state === 'paid' ? await readTermsDay() : null;
  return {
    state,
    sessionId: session.id,
    right: rightOf(dependencies, order, session.id, grant),
    address,
    payments: isKnown ? [toOrderPayment(order, paymentId, payment)] : [],
    moneyBack,
    confirmation:
      state === 'paid'
        ? withOwner(order, oneOffOrderConfirmationMail({ order, termsUpdated }, address, grant))
        : undefined,
    notices: toMails(order, address, notices),
  };
};

const toInvoicePayment = (
  { currency }: ItemOrderToReadAtTill,
  { paymentId, invoiceId, isFirst, payment }: PaidTillInvoice,
): PaymentForOurBooks => ({
  paymentId: paymentId ?? invoiceId,
  invoiceId,
  cause: isFirst ? 'order' : 'renewal',
  currency,
  minorUnits: payment.minorUnits,
  paidAt: payment.paidAt,
  paidUntil: payment.paidUntil,
});

/** The renewal price that the member was last told: by a notice, or before the order. */
const toldPriceOf = ({
  currency,
  told_minor_units: told,
  renewal_minor_units,
}: ItemOrderToReadAtTill) => {
  const minorUnits = told ?? renewal_minor_units;
  return minorUnits === null ? undefined : { currency, minorUnits };
};

/**
 * Reads the order of a membership. `session` is undefined if it needn't be read any more because it
 * is complete.
 */
const readMembership = async (
  { till, readTermsDay, now }: ReadItemOrderFromTillDependencies,
  order: ItemOrderToReadAtTill,
  session: TillSession | undefined,
): Promise<OrderSnapshot> => {
  const id = session?.subscriptionId ?? order.subscription_id ?? undefined;
  const read = id === undefined ? undefined : await till.readSubscription(id);
  const status = session?.status ?? 'complete';
  const { order: state, subscription: meaning } = orderAndSubscriptionStateFromPayment(
    { session: { status }, subscription: read?.facts },
    startsNow(order),
  );
  if (id === undefined || read === undefined || meaning === undefined) {
    return { state, sessionId: session?.id, right: undefined, confirmation: undefined };
  }
  const { facts, invoices } = read;
  const billing = billingWithPromisedRenewalPrice(order, read);
  const address = session === undefined ? (order.address ?? '') : addressOf(session);
  const payments = invoices.map((invoice) => toInvoicePayment(order, invoice));
  const moneyBack = invoices.flatMap(({ paymentId, payment }) =>
    paymentId === undefined
      ? []
      : refundsAndDisputesForOurBooks(paymentId, order.currency, payment),
  );
  const about = aboutOf(order, now());
  const notices = [
    ...noticesFromMembershipReading(about, {
      subscriptionId: id,
      facts,
      meaning,
      // What is paid first is the first year's price.
      billing: payments.length === 0 ? read.billing : billing,
      payments,
      currency: order.currency,
      withdrawal: membershipWithdrawalUntilAndRefund(
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
    ...findRefundNoticesOfOrder(about, moneyBack),
  ];
  const termsUpdated = state === 'paid' ? await readTermsDay() : null;
  return {
    state,
    sessionId: session?.id,
    right: {
      kind: 'membership',
      subscriptionId: id,
      subscription: meaning,
      // Stripe keeps the card with the subscription; we delete it with the account.
      billing: order.is_deleted ? { ...billing, card: undefined } : billing,
      // A subscription that has to get its renewal price, or a card, is read again until it has it.
      digest:
        awaitsRenewalPrice(order, read) || isSubscriptionOnOlderCard(read)
          ? undefined
          : read.digest,
    },
    // The session has the address of that time; a later order of the same member may have another
    // one.
    address: session === undefined ? undefined : address,
    payments,
    moneyBack,
    confirmation:
      state === 'paid' && session !== undefined
        ? withOwner(
            order,
            membershipConfirmationMail(
              { order, termsUpdated },
              address,
              meaning,
              facts.lastPayment?.paidAt,
            ),
          )
        : undefined,
    notices: toMails(order, address, notices),
    subscription: read,
  };
};

/**
 * Reads an order from its till. `session` is undefined if it needn't be read any more; the order
 * has nothing to read if it has neither a session nor a subscription.
 */
export const readItemOrderWithGivenSession = async (
  dependencies: ReadItemOrderFromTillDependencies,
  order: ItemOrderToReadAtTill,
  session: TillSession | undefined,
): Promise<OrderSnapshot | undefined> => {
  if (session === undefined && order.subscription_id === null) return undefined;
  return order.kind !== 'membership' && session !== undefined
    ? readPaidOnce(dependencies, order, session)
    : readMembership(dependencies, order, session);
};
