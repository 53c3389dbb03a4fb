import type { ReactElement } from 'react';
import { routes } from '../../domain/routes.ts';
import { useCart, useCartProblemDiscardingUnreadable } from '../../services/cart/cart.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';

// The order form loads both with one script, when the buyer starts to order or has a cart already.
export { addToCart } from '../../services/cart/cart.ts';

type CartQuantityProps = {
  /** The product's page. */
  readonly path: string;
};

/**
 * The quantity of a product in the cart, in any size, and any problem with the browser's storage.
 */
export const QuantityInCartNotice = ({ path }: CartQuantityProps): ReactElement => {
  const { items } = useCart();
  const problem = useCartProblemDiscardingUnreadable();
  const quantity = items
    .filter((item) => item.path === path)
    .reduce((sum, item) => sum + item.quantity, 0);
  return (
    <>
      {quantity === 0 ? null : (
        <p>
          In your cart: {quantity}. <SiteLink to={routes.cart}>See the cart</SiteLink>
        </p>
      )}
      {problem === undefined ? null : <p>{problem}</p>}
    </>
  );
};
