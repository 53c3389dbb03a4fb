import type { ReactElement } from 'react';
import type { WaitingAndDecidedForOwner } from '../../../domain/owner/waiting-and-decided-for-owner.ts';
import { readableUkDateAndTime } from '../../../domain/days/uk-time.ts';
import { formatMoney } from '../../../domain/money.ts';
import { lateSupplyMonthsAfterWithdrawal } from '../../../domain/orders/late-supply.ts';
import { DeskRows } from '../parts.tsx';

type WorthKnowingProps = Pick<WaitingAndDecidedForOwner, 'repeats' | 'latePayments'>;

/**
 * Who withdrew from the same thing more than once, and what was paid for accounts that were being
 * deleted. Nothing of it waits for the owner.
 */
export const RepeatWithdrawalsAndAutoRefunds = ({
  repeats,
  latePayments,
}: WorthKnowingProps): ReactElement => (
  <>
    <p>
      {repeats.length === 0
        ? 'Nobody has withdrawn from the same thing twice.'
        : `Who withdrew from the same thing more than once. What she orders again within ${lateSupplyMonthsAfterWithdrawal} months opens after its 14 days.`}
    </p>
    {repeats.length + latePayments.length === 0 ? null : (
      <DeskRows>
        {repeats.map(({ customerId, address, what, times, lastAt }) => (
          <li key={`${customerId} ${what}`}>
            <p>
              {address ?? `Member ${customerId}`}: {what}, {times} times, the last on{' '}
              {readableUkDateAndTime(lastAt)}
            </p>
          </li>
        ))}
        {latePayments.map(({ what, at, amount, isBack }) => (
          <li key={`${what} ${at}`}>
            <p>
              {what}: {formatMoney(amount)} was paid while the account was being deleted, found on{' '}
              {readableUkDateAndTime(at)}.{' '}
              {isBack ? 'It has been refunded.' : 'It will be refunded by itself.'}
            </p>
          </li>
        ))}
      </DeskRows>
    )}
  </>
);
