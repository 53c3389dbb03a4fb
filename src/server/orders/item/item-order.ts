import * as v from 'valibot';
import { GiftChoiceSchema, type GiftChoice } from '../../../domain/gifts/gifts.ts';
import {
  type ItemAndCurrency,
  type RenewalPriceSetAtOrderOrPayment,
  splitPriceIntoYearlyAndOneOff,
} from '../../../domain/digital-catalogue.ts';
import { formatMoney } from '../../../domain/money.ts';
import {
  coolingOffDays,
  daysUntilSupplyIfNotAtOnce,
  hasAgreedToInstantSupply,
} from '../../../domain/orders/instant-supply-agreements.ts';
import type { AgreementsOrGiftChoice } from '../../../domain/orders/order-kept-in-browser.ts';
import {
  giftOrderPagePathForProductId,
  orderPagePathForProductId,
} from '../../../domain/orders/order-page-path.ts';
import { payableStates } from '../../../domain/orders/payment-states.ts';
import { singleItemOrderKinds } from '../../../domain/orders/single-item-order-kinds.ts';
import { routes } from '../../../domain/routes.ts';
import { Refusal } from '../../http/answers.ts';
import { sqlListOf } from '../../store/sql-list.ts';
import { moneyColumnSchemas } from '../../store/money-column-schemas.ts';
import { findItemOrderRefusal } from '../may-order.ts';
import type { CheckoutLineByPriceIdOrAmount } from '../../till/till.ts';
import type { OrderKindRules } from '../find-or-create-order-and-session.ts';
import { agreementsOfStoredOrder, isBuyerInDeletionSql } from '../order-books.ts';
import {
  refreshItemOrderFromStripe,
  type ItemOrderRefreshDependencies,
} from './refresh-item-order-from-stripe.ts';

const ItemOrderSchema = v.object({
  order_id: v.string(),
  customer_id: v.string(),
  kind: v.picklist(singleItemOrderKinds),
  product_id: v.string(),
  price_id: v.string(),
  ...moneyColumnSchemas,
  renewal_minor_units: v.nullable(v.number()),
  gift: v.nullable(GiftChoiceSchema),
  agreements_version: v.string(),
  supply_now: v.boolean(),
  knows_consequence: v.boolean(),
  ordered_at: v.date(),
  state: v.picklist(payableStates),
  session_id: v.nullable(v.string()),
  is_leaving: v.boolean(),
});

type ItemOrder = Readonly<v.InferOutput<typeof ItemOrderSchema>>;

/** What a member wants to order, for herself or as a gift. */
export type ItemToOrder = {
  readonly customerId: string;
  /** The member's customer at the till. */
  readonly tillCustomerId: string;
  readonly priced: ItemAndCurrency;
} & AgreementsOrGiftChoice;

/** The price of each renewal of an item, as shown before the order; null if it doesn't renew. */
const renewalOf = ({ item, currency }: ItemAndCurrency): number | null =>
  item.kind === 'membership' ? item.renewal[currency].minorUnits : null;

// The update changes nothing, but makes the statement return the existing row, so two simultaneous
// requests get the same order.
const claimStatement = `
  insert into orders (order_id, customer_id, kind, product_id, price_id, currency, minor_units, title,
    agreements_version, supply_now, knows_consequence, ordered_at, state, right_id, offer, renewal_minor_units, gift)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'preparing', $13, $14, $15, $16::jsonb)
  on conflict (customer_id, right_id, (gift is not null)) where state in ${sqlListOf(payableStates)}
    do update set order_id = orders.order_id
  returning order_id, customer_id, kind, product_id, price_id, currency, minor_units, renewal_minor_units, gift,
    agreements_version, supply_now, knows_consequence, ordered_at, state, session_id,
    ${isBuyerInDeletionSql('item')} as is_leaving`;

/**
 * The member's payable order for the same right, for herself or as a gift. Creates one if there is
 * none.
 */
const claimOrder = async (
  { database, newId, now }: ItemOrderDependencies,
  { customerId, priced: { item, currency }, agreements, gift }: ItemToOrder,
): Promise<ItemOrder> => {
  const { priceId, minorUnits } = item.prices[currency];
  const [order] = await database.query(ItemOrderSchema, claimStatement, [
    newId(),
    customerId,
    item.kind,
    item.productId,
    priceId,
    currency,
    minorUnits,
    item.title,
    agreements.version,
    agreements.supplyNow,
    agreements.knowsConsequence,
    now(),
    item.rightId,
    item.kind === 'membership' ? item.offer : null,
    renewalOf({ item, currency }),
    gift === null ? null : JSON.stringify(gift),
  ]);
  if (order === undefined) throw new Error('The database made no order.');
  return order;
};

const isSameGift = (one: GiftChoice | null, other: GiftChoice | null): boolean =>
  one === null || other === null
    ? one === other
    : one.startsOn === other.startsOn &&
      one.toName === other.toName &&
      one.line === other.line &&
      one.toAddress === other.toAddress;

/**
 * Whether an order is the one that the member wants now: the same prices and consents, or the same
 * gift.
 */
const isWanted = (
  order: ItemOrder,
  { priced: { item, currency }, agreements, gift }: ItemToOrder,
): boolean =>
  isSameGift(order.gift, gift) &&
  order.renewal_minor_units === renewalOf({ item, currency }) &&
  order.price_id === item.prices[currency].priceId &&
  order.minor_units === item.prices[currency].minorUnits &&
  order.agreements_version === agreements.version &&
  order.supply_now === agreements.supplyNow &&
  order.knows_consequence === agreements.knowsConsequence;

/** The lines of an order, and whether they say what its renewals cost. */
const linesOf = (
  order: ItemOrder,
  when: { readonly startsNow: boolean; readonly from: RenewalPriceSetAtOrderOrPayment },
): {
  readonly lines: readonly CheckoutLineByPriceIdOrAmount[];
  readonly hasRenewalPrice: boolean;
} => {
  const { currency, minor_units: minorUnits, product_id: productId } = order;
  const renewalMinorUnits = order.renewal_minor_units ?? minorUnits;
  const { yearly, once } = splitPriceIntoYearlyAndOneOff({ minorUnits, renewalMinorUnits }, when);
  const hasRenewalPrice = yearly === renewalMinorUnits;
  if (once === 0) return { lines: [{ priceId: order.price_id }], hasRenewalPrice };
  const [first, later] = [minorUnits, yearly].map((one) =>
    formatMoney({ currency, minorUnits: one }),
  );
  return {
    lines: [
      { yearly: { productId, currency, minorUnits: yearly } },
      {
        name: 'First year',
        about: `Added once: your first year costs ${first}, each later year ${later}.`,
        unitMinorUnits: once,
        quantity: 1,
      },
    ],
    hasRenewalPrice,
  };
};

/**
 * The text beside the button on Stripe's page, which repeats what the buyer asked for. Where the
 * page shows the first year's price as that of every year, the text says so.
 */
const submitTextOf = (order: ItemOrder, startsNow: boolean, hasRenewalPrice: boolean): string => {
  if (order.gift !== null) {
    return 'The code for this gift comes by e-mail when you have paid. Until it is used, you can withdraw for a full refund.';
  }
  if (order.renewal_minor_units === null) {
    return startsNow
      ? 'You asked us to open the pack now, and know that you can then no longer withdraw and get a refund.'
      : `Your pack opens when the ${coolingOffDays} days in which you can withdraw are over. Until then you can get a full refund.`;
  }
  const renewal = formatMoney({ currency: order.currency, minorUnits: order.renewal_minor_units });
  const first = formatMoney({ currency: order.currency, minorUnits: order.minor_units });
  const each = hasRenewalPrice
    ? `renews each year for ${renewal} until you stop it.`
    : `renews each year for ${renewal} until you stop it: ${first}, shown above for each year, is the price of the first.`;
  return startsNow
    ? `Your membership starts now and ${each} If you withdraw within ${coolingOffDays} days, we refund what you haven’t used.`
    : `Your membership and its first payment start when the ${coolingOffDays} days in which you can withdraw are over; until then you can cancel and pay nothing. It ${each}`;
};

export type ItemOrderDependencies = ItemOrderRefreshDependencies & {
  readonly siteUrl: string;
  /** From when the payment service knows what renewals cost (the setting `RENEWAL_PRICE_FROM`). */
  readonly renewalPriceFrom: RenewalPriceSetAtOrderOrPayment;
  /** Returns an unguessable random id. */
  readonly newId: () => string;
};

/**
 * Refuses (409) an order for something that the member already has, or isn't eligible for, or that
 * we can't supply at once because she has withdrawn from it before (R15). Anybody can order a gift.
 */
export const requireMayOrderItem = async (
  dependencies: Pick<ItemOrderDependencies, 'database' | 'now'>,
  { customerId, priced: { item }, agreements, gift }: Omit<ItemToOrder, 'tillCustomerId'>,
): Promise<void> => {
  if (gift !== null) return;
  const refusal = await findItemOrderRefusal(dependencies, { customerId, item, agreements });
  if (refusal === undefined) return;
  const { error, ...details } = refusal;
  throw new Refusal(409, error, {}, details);
};

/** Memberships, packs and gifts: one item, paid by a member. */
export const createItemOrderRules = (
  dependencies: ItemOrderDependencies,
): OrderKindRules<ItemToOrder, ItemOrder> => ({
  // Half a day to pay: shorter than the day for which the till remembers a key. It refuses a
  // session that expires in less than half an hour, so an order this close to its end gets none.
  deadline: { minutesToPay: 12 * 60, minutesToOpen: 12 * 60 - 40, leastMinutes: 10 },
  claim: async (request) => {
    const stored = await claimOrder(dependencies, request);
    return {
      reference: { kind: 'item', orderId: stored.order_id },
      state: stored.state,
      sessionId: stored.session_id,
      orderedAt: stored.ordered_at,
      isPaidOnPage: true,
      isLeaving: stored.is_leaving,
      stored,
    };
  },
  isWanted,
  requireMayOrder: (request) => requireMayOrderItem(dependencies, request),
  toCheckout: (order, { tillCustomerId }) => {
    const { siteUrl, renewalPriceFrom: from } = dependencies;
    const startsNow = hasAgreedToInstantSupply(agreementsOfStoredOrder(order));
    const { lines, hasRenewalPrice } = linesOf(order, { startsNow, from });
    const target = order.gift === null ? orderPagePathForProductId : giftOrderPagePathForProductId;
    return {
      customerId: order.customer_id,
      tillCustomerId,
      productId: order.product_id,
      lines,
      currency: order.currency,
      ...(order.kind === 'membership'
        ? {
            renewal: {
              firstPaymentInDays: startsNow ? 0 : daysUntilSupplyIfNotAtOnce,
              hasRenewalPrice,
            },
          }
        : {}),
      submitText: submitTextOf(order, startsNow, hasRenewalPrice),
      paidUrl: (sessionId) => `${siteUrl}${routes.success}?session_id=${sessionId}`,
      backUrl: `${siteUrl}${target(order.product_id)}`,
    };
  },
  refresh: (orderId, sessionId) => refreshItemOrderFromStripe(dependencies, orderId, sessionId),
});
