/** A price as the payment service has it, as far as we compare it with the content. */
export type ListedPrice = {
  readonly id: string;
  readonly isActive: boolean;
  readonly currency: string;
  /** In the smallest unit of the currency; null if the price has no fixed amount. */
  readonly minorUnits: number | null;
  readonly productId: string;
  readonly isProductActive: boolean;
  /** How often it is due, such as `1 year`; null if it is paid once. */
  readonly interval: string | null;
  readonly taxBehavior: string;
};

/** The prices of the payment service by what the content calls them: an id, or a lookup key. Those that it doesn't have are left out. */
export type ListedPrices = ReadonlyMap<string, ListedPrice>;
