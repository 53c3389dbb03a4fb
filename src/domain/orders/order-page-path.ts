import { routes } from '../routes.ts';

/**
 * The fragment of the order page's address. Until scripts run, CSS uses it to tell an order from an
 * empty cart.
 */
export const orderNotEmptyCartFragment = 'order';

/** The value of `?product=` for the annual membership, for links that don't know its id. */
const membershipProduct = 'membership';

/** The query parameter for ordering a product as a gift. */
const giftParameter = 'gift';
/**
 * The query parameter for coming back from a login that the order button started: the order then
 * continues automatically.
 */
const afterLogin = 'after';

const targetWith = (parameters: Readonly<Record<string, string>>): string =>
  `${routes.checkout}?${new URLSearchParams(parameters)}#${orderNotEmptyCartFragment}`;

/** The address of the page on which a product is ordered, by its id at the payment provider. */
export const orderPagePathForProductId = (productId: string): string =>
  targetWith({ product: productId });

/** The address of the page on which a product is ordered as a gift. */
export const giftOrderPagePathForProductId = (productId: string): string =>
  targetWith({ product: productId, [giftParameter]: '' });

/** The address of the page on which the annual membership is ordered. */
export const annualMembershipOrderPagePath = orderPagePathForProductId(membershipProduct);

/** The product in the query of the order page's address; undefined if there is none. */
export const productIdInCheckoutQuery = (search: string): string | undefined =>
  new URLSearchParams(search).get('product') ?? undefined;

/** Whether the order page's address is for a gift. */
export const isCheckoutQueryForGift = (search: string): boolean =>
  new URLSearchParams(search).has(giftParameter);

/** The address to which the order button's login returns. */
export const productOrderPagePathAfterLogin = (productId: string, isGift = false): string =>
  targetWith({
    product: productId,
    ...(isGift ? { [giftParameter]: '' } : {}),
    [afterLogin]: 'login',
  });

/** Whether this address comes from a login that the order button started. */
export const isReturnFromLogin = (search: string): boolean =>
  new URLSearchParams(search).get(afterLogin) === 'login';

type Ordered = { readonly productId: string; readonly offer?: string };

/**
 * The item that an address orders: by its id, or the membership by its short name; undefined if it
 * is not for sale.
 */
export const findItemByProductParameter = <Item extends Ordered>(
  items: readonly Item[],
  product: string,
): Item | undefined =>
  items.find(({ productId, offer }) =>
    product === membershipProduct ? offer === 'annual' : productId === product,
  );
