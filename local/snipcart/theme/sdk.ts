import { ApiError, type SendRequest, type ShownCart } from './wire.ts';

type Listener = (...values: readonly unknown[]) => void;

/** The documented events (docs.snipcart.com/v3/sdk/events) that this cart emits. */
type EventName =
  | 'snipcart.initialized'
  | 'item.adding'
  | 'item.added'
  | 'item.updated'
  | 'item.removed'
  | 'cart.created'
  | 'cart.confirmed'
  | 'cart.confirm.error'
  | 'shipping.selected'
  | 'payment.failed'
  | 'theme.routechanged'
  | 'summary.checkout_clicked';

export type SdkOptions = {
  readonly call: SendRequest;
  readonly version: string;
  readonly currency: string;
  /** Shows or hides the cart. */
  readonly show: (isOpen: boolean) => void;
};

const cookie = 'snipcart-cart';

const rememberedToken = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((one) => one.startsWith(`${cookie}=`))
    ?.slice(cookie.length + 1);

const rememberToken = (token: string): void => {
  const age = token === '' ? 0 : 31_536_000;
  document.cookie = `${cookie}=${token}; path=/; max-age=${age}; samesite=lax`;
};

const isOlder = (version: string, than: string): boolean =>
  version !== '3.0' && version.localeCompare(than, undefined, { numeric: true }) < 0;

/**
 * The documented parts of the SDK, with its store and events, on top of the stand-in's own server.
 */
export const createSdk = ({ call, version, currency: firstCurrency, show }: SdkOptions) => {
  const storeListeners = new Set<() => void>();
  const eventListeners = new Map<string, Set<Listener>>();
  let cart: ShownCart | undefined;
  let currency = firstCurrency;
  let language = 'en';

  const emit = (name: EventName, ...values: readonly unknown[]): void => {
    for (const listener of eventListeners.get(name) ?? []) listener(...values);
  };

  const getState = () => {
    const items = cart?.items ?? [];
    return {
      cart: {
        ...cart,
        currency: cart?.currency ?? currency,
        // An object since version 3.0.12; its count is the number of lines.
        items: isOlder(version, '3.0.12') ? items : { items, count: items.length },
        subtotal: cart?.subtotal ?? 0,
        total: cart?.total ?? 0,
        discounts: { items: [] },
        status: 'InProgress',
      },
      customer: { status: 'SignedOut', email: cart?.email ?? '' },
      session: { language },
    };
  };

  const changed = (): void => {
    for (const listener of storeListeners) listener();
  };

  const take = (next: ShownCart | undefined): void => {
    cart = next;
    changed();
  };

  const createCart = async (): Promise<ShownCart> => {
    const created = await call<ShownCart>('POST', '', { currency });
    rememberToken(created.token);
    take(created);
    emit('cart.created', getState());
    return created;
  };

  // Two concurrent changes create only one cart.
  let creating: Promise<ShownCart> | undefined;
  const needCart = async (): Promise<ShownCart> => {
    if (cart !== undefined) return cart;
    creating ??= createCart().finally(() => {
      creating = undefined;
    });
    return creating;
  };

  const itemOf = (uniqueId: string) => cart?.items.find((one) => one.uniqueId === uniqueId);

  /** Restores the cart from an earlier page. */
  const restore = async (): Promise<void> => {
    const token = rememberedToken();
    if (token === undefined || token === '') return;
    try {
      take(await call<ShownCart>('GET', `/${token}`));
      currency = cart?.currency ?? currency;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The cart has been paid, or the books were emptied.
      rememberToken('');
    }
  };

  const api = {
    cart: {
      items: {
        add: async (...items: readonly { readonly id: string }[]) => {
          const { token } = await needCart();
          for (const item of items) emit('item.adding', item, () => undefined);
          take(await call<ShownCart>('POST', `/${token}/items`, items));
          for (const item of items) {
            emit(
              'item.added',
              cart?.items.findLast(({ id }) => id === item.id),
            );
          }
        },
        update: async ({ uniqueId, ...change }: { readonly uniqueId: string }) => {
          const { token } = await needCart();
          take(await call<ShownCart>('PUT', `/${token}/items/${uniqueId}`, change));
          emit('item.updated', itemOf(uniqueId));
        },
        remove: async (uniqueId: string) => {
          const { token } = await needCart();
          const removed = itemOf(uniqueId);
          take(await call<ShownCart>('DELETE', `/${token}/items/${uniqueId}`));
          emit('item.removed', removed);
        },
      },
      update: async (change: object) => {
        const { token } = await needCart();
        take(await call<ShownCart>('PUT', `/${token}`, change));
      },
    },
    session: {
      setLanguage: async (next: string) => {
        language = next;
        changed();
      },
      setCurrency: async (next: string) => {
        currency = next;
        if (cart !== undefined) {
          take(await call<ShownCart>('PUT', `/${cart.token}`, { currency }));
        }
        changed();
      },
    },
    theme: {
      cart: {
        open: () => {
          show(true);
          emit('theme.routechanged', { from: '/', to: '/cart' });
        },
        close: () => {
          show(false);
          emit('theme.routechanged', { from: '/cart', to: '/' });
        },
      },
    },
  };

  return {
    sdk: {
      ready: Promise.resolve(),
      api,
      store: {
        getState,
        subscribe: (listener: () => void) => {
          storeListeners.add(listener);
          return () => void storeListeners.delete(listener);
        },
      },
      events: {
        on: (name: string, listener: Listener) => {
          const listeners = eventListeners.get(name) ?? new Set();
          eventListeners.set(name, listeners.add(listener));
          return () => void listeners.delete(listener);
        },
      },
    },
    emit,
    restore,
    cart: () => cart,
    take,
    /** Starts an empty cart after this one has become an order. */
    forget: () => {
      rememberToken('');
      take(undefined);
    },
  };
};

export type Sdk = ReturnType<typeof createSdk>;
