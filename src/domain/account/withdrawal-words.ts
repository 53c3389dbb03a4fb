import { ukDay } from '../days/uk-time.ts';
import { formatMoney } from '../money.ts';
import type { OwnOrder } from './account-answer.ts';

/** The id of an order's row on the account page. */
export const orderRowId = (orderId: string): string => `order-${orderId}`;

type Order = Pick<OwnOrder, 'kind' | 'isGift' | 'withdrawal'>;

/**
 * What the member can do about an order, or why she can’t; undefined where there is nothing to say.
 */
export const withdrawalStateText = ({ isGift, withdrawal }: Order): string | undefined => {
  switch (withdrawal.kind) {
    case 'open':
      return isGift || withdrawal.until === null
        ? 'You can withdraw for as long as nobody has redeemed it.'
        : `You can withdraw until the end of ${ukDay(withdrawal.until)}.`;
    case 'over':
      return `The time to withdraw ended on ${ukDay(withdrawal.until)}.`;
    case 'supplied':
      return 'It was opened for you at once, as you asked when you ordered, so there is no right to withdraw from it.';
    case 'used':
      return 'It has been redeemed, so you can no longer withdraw.';
    case 'asked':
      return `You asked for a refund on ${ukDay(withdrawal.at)}. Somebody reads it and writes to you.`;
    case 'declined':
      return `You asked for a refund, and we said no on ${ukDay(withdrawal.at)}. Our e-mail says why.`;
    case 'received':
      return withdrawal.refund.minorUnits === 0
        ? `You withdrew on ${ukDay(withdrawal.at)}. You had paid nothing.`
        : `We heard from you on ${ukDay(withdrawal.at)}. Your refund of ${formatMoney(withdrawal.refund)} is on its way.`;
    case 'done':
      return withdrawal.refund.minorUnits === 0
        ? `You withdrew on ${ukDay(withdrawal.at)}. You had paid nothing.`
        : `We refunded ${formatMoney(withdrawal.refund)} on ${ukDay(withdrawal.at)}. Your bank may need some days to show it.`;
    case 'none':
      return undefined;
  }
};

const moneyBack = ({ withdrawal }: Order): string => {
  if (withdrawal.kind !== 'open') return '';
  const amount = formatMoney(withdrawal.refund);
  switch (withdrawal.share) {
    case 'nothing-paid':
      return 'You have paid nothing, so there is nothing to refund.';
    case 'all':
      return `We refund ${amount}: all that you paid.`;
    case 'pro-rata': {
      if (withdrawal.daysUsed === 0)
        return `We refund ${amount}: no full day has passed, so nothing is taken off.`;
      const days = withdrawal.daysUsed === 1 ? '1 day' : `${withdrawal.daysUsed} days`;
      return `We refund ${amount}: what you paid, less the share for the ${days} since it began.`;
    }
  }
};

/** Shown to somebody who is about to cancel a membership from which she can still withdraw: she is refunded only if she withdraws. Undefined if nothing would be refunded. */
export const withdrawInsteadText = ({
  withdrawal,
}: Pick<Order, 'withdrawal'>): string | undefined =>
  withdrawal.kind !== 'open' || withdrawal.until === null || withdrawal.refund.minorUnits === 0
    ? undefined
    : `You are still in the 14 days to withdraw, until the end of ${ukDay(withdrawal.until)}. If you withdraw instead, it ends at once and ${formatMoney(withdrawal.refund)} of what you paid is refunded. If you cancel, nothing is refunded.`;

/** The consequences of withdrawing, shown before the member confirms. */
export const withdrawConsequences = (order: Order): readonly string[] => {
  const ends = {
    membership: 'Your membership ends at once, and the plans that it opens close.',
    pack: 'The pack closes for you at once.',
    'gift-membership': 'The code is worth nothing from then on.',
  }[order.kind];
  const closes = order.isGift ? 'The code is worth nothing from then on.' : ends;
  const { withdrawal } = order;
  if (withdrawal.kind === 'open' && withdrawal.share === 'nothing-paid') {
    return [moneyBack(order), 'It never starts. You needn’t give a reason.'];
  }
  return [
    moneyBack(order),
    closes,
    'We refund it the way you paid, within 14 days. You needn’t give a reason.',
  ];
};

/** Our acknowledgement, once the member has withdrawn. */
export const afterWithdrawing = (order: Order | undefined): string => {
  const { withdrawal } = order ?? {};
  const back =
    withdrawal?.kind === 'received' || withdrawal?.kind === 'done'
      ? withdrawal.refund.minorUnits === 0
        ? ' You had paid nothing, so there is nothing to refund.'
        : ` We refund ${formatMoney(withdrawal.refund)} the way you paid.`
      : '';
  return `We have received your withdrawal.${back} An e-mail confirms it.`;
};
