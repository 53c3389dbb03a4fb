/*
 * The parts of Snipcart's SDK that we use (docs.snipcart.com/v3/sdk). No package has its types.
 */

/** The settings that its loader and, from version 3.4.0, its script read from the page. */
export type SnipcartSettings = {
  readonly publicApiKey: string;
  /** `manual`: nothing is loaded until LoadSnipcart is called. */
  readonly loadStrategy: 'manual' | 'on-user-interaction';
  /** `none`: its cart doesn't open when something is added. */
  readonly addProductBehavior: 'none';
  readonly version: string;
  readonly currency: string;
  readonly domain: string;
  readonly protocol: string;
  readonly loadCSS: boolean;
};

/** An item to be added. Amounts are in units of the cart's currency: 59.5. */
export type SnipcartNewItem = {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  /** Where Snipcart's server looks up the id and price. */
  readonly url: string;
  readonly quantity: number;
  readonly image?: string;
  readonly minQuantity?: number;
  readonly maxQuantity?: number;
  readonly metadata?: Readonly<Record<string, string>>;
};

export type SnipcartItem = {
  readonly uniqueId: string;
  readonly id: string;
  readonly quantity: number;
  readonly price: number;
  readonly maxQuantity?: number | null;
};

export type SnipcartState = {
  readonly cart: {
    readonly currency: string;
    /** A list before version 3.0.12. */
    readonly items: readonly SnipcartItem[] | { readonly items: readonly SnipcartItem[] };
    readonly total: number;
    readonly subtotal: number;
  };
  readonly customer: { readonly status: 'SignedOut' | 'SignedIn' };
};

/** The global `Snipcart`. */
export type SnipcartSdk = {
  readonly ready: Promise<unknown>;
  readonly api: {
    readonly cart: {
      readonly items: {
        readonly add: (...items: readonly SnipcartNewItem[]) => Promise<unknown>;
        readonly update: (change: {
          readonly uniqueId: string;
          readonly quantity: number;
        }) => Promise<unknown>;
        readonly remove: (uniqueId: string) => Promise<unknown>;
      };
      readonly update: (change: {
        readonly metadata: Readonly<Record<string, string>>;
      }) => Promise<unknown>;
    };
    readonly session: {
      readonly setLanguage: (language: string) => Promise<unknown>;
      readonly setCurrency: (currency: string) => Promise<unknown>;
    };
    readonly theme: { readonly cart: { readonly open: () => void; readonly close: () => void } };
  };
  readonly store: {
    readonly getState: () => SnipcartState;
    readonly subscribe: (listener: () => void) => () => void;
  };
  readonly events: {
    readonly on: (
      name: 'cart.confirmed' | 'cart.confirm.error',
      listener: (value: unknown) => void,
    ) => () => void;
  };
};

declare global {
  interface Window {
    Snipcart?: SnipcartSdk;
    SnipcartSettings?: SnipcartSettings;
    /** Set by the loader. */
    LoadSnipcart?: () => void;
  }
}
