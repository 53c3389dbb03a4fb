import type { ReactElement } from 'react';
import { readableUkDate, readableUkDateAndTime } from '../../../domain/days/uk-time.ts';
import { formatMoney } from '../../../domain/money.ts';
import type { DeskOrder } from '../../../domain/shop-desk/desk-answer.ts';
import { nameOfOrderedLine, orderLinesNotFullyReturned } from '../../../domain/shop/order-words.ts';
import { PostalLines } from '../../../page-parts/postal-lines.tsx';
import {
  VoluntaryRefundForm,
  MarkParcelSentForm,
  RefundOrDeclineReturnForm,
  type DoOrderAction,
} from './order-acts.tsx';
import { AsyncButton } from '../parts.tsx';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';

const states: Readonly<Record<DeskOrder['state'], string>> = {
  open: 'Not paid yet',
  processing: 'Her bank is working on it',
  paid: 'Paid',
  packed: 'Packed',
  sent: 'Sent',
  returned: 'Returned',
  refunded: 'Refunded',
  expired: 'Never paid',
};

/** Whether part of an order still has to be sent. */
export const hasGoodsStillToSend = (order: DeskOrder): boolean =>
  (order.state === 'paid' || order.state === 'packed') &&
  order.notKept === null &&
  orderLinesNotFullyReturned(order).some(({ kind }) => kind === 'goods');

const stateText = (order: DeskOrder): string => {
  const isPacks = order.lines.every(({ kind }) => kind === 'pack');
  if (order.state === 'paid' && isPacks) return 'Paid, plans alone';
  const day = order.sentAt ?? order.packedAt ?? order.paidAt;
  return day === null ? states[order.state] : `${states[order.state]}, ${readableUkDate(day)}`;
};

const Lines = ({ order }: { readonly order: DeskOrder }): ReactElement => (
  <ul>
    {order.lines.map((line) => (
      <li key={line.sku}>
        {line.quantity} × {nameOfOrderedLine(line)}{' '}
        <small>
          {line.sku}
          {line.returned === 0 ? '' : `, ${line.returned} returned`}
        </small>
      </li>
    ))}
  </ul>
);

const Money = ({ order }: { readonly order: DeskOrder }): ReactElement => {
  const money = (minorUnits: number): string =>
    formatMoney({ currency: order.currency, minorUnits });
  return (
    <p>
      {money(order.totalMinorUnits)} in all
      {order.deliveryMinorUnits === 0 ? '' : `, ${money(order.deliveryMinorUnits)} of it delivery`}
      {order.refundedMinorUnits === 0 ? '' : `; ${money(order.refundedMinorUnits)} refunded`}. Paid
      at {order.till === 'stripe' ? 'Stripe' : 'Snipcart'}.
    </p>
  );
};

type OrderRowProps = {
  readonly order: DeskOrder;
  readonly act: DoOrderAction;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
};

/** An order in the owner's list, with its actions below the summary. */
export const OrderRow = ({ order, act, isChosen, onChoose }: OrderRowProps): ReactElement => {
  const isPaid = order.paidAt !== null && order.notKept === null;
  const moving = order.returns.filter(({ state }) => state === 'received');
  return (
    <li>
      <label className="choose">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />{' '}
        <span>
          <b>{order.number}</b> {order.address?.name ?? order.email ?? ''}
          <br />
          <small>
            {stateText(order)}.{' '}
            {order.lines.map((line) => `${line.quantity} × ${nameOfOrderedLine(line)}`).join('; ')}
          </small>
        </span>
      </label>
      {order.returns
        .filter(({ state }) => state === 'declared')
        .map((one) => (
          <RefundOrDeclineReturnForm key={one.id} order={order} one={one} act={act} />
        ))}
      {hasGoodsStillToSend(order) ? (
        <ButtonRow>
          {order.packedAt === null ? (
            <AsyncButton
              onPress={() =>
                act({ act: 'packed', orderIds: [order.id] }, `${order.number} is packed.`)
              }
            >
              Mark as packed
            </AsyncButton>
          ) : null}
        </ButtonRow>
      ) : null}
      {hasGoodsStillToSend(order) || order.state === 'sent' ? (
        <MarkParcelSentForm order={order} act={act} />
      ) : null}
      <details>
        <summary>More about {order.number}</summary>
        <p>
          Ordered on {readableUkDateAndTime(order.orderedAt)}
          {order.paidAt === null ? '' : `, paid on ${readableUkDateAndTime(order.paidAt)}`}.
        </p>
        <Lines order={order} />
        <Money order={order} />
        {order.notKept === null ? null : (
          <p>
            {order.notKept === 'sold-out'
              ? 'Her payment came after the last piece was gone, so all of it is refunded by itself.'
              : 'Her address is where we don’t deliver for that price, so all of it is refunded by itself.'}
          </p>
        )}
        {moving.map((one) => (
          <p key={one.id}>
            {formatMoney({ currency: order.currency, minorUnits: one.minorUnits ?? 0 })} is being
            refunded{one.problem === null ? '' : `. It hasn’t come through yet: ${one.problem}`}.
          </p>
        ))}
        {order.address === null ? null : <PostalLines address={order.address} />}
        {order.email === null ? null : (
          <p>
            <a href={`mailto:${order.email}?subject=${encodeURIComponent(order.number)}`}>
              {order.email}
            </a>
          </p>
        )}
        {isPaid && order.refundedMinorUnits < order.totalMinorUnits ? (
          <VoluntaryRefundForm order={order} act={act} />
        ) : null}
      </details>
    </li>
  );
};
