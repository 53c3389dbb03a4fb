import type { ReactElement } from 'react';
import styled from 'styled-components';
import { formatMoney } from '../../domain/money.ts';
import {
  nameOfOrderedLine,
  workoutPackOpensOnOrIsOpenText,
} from '../../domain/shop/order-words.ts';
import type { ShopOrderAnswer } from '../../domain/shop/shop-order.ts';
import { RuledList } from '../../ui/kit/ruled-list.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';

/* The item on the left, the amount on the right. */
const Rows = styled(RuledList)`
  width: 100%;

  & > li {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-1) var(--space-4);
  }

  & b {
    font-variant-numeric: tabular-nums;
  }

  & small {
    grid-column: 1 / -1;
  }

  & li:last-child {
    border-block-start: 3px solid var(--ink);
    font-weight: 700;
  }
`;

const backWords = (returned: number, quantity: number): string =>
  returned === quantity ? 'Returned.' : `${returned} of ${quantity} returned.`;

const Opening = ({ sentence }: { readonly sentence: string | undefined }): ReactElement | null =>
  sentence === undefined ? null : <small>{sentence}</small>;

/** The ordered items, their prices, and what has been returned. */
export const OrderedLines = ({ order }: { readonly order: ShopOrderAnswer }): ReactElement => {
  const { currency, delivery, vatMinorUnits: vat } = order;
  const now = new Date();
  const money = (minorUnits: number): string => formatMoney({ currency, minorUnits });
  return (
    <>
      <Rows>
        {order.lines.map((line) => (
          <li key={line.sku}>
            <span>
              {line.quantity === 1 ? '' : `${line.quantity} × `}
              <SiteLink to={line.path}>{nameOfOrderedLine(line)}</SiteLink>
            </span>
            <b>{money(line.quantity * line.unitMinorUnits)}</b>
            {line.returned === 0 ? null : <small>{backWords(line.returned, line.quantity)}</small>}
            <Opening sentence={workoutPackOpensOnOrIsOpenText(order, line, now)} />
          </li>
        ))}
        {delivery === null ? null : (
          <li>
            <span>{delivery.title}</span>
            <b>{delivery.minorUnits === 0 ? 'Free' : money(delivery.minorUnits)}</b>
          </li>
        )}
        <li>
          <span>Total</span>
          <b>{money(order.totalMinorUnits)}</b>
        </li>
      </Rows>
      {vat === null ? null : <p>VAT within it: {money(vat)}.</p>}
      {order.refundedMinorUnits === 0 ? null : <p>Refunded: {money(order.refundedMinorUnits)}.</p>}
    </>
  );
};
