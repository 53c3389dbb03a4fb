import { cartCheckoutPath, isCheckoutQueryForCart } from '../cart/cart-address.ts';
import {
  giftOrderPagePathForProductId,
  isCheckoutQueryForGift,
  orderPagePathForProductId,
  productIdInCheckoutQuery,
} from '../orders/order-page-path.ts';
import { safeReturnTargetOrMembersZone } from './return-target.ts';
import { routes } from '../routes.ts';

/**
 * The parameter of a login by which the login service learns the joining target: where somebody
 * wanted to go when signing up. Auth0 passes it to its actions; `ext-` is the prefix of parameters
 * of one's own.
 */
export const joiningTargetLoginParameter = 'ext-joining-target';

/**
 * Where the login service keeps the joining target until the first login with a verified address.
 */
export const joiningTargetAppMetadataKey = 'joining_target';

/** The claim of an ID token by which the login service hands the joining target back, once. */
export const joiningTargetClaim = 'https://knurl.example/joining-target';

/** Longer ones aren't kept: our own have fewer than 150 characters. */
export const maxJoiningTargetLength = 300;

/** Where everybody comes who wanted nothing in particular. */
const general: readonly string[] = [routes.home, routes.members];

const partsOf = (target: string): URL => new URL(target, 'https://site.invalid');

/**
 * The part of a login's target that may be given to the login service, and be kept there: which
 * product or cart is ordered, or which page was asked for. Codes of gifts and invitations are in
 * queries and fragments, which stay here. Undefined if it was nothing in particular.
 */
export const joiningTargetForLoginService = (target: unknown): string | undefined => {
  const { pathname, search } = partsOf(safeReturnTargetOrMembersZone(target));
  if (general.includes(pathname)) return undefined;
  if (pathname !== routes.checkout) {
    return pathname.length > maxJoiningTargetLength ? undefined : pathname;
  }
  const product = productIdInCheckoutQuery(search);
  if (product === undefined) return isCheckoutQueryForCart(search) ? cartCheckoutPath : undefined;
  const order = isCheckoutQueryForGift(search)
    ? giftOrderPagePathForProductId(product)
    : orderPagePathForProductId(product);
  return order.length > maxJoiningTargetLength ? undefined : order;
};

type TargetWords = {
  /** What the person was doing, as the end of a sentence. */
  readonly doing: string;
  /** The text of a link to it. */
  readonly goOn: string;
};

/** What somebody who wanted to go to this address was doing, and the link that leads there. */
export const describeJoiningTarget = (target: string): TargetWords => {
  const { pathname, search } = partsOf(target);
  switch (pathname) {
    case routes.checkout:
      return isCheckoutQueryForCart(search)
        ? { doing: 'you were paying for your cart.', goOn: 'Go on with your cart' }
        : { doing: 'you were placing an order.', goOn: 'Go on with your order' };
    case routes.gift:
      return {
        doing: 'you had the code of a gift or of an invitation.',
        goOn: 'Go on with the code',
      };
    case routes.account:
      return { doing: 'you were on your way to your account.', goOn: 'Go to your account' };
    case routes.members:
      return {
        doing: 'you were on your way to the members zone.',
        goOn: 'Go to the members zone',
      };
    default:
      return { doing: 'you were on your way to a page.', goOn: 'Go to the page that you wanted' };
  }
};
