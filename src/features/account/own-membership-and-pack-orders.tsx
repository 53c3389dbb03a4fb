import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import type {
  AccountAnswer,
  OwnMembershipOrPackOrder,
} from '../../domain/account/account-requests-and-answers.ts';
import {
  withdrawalAcknowledgement,
  accountOrderRowElementId,
  withdrawConsequences,
  withdrawalStateText,
} from '../../domain/refunds/withdrawal-words.ts';
import { readableUkDate } from '../../domain/days/uk-time.ts';
import { formatMoney } from '../../domain/money.ts';
import { routes } from '../../domain/routes.ts';
import { requestRefund, requestWithdrawal } from '../../services/account/account-api.ts';
import { Field } from '../../ui/kit/field.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { AccountRows, AccountSection } from './parts.tsx';
import { ActionWithConfirmation } from './two-steps.tsx';

const states: Readonly<Record<OwnMembershipOrPackOrder['state'], string>> = {
  open: 'Not paid yet',
  processing: 'Your bank hasn’t confirmed the payment yet',
  paid: 'Paid',
  expired: 'Not paid',
  refunded: 'Refunded',
};

/**
 * Withdraws in two steps. If another day has begun meanwhile, shows the new amount and a sentence
 * saying so.
 */
const Withdraw = ({ order }: { readonly order: OwnMembershipOrPackOrder }): ReactElement | null => {
  const { withdrawal, orderId } = order;
  if (withdrawal.kind !== 'open') return null;
  return (
    <ActionWithConfirmation
      ask="Withdraw from this order"
      title={`Withdraw from: ${order.title}`}
      confirm="Confirm withdrawal"
      keep="Keep the order"
      call={requestWithdrawal({ orderId, refund: withdrawal.refund })}
      done={({ orders }) =>
        withdrawalAcknowledgement(orders.find((one) => one.orderId === orderId))
      }
    >
      <ul aria-live="polite">
        {withdrawConsequences(order).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </ActionWithConfirmation>
  );
};

const AskForRefund = ({ order }: { readonly order: OwnMembershipOrPackOrder }): ReactElement => {
  const id = useId();
  const [reason, setReason] = useState('');
  return (
    <ActionWithConfirmation
      ask="Ask for a refund"
      title={`Ask for a refund: ${order.title}`}
      confirm="Send"
      keep="Never mind"
      call={requestRefund({ orderId: order.orderId, reason: reason.trim() })}
      done={() => 'We have your request. One of us will read it and write to you.'}
      missing={() => (reason.trim() === '' ? 'Tell us why, in a sentence or two.' : undefined)}
    >
      <Field>
        <label htmlFor={id}>Why would you like a refund?</label>
        <textarea
          id={id}
          value={reason}
          maxLength={2000}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </ActionWithConfirmation>
  );
};

const OrderRow = ({ order }: { readonly order: OwnMembershipOrPackOrder }): ReactElement => {
  const withdrawalState = withdrawalStateText(order);
  const mayAsk = order.withdrawal.kind === 'over' || order.withdrawal.kind === 'supplied';
  return (
    <li id={accountOrderRowElementId(order.orderId)} tabIndex={-1}>
      <h3>{order.isGift ? `A gift: ${order.title}` : order.title}</h3>
      <p>
        Ordered on {readableUkDate(order.orderedAt)}, {formatMoney(order.price)}.{' '}
        {states[order.state]}.
      </p>
      {withdrawalState === undefined ? null : <p>{withdrawalState}</p>}
      <Withdraw order={order} />
      {mayAsk ? <AskForRefund order={order} /> : null}
    </li>
  );
};

type OwnOrdersProps = Pick<AccountAnswer, 'orders' | 'address'>;

/** The member's orders, each with a way to withdraw. */
export const OwnMembershipAndPackOrders = ({ orders, address }: OwnOrdersProps): ReactElement => (
  <AccountSection id="orders" title="Orders">
    {orders.length === 0 ? (
      <p>
        You haven’t ordered anything with this account. If you have ordered with another one, log in
        with that, or <SiteLink to={routes.contact}>write to us</SiteLink>.
      </p>
    ) : (
      <AccountRows>
        {orders.map((order) => (
          <OrderRow key={order.orderId} order={order} />
        ))}
      </AccountRows>
    )}
    {address === null ? null : <p>E-mails about your orders go to {address}.</p>}
  </AccountSection>
);
