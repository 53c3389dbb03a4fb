import { useEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { readableUkDate } from '../../domain/days/uk-time.ts';
import { formatMoney } from '../../domain/money.ts';
import { routes } from '../../domain/routes.ts';
import {
  describeShopOrderState,
  describeReturnDeadline,
  describeReturnState,
  returnableLinesOfOrder,
} from '../../domain/shop/order-words.ts';
import { piecesWithQuantitiesText } from '../../domain/shop/shop-order-words.ts';
import type { ShopOrderAnswer } from '../../domain/shop/shop-order.ts';
import { PostalLines } from '../../page-parts/postal-lines.tsx';
import { usePageTitle } from '../../page-parts/use-page-title.ts';
import { buttonClass } from '../../ui/kit/button.tsx';
import { PageTitleWithLead, SectionHeading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { DeclareReturnForm } from './declare-return-form.tsx';
import { OrderedLines } from './ordered-lines.tsx';
import { ParcelProgress } from './parcel-progress.tsx';
import { OrderSection } from './parts.tsx';

const What = styled.div`
  &:focus {
    outline: none;
  }
`;

const Parcel = ({ order }: { readonly order: ShopOrderAnswer }): ReactElement | null => {
  const { tracking, address, email } = order;
  if (tracking === null && address === null && email === null) return null;
  return (
    <OrderSection aria-labelledby="where-it-goes">
      <SectionHeading id="where-it-goes">Where it goes</SectionHeading>
      {address === null ? null : <PostalLines address={address} />}
      {tracking === null ? null : (
        <p>
          {tracking.carrier} has it. The tracking number is <b>{tracking.number}</b>.
        </p>
      )}
      {email === null ? null : <p>E-mails about it go to {email}.</p>}
    </OrderSection>
  );
};

const Returns = ({ order, link, onOrder }: ShopOrderViewProps): ReactElement | null => {
  const [isDeclared, setDeclared] = useState(false);
  const statusRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isDeclared) statusRef.current?.focus();
  }, [isDeclared]);
  const lines = returnableLinesOfOrder(order, new Date());
  if (lines.length === 0 && order.returns.length === 0) return null;
  return (
    <OrderSection aria-labelledby="send-back">
      <SectionHeading id="send-back">Changed your mind?</SectionHeading>
      <p ref={statusRef} role="status" tabIndex={-1} hidden={!isDeclared}>
        {isDeclared ? 'We have received your withdrawal. An e-mail confirms it.' : ''}
      </p>
      {order.returns.map((one) => (
        <div key={one.id}>
          <b>
            {piecesWithQuantitiesText(
              one.lines.map(({ sku, quantity }) => {
                const line = order.lines.find((other) => other.sku === sku);
                return { title: line?.title ?? sku, variant: line?.variant ?? null, quantity };
              }),
            )}
          </b>
          <p>{describeReturnState(one, order)}</p>
        </div>
      ))}
      {isDeclared && order.sentAt !== null ? (
        <p>
          Where to post it, and what to put in the parcel, are on{' '}
          <SiteLink to={routes.shippingReturns}>delivery and returns</SiteLink>.
        </p>
      ) : null}
      {lines.length > 0 ? (
        <>
          <p>{describeReturnDeadline(order, lines)} You don’t have to give a reason.</p>
          <DeclareReturnForm
            order={order}
            lines={lines}
            link={link}
            onLatest={onOrder}
            onSent={(next) => {
              setDeclared(true);
              onOrder(next);
            }}
          />
        </>
      ) : null}
    </OrderSection>
  );
};

type ShopOrderViewProps = {
  readonly order: ShopOrderAnswer;
  /** The order’s link, needed to return items. */
  readonly link: string;
  /** Called with the updated order after a press. */
  readonly onOrder: (order: ShopOrderAnswer) => void;
  /** Shown below the first lines, such as the plans that were bought. */
  readonly children?: ReactNode;
};

/** The state of a shop order, with every action on it. It sends no request by itself. */
export const ShopOrderStateAndActions = (props: ShopOrderViewProps): ReactElement => {
  const { order, children } = props;
  const { title, lead } = describeShopOrderState(order);
  usePageTitle(title);
  // Replaces the loading message, so it takes the focus for screen readers to announce it.
  const what = useRef<HTMLDivElement>(null);
  useEffect(() => what.current?.focus(), [title]);
  const isOver = order.state === 'expired' || order.state === 'open';
  return (
    <Stack>
      <What ref={what} tabIndex={-1}>
        <PageTitleWithLead title={title} lead={lead} />
      </What>
      {order.state === 'open' && order.url !== null ? (
        <p>
          <a href={order.url} className={buttonClass('main')}>
            Pay {formatMoney({ currency: order.currency, minorUnits: order.totalMinorUnits })} now
          </a>
        </p>
      ) : null}
      <ParcelProgress order={order} />
      {children}
      <OrderSection aria-labelledby="ordered">
        <SectionHeading id="ordered">What you ordered</SectionHeading>
        <p>Ordered on {readableUkDate(order.orderedAt)}.</p>
        <OrderedLines order={order} />
      </OrderSection>
      <Parcel order={order} />
      <Returns {...props} />
      <div className="prose">
        <ul>
          {isOver ? (
            <li>
              <SiteLink to={routes.cart}>Look at your cart</SiteLink>
            </li>
          ) : null}
          {order.lines.some(({ kind }) => kind === 'pack') && !isOver ? (
            <li>
              <SiteLink to={routes.members}>Go to your members zone</SiteLink>
            </li>
          ) : null}
          <li>
            <SiteLink to={routes.shippingReturns}>Delivery and returns</SiteLink>
          </li>
          <li>
            <SiteLink to={routes.contact}>Write to us about this order</SiteLink>
          </li>
        </ul>
      </div>
    </Stack>
  );
};
