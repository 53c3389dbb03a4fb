import type { cartRefusalReasons } from '../../../domain/cart/cart-checkout.ts';
import { urlWithAccessCodes } from '../../../domain/addresses/address-codes.ts';
import { addWorkingDays } from '../../../domain/delivery/delivery-dates.ts';
import { countryOfDestination } from '../../../domain/delivery/destinations.ts';
import { formatDay } from '../../../domain/days/format-day.ts';
import {
  coolingOffDays,
  hasAgreedToInstantSupply,
} from '../../../domain/orders/instant-supply-agreements.ts';
import { postponedSupplyReasonSentence } from '../../../domain/orders/late-supply.ts';
import { orderRefusalSentences } from '../../../domain/orders/order-eligibility.ts';
import { routes } from '../../../domain/routes.ts';
import { nameOfOrderedLine } from '../../../domain/shop/order-words.ts';
import { Refusal } from '../../http/answers.ts';
import { Outage } from '../../outage.ts';
import type {
  CheckoutDeliveryToOneCountry,
  CheckoutLineByPriceIdOrAmount,
} from '../../till/till.ts';
import {
  endOrderUnlessPaid,
  type OrderKindRules,
  type OrderAndSessionDependencies,
  type PayableOrder,
} from '../find-or-create-order-and-session.ts';
import { findItemOrderRefusal } from '../may-order.ts';
import { agreementsOfStoredOrder } from '../order-books.ts';
import {
  findOrCreatePayableShopOrderOfBuyer,
  digestOfCart,
  findPayableShopOrderById,
  findPayableShopOrderOfBuyer,
  type CartToOrder,
  type PayableShopOrder,
  type ShopOrderIdShortagesOrNeither,
} from './find-or-create-payable-shop-order-of-buyer.ts';
import {
  refreshShopOrderFromStripe,
  type ShopOrderRefreshDependencies,
} from './refresh-shop-order-from-stripe.ts';
import type { StoredShopOrderLine } from './stored-shop-order.ts';

type CartRefusalReason = (typeof cartRefusalReasons)[number];

/**
 * A refusal (409) for a cart that can't be paid for as it is: the reason, and the line concerned.
 */
export const createCartRefusalToThrow = (
  sentence: string,
  reason: CartRefusalReason,
  sku?: string,
): Refusal => new Refusal(409, sentence, {}, { reason, ...(sku === undefined ? {} : { sku }) });

export type CartOrderDependencies = ShopOrderRefreshDependencies & {
  readonly siteUrl: string;
  /** Returns an unguessable random id. */
  readonly newId: () => string;
  /** The link of a shop order: `<id>.<signature>`. */
  readonly linkOf: (shopOrderId: string) => string;
};

/**
 * Refuses (409) a cart with a pack that the member already has, or is paying for, or that we can't
 * open at once because she has withdrawn from it before (R15).
 */
export const refusePacksOwnedOrWithdrawnFrom = async (
  { database, now }: Pick<CartOrderDependencies, 'database' | 'now'>,
  { customerId, packs, agreements }: Pick<CartToOrder, 'customerId' | 'packs' | 'agreements'>,
): Promise<void> => {
  if (customerId === null || agreements === null) return;
  for (const item of packs) {
    const refusal = await findItemOrderRefusal({ database, now }, { customerId, item, agreements });
    if (refusal?.reason === 'supplied-late') {
      const { withdrawnAt, reason } = refusal;
      const title = packs.length > 1 ? item.title : undefined;
      const sentence = postponedSupplyReasonSentence(
        { kind: 'pack', title, at: new Date(withdrawnAt) },
        now(),
      );
      throw new Refusal(409, sentence, {}, { reason, sku: item.productId, withdrawnAt });
    }
    if (refusal !== undefined) {
      throw createCartRefusalToThrow(
        `${orderRefusalSentences['already-owned'].replace('this', `“${item.title}”`)} Please take it out of the cart to go on.`,
        'already-owned',
        item.productId,
      );
    }
  }
};

const refuseShort = ({ short }: ShopOrderIdShortagesOrNeither, { lines }: CartToOrder): never => {
  const [first] = short;
  const line = lines.find(({ sku }) => sku === first?.sku);
  const name = line === undefined ? 'This' : `“${nameOfOrderedLine(line)}”`;
  const left = first?.available ?? 0;
  throw createCartRefusalToThrow(
    left === 0
      ? `${name} is sold out. Nothing was ordered; please take it out of the cart to go on.`
      : `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} left. Nothing was ordered; please change the quantity to go on.`,
    'sold-out',
    first?.sku,
  );
};

/** How many working days after a day another one is: at least 1. */
const workingDaysUntil = (day: string, later: string, days = 1): number =>
  addWorkingDays(day, days) >= later ? days : workingDaysUntil(day, later, days + 1);

/** The text beside the button on the till's page: what the buyer gets, and when. */
const submitTextOf = (order: PayableShopOrder): string => {
  const texts: string[] = [];
  if (order.arrives_from !== null && order.arrives_to !== null) {
    texts.push(
      `Your parcel comes between ${formatDay(order.arrives_from)} and ${formatDay(order.arrives_to)}. You can withdraw and return it for ${coolingOffDays} days after it has come.`,
    );
  }
  if (order.lines.some(({ kind }) => kind === 'pack')) {
    const startsNow = hasAgreedToInstantSupply(agreementsOfStoredOrder(order));
    texts.push(
      startsNow
        ? 'You asked us to open your packs now, and know that you can then no longer withdraw from them and get a refund.'
        : `Your packs open when the ${coolingOffDays} days in which you can withdraw are over. Until then you can get a full refund for them.`,
    );
  }
  return texts.join(' ');
};

const toLine = (
  line: StoredShopOrderLine,
  { currency }: PayableShopOrder,
  { packs }: CartToOrder,
): CheckoutLineByPriceIdOrAmount => {
  if (line.kind === 'goods') {
    const { unitMinorUnits, quantity } = line;
    return { name: nameOfOrderedLine(line), unitMinorUnits, quantity };
  }
  const price = packs.find(({ productId }) => productId === line.sku)?.prices[currency];
  if (price?.minorUnits !== line.unitMinorUnits) {
    throw new Outage(`The price of ${line.sku} isn’t that of the order any more.`, undefined);
  }
  return { priceId: price.priceId };
};

const parcelOf = (order: PayableShopOrder): CheckoutDeliveryToOneCountry | undefined => {
  const { destination, delivery_title: title, arrives_from: from, arrives_to: to } = order;
  if (destination === null || title === null || from === null || to === null) return undefined;
  const today = order.ordered_at.toISOString().slice(0, 10);
  return {
    // Only the country that the buyer was given a price for. There is none for Northern Ireland;
    // somebody who enters an address there is refunded.
    country: countryOfDestination(destination),
    title,
    minorUnits: order.delivery_minor_units,
    minWorkingDays: workingDaysUntil(today, from),
    maxWorkingDays: workingDaysUntil(today, to),
  };
};

const toPayable = (stored: PayableShopOrder): PayableOrder<PayableShopOrder> => ({
  reference: { kind: 'cart', orderId: stored.shop_order_id },
  state: stored.state,
  sessionId: stored.session_id,
  orderedAt: stored.ordered_at,
  isPaidOnPage: stored.till === 'stripe',
  isLeaving: stored.isLeaving,
  stored,
});

/**
 * A cart to order, with the buyer's customer at the till; undefined for a visitor, for whom the
 * till makes none.
 */
type CartOrderRequest = CartToOrder & { readonly tillCustomerId: string | undefined };

/** Carts of goods and packs, paid by a member or a visitor. */
export const createCartOrderRules = (
  dependencies: CartOrderDependencies,
): OrderKindRules<CartOrderRequest, PayableShopOrder> => {
  const { database, siteUrl, linkOf, newId, now } = dependencies;
  const hold = (request: CartToOrder) =>
    findOrCreatePayableShopOrderOfBuyer(database, request, newId(), now());
  return {
    // As long as the pieces are held: Stripe's minimum of 30 minutes, one minute for creating the
    // session, and another because clocks differ. For an older order Stripe would refuse the
    // remaining time as too short.
    deadline: { minutesToPay: 32, minutesToOpen: 1, leastMinutes: 5 },
    claim: async (request) => {
      const first = await hold(request);
      // The missing pieces may be held by an order of the buyer's own that was created while the
      // statement waited: the next one sees it.
      const result = first.short.length === 0 ? first : await hold(request);
      if (result.short.length > 0) refuseShort(result, request);
      const order =
        result.shopOrderId === undefined
          ? undefined
          : await findPayableShopOrderById(database, result.shopOrderId);
      return order === undefined ? undefined : toPayable(order);
    },
    isWanted: (order, request) => order.digest === digestOfCart(request),
    requireMayOrder: (request) => refusePacksOwnedOrWithdrawnFrom(dependencies, request),
    toCheckout: (order, request) => ({
      customerId: order.customer_id,
      tillCustomerId: request.tillCustomerId,
      lines: order.lines.map((line) => toLine(line, order, request)),
      currency: order.currency,
      parcel: parcelOf(order),
      submitText: submitTextOf(order),
      paidUrl: (sessionId) =>
        `${siteUrl}${routes.success}?session_id=${sessionId}#shop=${linkOf(order.shop_order_id)}`,
      backUrl: `${siteUrl}${routes.cart}`,
    }),
    refresh: (shopOrderId, sessionId) =>
      refreshShopOrderFromStripe(dependencies, shopOrderId, sessionId),
    // Nobody means to order the very same cart twice, so the buyer is shown the order.
    paidPage: (shopOrderId, session_id) => {
      const codes = { shop: linkOf(shopOrderId), session_id };
      return `${siteUrl}${urlWithAccessCodes(routes.success, codes)}`;
    },
  };
};

/** Ends the payable order of a visitor who has logged in since, and orders as a member now. */
export const endOrderFromBeforeLogin = async (
  machine: OrderAndSessionDependencies,
  kind: OrderKindRules<CartOrderRequest, PayableShopOrder>,
  buyer: string,
): Promise<void> => {
  const order = await findPayableShopOrderOfBuyer(machine.database, buyer);
  if (order !== undefined) await endOrderUnlessPaid(machine, kind, toPayable(order));
};
