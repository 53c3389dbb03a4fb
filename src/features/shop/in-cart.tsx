import type { ReactElement } from 'react';
import { routes } from '../../domain/routes.ts';
import { useCart } from '../../services/cart/cart.ts';
import { SiteLink } from '../../ui/site-link.tsx';

// The order form gets both from here with one script: it is loaded when she begins to order, or has a cart already.
export { addToCart } from '../../services/cart/cart.ts';

type InCartProps = {
  /** The product's page. */
  readonly path: string;
};

/** How many of a product are in the cart, in whichever size, and what is wrong with the browser's storage. */
export const InCart = ({ path }: InCartProps): ReactElement => {
  const { items, problem } = useCart();
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
