import { useState } from 'react';
import type { ReactElement } from 'react';
import type { WaitingAndDecidedForOwner } from '../../../domain/owner/waiting-and-decided-for-owner.ts';
import { readableUkDate, readableUkDateAndTime } from '../../../domain/days/uk-time.ts';
import { decimalTextOf, formatMoney } from '../../../domain/money.ts';
import { parseAmountAsMinorUnits } from '../amount.ts';
import { DeclineReasonField, RefundAmountField } from '../desk-fields.tsx';
import { useDeskActions } from '../desk-context.ts';
import { AsyncButton, DeskRows } from '../parts.tsx';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Checkbox } from '../../../ui/kit/checkbox.tsx';

type Request = WaitingAndDecidedForOwner['refunds'][number];

const AskedRefund = ({ request }: { readonly request: Request }): ReactElement => {
  const { decide } = useDeskActions();
  const [amount, setAmount] = useState(decimalTextOf(request.left));
  const [reason, setReason] = useState('');
  const [endsAccess, setEndsAccess] = useState(true);
  const send = async (minorUnits: number, message: string): Promise<string | undefined> =>
    decide(
      {
        path: 'ownerRefunds',
        body: { withdrawalId: request.withdrawalId, minorUnits, endsAccess, reason },
      },
      message,
    );
  const give = async (): Promise<string | undefined> => {
    const minorUnits = parseAmountAsMinorUnits(amount);
    const { currency } = request.left;
    if (minorUnits === undefined || minorUnits === 0 || minorUnits > request.left.minorUnits) {
      return `Write an amount up to ${formatMoney(request.left)}, such as ${decimalTextOf(request.left)}.`;
    }
    return send(minorUnits, `${formatMoney({ currency, minorUnits })} is refunded.`);
  };
  return (
    <li>
      <div>
        <h3>{request.title}</h3>
        <small>
          Ordered on {readableUkDate(request.orderedAt)}, asked on{' '}
          {readableUkDateAndTime(request.askedAt)}
        </small>
      </div>
      <p>
        Paid {formatMoney(request.paid)}, of which {formatMoney(request.left)} can still be
        refunded.
      </p>
      <blockquote>{request.reason}</blockquote>
      <RefundAmountField value={amount} onChange={setAmount} />
      <Checkbox checked={endsAccess} onChange={({ target }) => setEndsAccess(target.checked)}>
        End her membership now (a pack closes once all of it is refunded)
      </Checkbox>
      <DeclineReasonField label="If you say no: why" value={reason} onChange={setReason} />
      <ButtonRow>
        <AsyncButton onPress={give}>Refund it</AsyncButton>
        <AsyncButton
          isQuiet
          onPress={() => send(0, 'Declined. She gets an e-mail with your sentence.')}
        >
          Say no
        </AsyncButton>
      </ButtonRow>
    </li>
  );
};

type RefundRequestsProps = { readonly refunds: WaitingAndDecidedForOwner['refunds'] };

/** Refund requests that the law leaves to our discretion. */
export const DiscretionaryRefundRequests = ({ refunds }: RefundRequestsProps): ReactElement =>
  refunds.length === 0 ? (
    <p>Nobody has asked for a refund.</p>
  ) : (
    <DeskRows>
      {refunds.map((request) => (
        <AskedRefund key={request.withdrawalId} request={request} />
      ))}
    </DeskRows>
  );
