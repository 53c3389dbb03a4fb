import type { ReactElement } from 'react';
import styled from 'styled-components';
import { routes } from '../../domain/routes.ts';
import { CartIcon } from '../../ui/icons.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

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
`;

type CartLinkProps = { readonly quantity: number };

/** The header's link to the cart, with the number of items. */
export const CartLink = ({ quantity }: CartLinkProps): ReactElement => (
  <Cart
    to={routes.checkout}
    aria-label={`Cart, ${quantity === 1 ? '1 item' : `${quantity} items`}`}
  >
    <CartIcon />
    {quantity}
  </Cart>
);
