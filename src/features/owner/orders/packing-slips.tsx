import type { ReactElement } from 'react';
import styled from 'styled-components';
import { siteIdentityAndPageSizes } from '../../../config/public/site-identity-and-page-sizes.ts';
import { readableUkDate } from '../../../domain/days/uk-time.ts';
import { routes } from '../../../domain/routes.ts';
import type { DeskOrder } from '../../../domain/shop-desk/desk-answer.ts';
import { orderLinesNotFullyReturned } from '../../../domain/shop/order-words.ts';
import { useCompany } from '../../../page-parts/company.ts';
import { PostalLines } from '../../../page-parts/postal-lines.tsx';

/* Only on paper, one order per page. */
const Slips = styled.div`
  display: none;

  @media print {
    display: block;

    & > article {
      display: grid;
      gap: 6mm;
      break-inside: avoid;
    }

    & > article + article {
      break-before: page;
    }

    & h2 {
      font-size: 22pt;
    }

    & address {
      font-style: normal;
      font-size: 13pt;
      line-height: 1.4;
    }

    & table {
      width: 100%;
      border-collapse: collapse;
    }

    & th,
    & td {
      padding: 2mm 3mm 2mm 0;
      border-block-end: 1px solid #999;
      text-align: start;
      vertical-align: top;
    }

    & td:last-child,
    & th:last-child {
      padding-inline-end: 0;
      text-align: end;
    }
  }
`;

/**
 * The packing slips of selected orders, visible only in print: the contents of each box, and its
 * address.
 */
export const PackingSlips = ({
  orders,
}: {
  readonly orders: readonly DeskOrder[];
}): ReactElement => {
  const { legalName, address } = useCompany();
  return (
    <Slips className="packing-slips">
      {orders.map((order) => (
        <article key={order.id} aria-label={`Packing slip of ${order.number}`}>
          <h2>
            {siteIdentityAndPageSizes.name}: {order.number}
          </h2>
          {order.address === null ? null : <PostalLines address={order.address} />}
          <table>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">Size</th>
                <th scope="col">SKU</th>
                <th scope="col">Pieces</th>
              </tr>
            </thead>
            <tbody>
              {orderLinesNotFullyReturned(order)
                .filter(({ kind }) => kind === 'goods')
                .map((line) => (
                  <tr key={line.sku}>
                    <td>{line.title}</td>
                    <td>{line.variant ?? ''}</td>
                    <td>{line.sku}</td>
                    <td>{line.left}</td>
                  </tr>
                ))}
            </tbody>
          </table>
          <p>Ordered on {readableUkDate(order.orderedAt)}. Thank you for ordering with us.</p>
          <p>
            <b>Changed your mind?</b> You can withdraw until 14 days after it has come, and you
            don’t have to give a reason. Open the link in the e-mail that confirmed your order,
            choose what you withdraw from, and return it to {legalName}, {address}, with this slip
            in the parcel. More about it: {location.host}
            {routes.shippingReturns}
          </p>
        </article>
      ))}
    </Slips>
  );
};
