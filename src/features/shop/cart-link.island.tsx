import type { ReactElement } from 'react';
import styled from 'styled-components';
import { routes } from '../../domain/routes.ts';
import { useCartCount } from '../../services/cart/cart-count.ts';
import { CartIcon } from '../../ui/pictures/icons.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

const Cart = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2.75rem;
  padding: var(--space-2) var(--space-3);
  color: inherit;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  text-decoration: none;

  /* Room for two figures, so that nothing moves when the count comes. */
  & > span {
    min-width: 2ch;
  }
`;

const labelOf = (quantity: number | undefined): string => {
  if (quantity === undefined) return 'Cart';
  return quantity === 1 ? 'Cart, 1 item' : `Cart, ${quantity} items`;
};

/** The header's link to the cart, with the number of items in it once the browser has read it. */
export const CartLink = (): ReactElement => {
  const quantity = useCartCount();
  return (
    <Cart to={routes.cart} aria-label={labelOf(quantity)}>
      <CartIcon />
      <span>{quantity}</span>
    </Cart>
  );
};
