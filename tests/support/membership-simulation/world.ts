import * as v from 'valibot';
import { moveClock } from '../../../local/stripe/billing/clock.ts';
import type { StoredEvent } from '../../../local/stripe/objects-by-kind.ts';
import type { Currency } from '../../../src/domain/money.ts';
import type { YearlyRenewingOfferKey } from '../../../src/domain/membership/yearly-renewing-offer-keys.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { hashOfGiftOrLinkCode } from '../../../src/server/rights/gift-codes.ts';
import { openTestPayments } from '../payments/test-payments.ts';
import { storeMember } from '../stored/member.ts';
import { storeOrder } from '../stored/order.ts';
import { isSentToUs } from '../stripe/histories.ts';
import { createOrderSession } from '../stripe/order-session.ts';
import { toDate, type Time } from './model-time.ts';
import { codes, openSite } from './site.ts';

/**
 * The price of each year of the annual membership from the second on: the same number in every
 * currency, so that figures are easy to read.
 */
export const renewalPrice = 4999;

/** A product as ordered. */
export type Sale = {
  readonly kind: 'membership' | 'pack' | 'gift-membership';
  readonly offer?: YearlyRenewingOfferKey;
  readonly productId: string;
  readonly rightId: string;
  readonly currency: Currency;
  readonly minorUnits: number;
  readonly renewal?: number;
  readonly startsNow: boolean;
  /** The giver's day, if it is a gift. */
  readonly startsOn?: string;
  /**
   * The recipient's address that its code is sent to on that day; empty if the giver passes it on
   * herself.
   */
  readonly toAddress?: string;
};

const Found = v.object({
  object: v.string(),
  id: v.optional(v.string()),
  payment_intent: v.nullish(v.string()),
  subscription: v.nullish(v.string()),
  parent: v.nullish(
    v.object({ subscription_details: v.nullish(v.object({ subscription: v.string() })) }),
  ),
});

/** The site on a database, with all members and a Stripe whose clock moves. */
export const openWorld = async (database: Database, startedAt: Date) => {
  const payments = openTestPayments(database, {
    startedAt,
    changes: {
      giftCodeHash: (orderId) => hashOfGiftOrLinkCode(codes.giftCodeOf(orderId)),
    },
  });
  const site = await openSite(payments);
  const { account, stripe } = payments;
  const { books } = account;
  const orderOfId = new Map<string, string>();
  let seen = 0;

  /** Creates an account and a Stripe customer for a member. */
  const join = async (name: string): Promise<string> => {
    const metadata = { customer_id: name };
    const { id } = await stripe.customers.create({ email: `${name}@example.com`, metadata });
    await storeMember(database, `auth0|${name}`, { customerId: name, stripeCustomerId: id });
    return id;
  };

  /**
   * The member orders something and pays at once, with a valid card. The site hasn't heard of it
   * yet.
   */
  const buy = async (name: string, customer: string, orderId: string, sale: Sale) => {
    const { kind, currency, minorUnits, startsNow, startsOn, toAddress = '' } = sale;
    const { productId, renewal: renewalMinorUnits = minorUnits } = sale;
    const priceId = await payments.priceOf(kind, productId, currency, minorUnits);
    const order = { kind, orderId, customerId: name, startsNow };
    const sessionId = await createOrderSession(stripe, {
      ...order,
      customer,
      price: priceId,
      prices: { productId, currency, minorUnits, renewalMinorUnits },
    });
    await storeOrder(database, {
      ...order,
      productId,
      rightId: sale.rightId,
      offer: sale.offer,
      title: productId,
      priceId,
      currency,
      minorUnits,
      renewalMinorUnits: sale.renewal,
      sessionId,
      orderedAt: payments.now(),
      ...(startsOn === undefined ? {} : { gift: { startsOn, toName: '', line: '', toAddress } }),
    });
    const refusal = payments.pay(sessionId, undefined, { email: `${name}@example.com`, name });
    if (refusal !== undefined) throw new Error(refusal);
    orderOfId.set(sessionId, orderId);
    const paid = books.find('checkout.session', sessionId);
    for (const id of [paid?.subscription, paid?.payment_intent]) {
      if (typeof id === 'string') orderOfId.set(id, orderId);
    }
    return { subscriptionId: typeof paid?.subscription === 'string' ? paid.subscription : '' };
  };

  /** The order that an event is about. */
  const orderOf = ({ data }: StoredEvent): string | undefined => {
    const found = v.safeParse(Found, data.object);
    if (!found.success) return undefined;
    const { object, id, payment_intent: intent, parent } = found.output;
    if (object === 'invoice')
      return orderOfId.get(parent?.subscription_details?.subscription ?? '');
    if (object === 'subscription' || object === 'checkout.session') return orderOfId.get(id ?? '');
    const direct = orderOfId.get(intent ?? '');
    if (direct !== undefined || intent == null) return direct;
    const payment = books
      .all('invoice_payment')
      .find((one) => one.payment.payment_intent === intent);
    const invoice = books.find('invoice', String(payment?.invoice ?? ''));
    const subscription = invoice?.parent?.subscription_details?.subscription;
    return typeof subscription === 'string' ? orderOfId.get(subscription) : undefined;
  };

  return {
    ...site,
    payments,
    giftCodeOf: codes.giftCodeOf,
    /** The code in an invitation's link. */
    invitationCodeOf: (invitationId: string): string =>
      codes.linkCodeOf('second-member', invitationId),
    /** The id of the invitation to a membership for two; empty if there is none. */
    invitationOf: async (subscriptionId: string): Promise<string> => {
      const [row] = await database.query(
        v.object({ invitation_id: v.string() }),
        `select invitation_id from second_members where subscription_id = $1 and state <> 'removed'`,
        [subscriptionId],
      );
      return row?.invitation_id ?? '';
    },
    join,
    buy,
    orderOf,
    now: (): Time => account.now(),
    /** Moves the clock forward for everybody. */
    moveTo: (time: Time): void => moveClock(account, Math.max(0, time - account.now())),
    /** The events that Stripe sends us since the last call. */
    newEvents: (): readonly StoredEvent[] => {
      const events = books.all('event').slice(seen);
      seen += events.length;
      return events.filter(isSentToUs);
    },
    /** Every payment that Stripe has taken from a customer. */
    chargesOf: (customer: string): readonly string[] =>
      books
        .all('charge')
        .filter((one) => one.customer === customer && one.paid)
        .map(
          ({ created, amount, currency }) =>
            `${toDate(created).toISOString()} ${amount} ${currency}`,
        ),
  };
};
export type World = Awaited<ReturnType<typeof openWorld>>;
