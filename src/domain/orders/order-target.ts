import { routes } from '../routes.ts';

/** The fragment of the order page's address. Until scripts run, CSS finds by it that this is an order and not an empty cart. */
export const orderFragment = 'order';

/** What `?product=` says for the annual membership, for those who don't know its id. */
const membershipProduct = 'membership';

/** What the query says when a product is ordered for somebody else. */
const giftParameter = 'gift';
/** What the query says when a login that the order button has started leads back: then the order goes on by itself. */
const afterLogin = 'after';

const targetWith = (parameters: Readonly<Record<string, string>>): string =>
  `${routes.checkout}?${new URLSearchParams(parameters)}#${orderFragment}`;

/** The address of the page on which a product is ordered, by its id at the payment provider. */
export const orderTarget = (productId: string): string => targetWith({ product: productId });

/** The address of the page on which a product is ordered for somebody else. */
export const giftTarget = (productId: string): string =>
  targetWith({ product: productId, [giftParameter]: '' });

/** The address of the page on which the annual membership is ordered. */
export const membershipTarget = orderTarget(membershipProduct);

/** The product in the query of the order page's address; undefined when it names none. */
export const productIn = (search: string): string | undefined =>
  new URLSearchParams(search).get('product') ?? undefined;

/** Whether the order page's address says that the product is for somebody else. */
export const isGiftIn = (search: string): boolean => new URLSearchParams(search).has(giftParameter);

/** The address that the order button's login leads to. */
export const targetAfterLogin = (productId: string, isGift = false): string =>
  targetWith({
    product: productId,
    ...(isGift ? { [giftParameter]: '' } : {}),
    [afterLogin]: 'login',
  });

/** Whether a login that the order button has started led to this address. */
export const comesFromLogin = (search: string): boolean =>
  new URLSearchParams(search).get(afterLogin) === 'login';

type Ordered = { readonly productId: string; readonly offer?: string };

/** What an address orders: the item with that id, or the membership by its short name; undefined when it is not for sale. */
export const findOrdered = <Item extends Ordered>(
  items: readonly Item[],
  product: string,
): Item | undefined =>
  items.find(({ productId, offer }) =>
    product === membershipProduct ? offer === 'annual' : productId === product,
  );
