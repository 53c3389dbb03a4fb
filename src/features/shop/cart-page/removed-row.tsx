import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { CartItem } from '../../../domain/cart/cart-item.ts';
import { nameOfCartItem } from '../../../domain/cart/cart-lines.ts';
import { cartRowPartId } from './cart-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';

const Out = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-4);
  padding-block: var(--space-4);
  border-top: 1px solid var(--line);
`;

type RemovedRowProps = { readonly item: CartItem; readonly onUndo: () => void };

/** Takes the place of a removed line, with a button to restore it. */
export const RemovedRow = ({ item, onUndo }: RemovedRowProps): ReactElement => (
  <Out>
    <p>{nameOfCartItem(item)} has been taken out of your cart.</p>
    <Button
      kind="quiet"
      id={cartRowPartId(item.sku, 'undo')}
      aria-label={`Put it back: ${nameOfCartItem(item)}`}
      onClick={onUndo}
    >
      Put it back
    </Button>
  </Out>
);
