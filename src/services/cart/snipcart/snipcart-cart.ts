import type { CartItem, CartItems } from '../../../domain/cart/cart-item.ts';
import type { Currency } from '../../../domain/money.ts';
import { CartServiceRefusal, type CartService, type ServiceCart } from '../cart-service.ts';
import { cartServiceTimeoutMs } from '../../../domain/timeouts.ts';
import { rejectIfSlowerThan, loadSnipcartSdk } from './load-snipcart-sdk.ts';
import { itemsOfSnipcartState, toServiceCart, toSnipcartItem } from './service-cart.ts';
import type { SnipcartSdk, SnipcartSettings } from './snipcart-sdk.ts';

export type SnipcartCartMirrorOptions = {
  readonly settings: Omit<
    SnipcartSettings,
    'currency' | 'loadStrategy' | 'addProductBehavior' | 'loadCSS'
  >;
  readonly currency: () => Currency;
  /** The address of this site, where Snipcart's server reads a product's price. */
  readonly origin: () => string;
  /** Called with the order's reference when it has been paid in Snipcart's checkout. */
  readonly onPaid: (reference: string) => void;
  /** The timeout for loading its script, and for each call. */
  readonly milliseconds?: number;
};

/** The language of Snipcart's cart and checkout. The site has only one. */
const language = 'en';

/**
 * Distinguishes a refusal from an outage: the SDK rejects with the response of its API, or with an
 * error that contains it. Its own messages are for developers, so the buyer gets ours.
 */
const toRefusal = (error: unknown): unknown => {
  const statusOf = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'status' in value ? value.status : undefined;
  const answer =
    typeof error === 'object' && error !== null && 'response' in error ? error.response : undefined;
  const status = statusOf(error) ?? statusOf(answer);
  // A 401, for example, means that our key is wrong, not the buyer's item.
  const isNo = status === 400 || status === 409 || status === 422;
  return isNo
    ? new CartServiceRefusal(
        'This can’t be put into the cart as it is. Please reload the page and try again.',
      )
    : error;
};

/**
 * Mirrors our cart at Snipcart. Its script is loaded by the first change, and every change waits
 * for the one before it.
 */
export const createSnipcartCartMirror = (options: SnipcartCartMirrorOptions): CartService => {
  const milliseconds = options.milliseconds ?? cartServiceTimeoutMs;
  const listeners = new Set<(cart: ServiceCart) => void>();
  let sdk: SnipcartSdk | undefined;
  let currency: Currency | undefined;
  let reference: string | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let told = '';

  const tell = (): void => {
    if (sdk === undefined || currency === undefined) return;
    const state = sdk.store.getState();
    // While the currency is being switched, its amounts are still in the old one.
    if (state.cart.currency.toLowerCase() !== currency) return;
    const cart = toServiceCart(state, currency);
    // The store calls on every change, even those that don't concern us.
    const text = JSON.stringify(cart);
    if (text === told) return;
    told = text;
    for (const listener of listeners) listener(cart);
  };

  /** The SDK, set to our language and the buyer's currency. */
  const open = async (): Promise<SnipcartSdk> => {
    const wanted = options.currency();
    if (sdk === undefined) {
      const opened = await loadSnipcartSdk(
        {
          ...options.settings,
          loadStrategy: 'manual',
          addProductBehavior: 'none',
          currency: wanted,
          loadCSS: true,
        },
        milliseconds,
      );
      await rejectIfSlowerThan(opened.api.session.setLanguage(language), milliseconds);
      opened.store.subscribe(tell);
      opened.events.on('cart.confirmed', () => {
        if (reference !== undefined) options.onPaid(reference);
      });
      sdk = opened;
    }
    if (currency !== wanted) {
      await rejectIfSlowerThan(sdk.api.session.setCurrency(wanted), milliseconds);
      currency = wanted;
    }
    return sdk;
  };

  /** Runs after all earlier requests, whether or not they succeeded. */
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const turn = last.then(act, act);
    last = turn.catch(() => undefined);
    return turn;
  };

  const call = async (promise: Promise<unknown>): Promise<void> => {
    try {
      await rejectIfSlowerThan(promise, milliseconds);
    } catch (error) {
      throw toRefusal(error);
    }
  };

  const newItem = (item: CartItem) =>
    toSnipcartItem(item, currency ?? options.currency(), options.origin());

  const linesOf = (snipcart: SnipcartSdk, sku: string) =>
    itemsOfSnipcartState(snipcart.store.getState()).filter(({ id }) => id === sku);

  /** Removes the items of a checkout that the buyer has left: their quantities are fixed. */
  const takeOutFixed = async (snipcart: SnipcartSdk): Promise<void> => {
    for (const { uniqueId, maxQuantity } of itemsOfSnipcartState(snipcart.store.getState())) {
      if (maxQuantity != null) await call(snipcart.api.cart.items.remove(uniqueId));
    }
  };

  const remove = async (sku: string): Promise<void> => {
    const snipcart = await open();
    for (const { uniqueId } of linesOf(snipcart, sku)) {
      await call(snipcart.api.cart.items.remove(uniqueId));
    }
  };

  /**
   * Replaces the whole of Snipcart's cart: the buyer may have changed it there, and prices may be
   * in another currency.
   */
  const replace = async (items: CartItems, order: string): Promise<SnipcartSdk> => {
    const snipcart = await open();
    for (const { uniqueId } of itemsOfSnipcartState(snipcart.store.getState())) {
      await call(snipcart.api.cart.items.remove(uniqueId));
    }
    await call(
      snipcart.api.cart.items.add(
        ...items.map((item) => ({
          ...newItem(item),
          // Exactly as many as the server holds for this order.
          minQuantity: item.quantity,
          maxQuantity: item.quantity,
          metadata: { order },
        })),
      ),
    );
    await call(snipcart.api.cart.update({ metadata: { order } }));
    const held = new Map(
      toServiceCart(snipcart.store.getState(), options.currency()).items.map((item) => [
        item.sku,
        item.quantity,
      ]),
    );
    const isSame =
      held.size === items.length && items.every(({ sku, quantity }) => held.get(sku) === quantity);
    if (!isSame) throw new Error('The cart service’s cart isn’t what is to be paid.');
    return snipcart;
  };

  return {
    add: (item) =>
      inTurn(async () => {
        const snipcart = await open();
        await takeOutFixed(snipcart);
        await call(snipcart.api.cart.items.add(newItem(item)));
      }),
    changeQuantity: (sku, quantity) =>
      inTurn(async () => {
        const snipcart = await open();
        await takeOutFixed(snipcart);
        const [first, ...others] = linesOf(snipcart, sku);
        for (const { uniqueId } of others) await call(snipcart.api.cart.items.remove(uniqueId));
        if (first === undefined) return;
        await call(snipcart.api.cart.items.update({ uniqueId: first.uniqueId, quantity }));
      }),
    remove: (sku) => inTurn(() => remove(sku)),
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => sdk?.api.theme.cart.close(),
    checkOut: (items, order) =>
      inTurn(async () => {
        const snipcart = await replace(items, order);
        reference = order;
        snipcart.api.theme.cart.open();
      }),
  };
};
