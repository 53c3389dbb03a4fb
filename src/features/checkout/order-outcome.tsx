import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { giftCardPathOfOrder } from '../../domain/gifts/gift-targets.ts';
import type { GiftChoice } from '../../domain/gifts/gifts.ts';
import { formatDay } from '../../domain/days/format-day.ts';
import { formatMoney } from '../../domain/money.ts';
import type { OrderStateAnswer } from '../../domain/orders/checkout.ts';
import {
  giftOrderPagePathForProductId,
  orderPagePathForProductId,
} from '../../domain/orders/order-page-path.ts';
import { routes } from '../../domain/routes.ts';
import { usePageTitle } from '../../page-parts/use-page-title.ts';
import { ButtonLink } from '../../ui/kit/button-link.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { PageTitleWithLead } from '../../ui/layout/heading.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

const What = styled.div`
  &:focus {
    outline: none;
  }
`;

type Outcome = {
  readonly title: string;
  readonly lead: string;
  readonly links: ReactNode;
};

const back = ({ productId, gift }: OrderStateAnswer, label: string): ReactElement => (
  <li>
    <SiteLink
      to={
        gift === null
          ? orderPagePathForProductId(productId)
          : giftOrderPagePathForProductId(productId)
      }
    >
      {label}
    </SiteLink>
  </li>
);

const write = (label: string): ReactElement => (
  <li>
    <SiteLink to={routes.contact}>{label}</SiteLink>
  </li>
);

const priceOf = ({ currency, minorUnits }: OrderStateAnswer): string =>
  formatMoney({ currency, minorUnits });

/** The day on which an order opens; undefined if it is open already. */
const laterDayOf = ({ opensAt }: OrderStateAnswer, now: Date): string | undefined =>
  opensAt !== null && new Date(opensAt) > now ? formatDay(opensAt) : undefined;

const paidLead = (order: OrderStateAnswer, day: string | undefined): string => {
  const mail = 'An e-mail that confirms your order is on its way.';
  if (order.kind === 'pack') {
    const paid = `You have paid ${priceOf(order)}, VAT included.`;
    return day === undefined
      ? `${paid} It is open to you now. ${mail}`
      : `${paid} It opens on ${day}, when the 14 days to withdraw are over. ${mail}`;
  }
  return day === undefined
    ? `You have paid ${priceOf(order)}, VAT included, and everything in the membership is open to you now. ${mail}`
    : `You haven’t paid anything yet. It starts on ${day}, when the 14 days to withdraw are over, and you pay ${priceOf(order)} on that day. ${mail}`;
};

/** The giver's next steps. */
const givenOutcome = (order: OrderStateAnswer, { startsOn, toAddress }: GiftChoice): Outcome => ({
  title: `It’s a gift: ${order.title}`,
  lead: `You have paid ${priceOf(order)}, VAT included. The code is on its way to you by e-mail. ${
    toAddress === ''
      ? `Give it to her whenever you like: it can be used from ${formatDay(startsOn)}.`
      : `We’ll send it to ${toAddress} on ${formatDay(startsOn)}, and she can use it from then.`
  } Until it is used, you can withdraw for a full refund.`,
  links: (
    <>
      <li>
        <SiteLink to={giftCardPathOfOrder(order.orderId)}>See and print the card</SiteLink>
      </li>
      <li>
        <SiteLink to={routes.account}>See the gift on your account page</SiteLink>
      </li>
    </>
  ),
});

const outcomeOf = (order: OrderStateAnswer, now: Date): Outcome => {
  switch (order.state) {
    case 'open':
      return {
        title: `Not paid yet: ${order.title}`,
        lead: 'Your order is still open, and we haven’t taken any money. You can carry on and pay, or look at the order again.',
        links: (
          <>
            {order.url === null ? null : (
              <li>
                <a href={order.url}>Carry on and pay {priceOf(order)}</a>
              </li>
            )}
            {back(order, 'Back to the order')}
          </>
        ),
      };
    case 'processing':
      return {
        title: `Your bank is working on it: ${order.title}`,
        lead: 'We have your order, but your bank hasn’t confirmed the payment yet. That can take a few days. Once it does, everything opens automatically and we’ll e-mail you. You don’t need to stay on this page, and please don’t pay again.',
        links: write('Write to us if it takes too long'),
      };
    case 'paid': {
      if (order.gift !== null) return givenOutcome(order, order.gift);
      const day = laterDayOf(order, now);
      return {
        title: day === undefined ? `It’s yours: ${order.title}` : `Ordered: ${order.title}`,
        lead: paidLead(order, day),
        links: (
          <>
            {day === undefined ? null : (
              <li>
                <SiteLink to={routes.members}>See what is open to you in the members zone</SiteLink>
              </li>
            )}
            <li>
              <SiteLink to={`${routes.account}#orders`}>See the order in your account</SiteLink>
            </li>
          </>
        ),
      };
    }
    case 'expired':
      return {
        title: `Not paid: ${order.title}`,
        lead: 'It wasn’t paid for in time, so we haven’t taken any money. If you’d still like it, please order again.',
        links: back(order, 'Order again'),
      };
    case 'refunded':
      return {
        title: `Refunded: ${order.title}`,
        lead: `We have refunded ${priceOf(order)}. It can take a few days to show in your account. What it opened is now closed.`,
        links: (
          <>
            {back(order, 'Order again')}
            {write('Write to us if that’s a mistake')}
          </>
        ),
      };
  }
};

type OrderOutcomeProps = {
  readonly order: OrderStateAnswer;
  /** The plans that a paid order opens. */
  readonly bought: ReactNode;
};

/** The result of an order, and links to the next step. */
export const OrderOutcome = ({ order, bought }: OrderOutcomeProps): ReactElement => {
  const now = new Date();
  const { title, lead, links } = outcomeOf(order, now);
  const isOpen =
    order.state === 'paid' && order.gift === null && laterDayOf(order, now) === undefined;
  usePageTitle(title);
  // Replaces the loading message, so it takes the focus for screen readers to announce it.
  const what = useRef<HTMLDivElement>(null);
  useEffect(() => what.current?.focus(), [title]);
  return (
    <Stack>
      <What ref={what} tabIndex={-1}>
        <PageTitleWithLead title={title} lead={lead} />
      </What>
      {isOpen ? bought : null}
      {isOpen || order.state === 'processing' ? (
        <p>
          <ButtonLink to={routes.members}>
            {isOpen ? 'Go to your members zone' : 'See your members zone'}
          </ButtonLink>
        </p>
      ) : null}
      {links === null ? null : (
        <div className="prose">
          <ul>{links}</ul>
        </div>
      )}
    </Stack>
  );
};
