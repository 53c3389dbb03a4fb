import type { Money } from '../money.ts';
import type { PaymentRecord } from '../payments/billing.ts';
import type { MoneyBackRecord } from './money-back.ts';
import type { SubscriptionRightState } from '../payments/subscription-right-state.ts';
import { withdrawalStateOf } from './withdrawal.ts';

/** A membership that was just read from the payment service. */
type ReadMembership = {
  readonly orderedAt: Date;
  readonly price: Money;
  readonly startsNow: boolean;
  readonly meaning: SubscriptionRightState;
  readonly pausedAt: Date | undefined;
  readonly payments: readonly PaymentRecord[];
  readonly moneyBack: readonly MoneyBackRecord[];
};

const backOf = (moneyBack: readonly MoneyBackRecord[], paymentId: string): number =>
  moneyBack
    .filter((one) => one.paymentId === paymentId && one.isBack)
    .reduce((sum, { minorUnits }) => sum + minorUnits, 0);

/** Until when somebody can withdraw from her membership, and what would go back to her now; undefined if nothing would. */
export const moneyBackOnWithdrawal = (
  { orderedAt, price, startsNow, meaning, pausedAt, payments, moneyBack }: ReadMembership,
  now: Date,
): { readonly until: Date; readonly refund: Money } | undefined => {
  const state = withdrawalStateOf(
    {
      kind: 'membership',
      orderedAt,
      price,
      startsNow,
      isPaid: true,
      gift: undefined,
      subscription: {
        startedAt: meaning.startedAt,
        isEnded: meaning.endedAt !== undefined,
        pausedAt,
        reachesUntil: meaning.renewsAt ?? meaning.endsAt,
      },
      payments: payments.map(({ currency, minorUnits, ...payment }) => ({
        ...payment,
        amount: { currency, minorUnits },
        backMinorUnits: backOf(moneyBack, payment.paymentId),
      })),
      // One from which the member has withdrawn has ended, and one that has ended isn't cancelled.
      withdrawals: [],
    },
    now,
  );
  return state.kind === 'open' && state.until !== undefined && state.refund.minorUnits > 0
    ? { until: state.until, refund: state.refund }
    : undefined;
};
