/** A price at the payment service: the properties that we compare with the content. */
export type PriceAtPaymentService = {
  readonly id: string;
  readonly isActive: boolean;
  readonly currency: string;
  /** In the smallest unit of the currency; null if the price has no fixed amount. */
  readonly minorUnits: number | null;
  readonly productId: string;
  readonly isProductActive: boolean;
  /** The billing interval, such as `1 year`; null for a one-off payment. */
  readonly interval: string | null;
  readonly taxBehavior: string;
};

/**
 * The prices at the payment service, by their names in the content: an id or a lookup key. Missing
 * ones are left out.
 */
export type PricesByIdOrLookupKey = ReadonlyMap<string, PriceAtPaymentService>;
