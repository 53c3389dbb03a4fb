import type Stripe from 'stripe';
import {
  isDisputedMoneyTaken,
  isRefundPaidOrOnItsWay,
} from '../../../domain/refunds/money-back.ts';
import { digestOfSubscription, expandedSubscriptionParts } from './read-subscription.ts';
import { idOfExpandable, stripePageSize, toDispute, toRefund } from './read-payment.ts';
import { askStripe, isMissingAtStripeError, type StripeSdkClient } from './stripe-sdk-client.ts';

/** A subscription in Stripe's list, with `digestOfSubscription` of it. */
export type SubscriptionIdAndDigest = { readonly id: string; readonly digest: string };

/** A refund or a dispute in Stripe's list. */
export type ListedRefundOrDispute = {
  readonly id: string;
  readonly paymentId: string | undefined;
  readonly minorUnits: number;
  /** Whether the money is with the buyer, or on its way to her. */
  readonly isBack: boolean;
};

type ListPage<Item> = { readonly items: readonly Item[]; readonly hasMore: boolean };

/**
 * Reads the page of a list that begins after an object. Undefined if Stripe doesn't have that
 * object.
 */
export type ReadListPage<Item> = (
  stripe: StripeSdkClient,
  after: string | undefined,
) => Promise<ListPage<Item> | undefined>;

type Paging = { readonly limit: number; readonly starting_after?: string };

const pageReader =
  <Entry, Item>(
    name: string,
    list: (stripe: Stripe, paging: Paging) => Promise<Stripe.ApiList<Entry>>,
    toItem: (entry: Entry) => Item,
  ): ReadListPage<Item> =>
  async (stripe, after) => {
    const paging = {
      limit: stripePageSize,
      ...(after === undefined ? {} : { starting_after: after }),
    };
    try {
      const page = await askStripe(`listing ${name}`, () => list(stripe, paging));
      return { items: page.data.map(toItem), hasMore: page.has_more };
    } catch (error) {
      if (after !== undefined && isMissingAtStripeError(error)) return undefined;
      throw error;
    }
  };

/** All subscriptions, ended ones too. */
export const readSubscriptionsPage: ReadListPage<SubscriptionIdAndDigest> = pageReader(
  'subscriptions',
  (stripe, paging) =>
    stripe.subscriptions.list({
      ...paging,
      status: 'all',
      expand: expandedSubscriptionParts.map((part) => `data.${part}`),
    }),
  (one) => ({ id: one.id, digest: digestOfSubscription(one) }),
);

/** All refunds, failed ones too. */
export const readRefundsPage: ReadListPage<ListedRefundOrDispute> = pageReader(
  'refunds',
  (stripe, paging) => stripe.refunds.list(paging),
  (one) => {
    const { id, minorUnits, ...refund } = toRefund(one);
    return {
      id,
      minorUnits,
      paymentId: idOfExpandable(one.payment_intent),
      isBack: isRefundPaidOrOnItsWay(refund),
    };
  },
);

/** All disputes, won ones too. */
export const readDisputesPage: ReadListPage<ListedRefundOrDispute> = pageReader(
  'disputes',
  (stripe, paging) => stripe.disputes.list(paging),
  (one) => {
    const { id, minorUnits, ...dispute } = toDispute(one);
    return {
      id,
      minorUnits,
      paymentId: idOfExpandable(one.payment_intent),
      isBack: isDisputedMoneyTaken(dispute),
    };
  },
);
