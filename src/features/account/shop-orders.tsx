import type { ReactElement } from 'react';
import type {
  AccountAnswer,
  OwnShopOrder,
} from '../../domain/account/account-requests-and-answers.ts';
import { readableUkDate } from '../../domain/days/uk-time.ts';
import { formatMoney } from '../../domain/money.ts';
import { routes } from '../../domain/routes.ts';
import { shopOrderPagePathForLink } from '../../domain/shop/shop-order.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { AccountRows, AccountSection } from './parts.tsx';

const states: Readonly<Record<OwnShopOrder['state'], string>> = {
  open: 'Not paid yet',
  processing: 'Your bank hasn’t confirmed the payment yet',
  paid: 'Paid',
  packed: 'Packed',
  sent: 'On its way',
  returned: 'Returned',
  refunded: 'Refunded',
  expired: 'Not paid',
};

type ShopOrdersProps = Pick<AccountAnswer, 'shopOrders'>;

/** The member's shop orders. Each has its own page, where she can return items. */
export const ShopOrders = ({ shopOrders }: ShopOrdersProps): ReactElement => (
  <AccountSection id="shop-orders" title="From the shop">
    {shopOrders.length === 0 ? (
      <p>
        Nothing yet. What you order in <SiteLink to={routes.shop}>the shop</SiteLink> while you’re
        logged in is listed here. The confirmation e-mail has a link to it too.
      </p>
    ) : (
      <AccountRows>
        {shopOrders.map(({ number, link, orderedAt, total, state, what }) => (
          <li key={number}>
            <h3>
              <SiteLink to={shopOrderPagePathForLink(link)}>Order {number}</SiteLink>
            </h3>
            <p>{what}</p>
            <p>
              Ordered on {readableUkDate(orderedAt)}, {formatMoney(total)}. {states[state]}.
            </p>
          </li>
        ))}
      </AccountRows>
    )}
  </AccountSection>
);
