import type { CartItem, CartItems } from '../../../domain/cart/cart-item.ts';
import type { Currency } from '../../../domain/money.ts';
import { CartServiceRefusal, type CartService, type ServiceCart } from '../cart-service.ts';
import { inTime, openSnipcart } from './open-snipcart.ts';
import { itemsOf, toServiceCart, toSnipcartItem } from './service-cart.ts';
import type { SnipcartSdk, SnipcartSettings } from './snipcart-sdk.ts';

export type SnipcartOptions = {
  readonly settings: Omit<
    SnipcartSettings,
    'currency' | 'loadStrategy' | 'addProductBehavior' | 'loadCSS'
  >;
  readonly currency: () => Currency;
  /** The address of this site. Snipcart's server reads what a product costs there. */
  readonly origin: () => string;
  /** Called when an order was paid in its checkout, with the order's reference. */
  readonly onPaid: (reference: string) => void;
  /** How long its script, and each call of it, may take. */
  readonly milliseconds?: number;
};

/** The language of its cart and checkout. The site has one. */
const language = 'en';

/**
 * Tells a no from an outage: the SDK rejects with the answer of its API, or with an error that has it. Its own words are for developers,
 * so she gets ours.
 */
const toRefusal = (error: unknown): unknown => {
  const statusOf = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'status' in value ? value.status : undefined;
  const answer =
    typeof error === 'object' && error !== null && 'response' in error ? error.response : undefined;
  const status = statusOf(error) ?? statusOf(answer);
  // 401, say, means that our key is wrong, not that her item is.
  const isNo = status === 400 || status === 409 || status === 422;
  return isNo
    ? new CartServiceRefusal(
        'This can’t be put into the cart as it is. Please reload the page and try again.',
      )
    : error;
};

/** A cart at Snipcart behind our own. Its script is loaded by the first change, and every change waits for the one before it. */
export const createSnipcartCart = (options: SnipcartOptions): CartService => {
  const milliseconds = options.milliseconds ?? 8000;
  const listeners = new Set<(cart: ServiceCart) => void>();
  let sdk: SnipcartSdk | undefined;
  let currency: Currency | undefined;
  let reference: string | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let told = '';

  const tell = (): void => {
    if (sdk === undefined || currency === undefined) return;
    const state = sdk.store.getState();
    // Between two currencies its amounts are in the old one.
    if (state.cart.currency.toLowerCase() !== currency) return;
    const cart = toServiceCart(state, currency);
    // The store calls on every change, also of what isn't ours.
    const text = JSON.stringify(cart);
    if (text === told) return;
    told = text;
    for (const listener of listeners) listener(cart);
  };

  /** The SDK, speaking her language and counting in her currency. */
  const open = async (): Promise<SnipcartSdk> => {
    const wanted = options.currency();
    if (sdk === undefined) {
      const opened = await openSnipcart(
        {
          ...options.settings,
          loadStrategy: 'manual',
          addProductBehavior: 'none',
          currency: wanted,
          loadCSS: true,
        },
        milliseconds,
      );
      await inTime(opened.api.session.setLanguage(language), milliseconds);
      opened.store.subscribe(tell);
      opened.events.on('cart.confirmed', () => {
        if (reference !== undefined) options.onPaid(reference);
      });
      sdk = opened;
    }
    if (currency !== wanted) {
      await inTime(sdk.api.session.setCurrency(wanted), milliseconds);
      currency = wanted;
    }
    return sdk;
  };

  /** Runs after everything that was asked for before, whether or not that went well. */
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const turn = last.then(act, act);
    last = turn.catch(() => undefined);
    return turn;
  };

  const call = async (promise: Promise<unknown>): Promise<void> => {
    try {
      await inTime(promise, milliseconds);
    } catch (error) {
      throw toRefusal(error);
    }
  };

  const newItem = (item: CartItem) =>
    toSnipcartItem(item, currency ?? options.currency(), options.origin());

  const linesOf = (snipcart: SnipcartSdk, sku: string) =>
    itemsOf(snipcart.store.getState()).filter(({ id }) => id === sku);

  /** Takes out what was put in for a checkout that she left: its quantities are fixed. */
  const takeOutFixed = async (snipcart: SnipcartSdk): Promise<void> => {
    for (const { uniqueId, maxQuantity } of itemsOf(snipcart.store.getState())) {
      if (maxQuantity != null) await call(snipcart.api.cart.items.remove(uniqueId));
    }
  };

  const remove = async (sku: string): Promise<void> => {
    const snipcart = await open();
    for (const { uniqueId } of linesOf(snipcart, sku)) {
      await call(snipcart.api.cart.items.remove(uniqueId));
    }
  };

  /** Replaces all that is in its cart, because she may have changed it there, and prices may be of another currency. */
  const replace = async (items: CartItems, order: string): Promise<SnipcartSdk> => {
    const snipcart = await open();
    for (const { uniqueId } of itemsOf(snipcart.store.getState())) {
      await call(snipcart.api.cart.items.remove(uniqueId));
    }
    await call(
      snipcart.api.cart.items.add(
        ...items.map((item) => ({
          ...newItem(item),
          // As many as the server holds for this order, no more and no fewer.
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
