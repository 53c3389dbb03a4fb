import { readableUkDate } from '../days/uk-time.ts';
import { formatMoney } from '../money.ts';
import type { OwnMembershipOrPackOrder } from '../account/account-requests-and-answers.ts';

/** The id of an order's row on the account page. */
export const accountOrderRowElementId = (orderId: string): string => `order-${orderId}`;

type Order = Pick<OwnMembershipOrPackOrder, 'kind' | 'isGift' | 'withdrawal'>;

/**
 * What the member can do about an order, or why she can’t; undefined where there is nothing to say.
 */
export const withdrawalStateText = ({ isGift, withdrawal }: Order): string | undefined => {
  switch (withdrawal.kind) {
    case 'open':
      return isGift || withdrawal.until === null
        ? 'You can withdraw until it is redeemed.'
        : `You can withdraw until the end of ${readableUkDate(withdrawal.until)}.`;
    case 'over':
      return `The time to withdraw ended on ${readableUkDate(withdrawal.until)}.`;
    case 'supplied':
      return 'We opened it for you straight away, as you asked when you ordered, so the right to withdraw has ended.';
    case 'used':
      return 'It has been redeemed, so you can no longer withdraw.';
    case 'asked':
      return `You asked for a refund on ${readableUkDate(withdrawal.at)}. One of us will read it and write to you.`;
    case 'declined':
      return `You asked for a refund, and we said no on ${readableUkDate(withdrawal.at)}. Our e-mail says why.`;
    case 'received':
      return withdrawal.refund.minorUnits === 0
        ? `You withdrew on ${readableUkDate(withdrawal.at)}. You hadn’t paid anything.`
        : `We heard from you on ${readableUkDate(withdrawal.at)}. Your refund of ${formatMoney(withdrawal.refund)} is on its way.`;
    case 'done':
      return withdrawal.refund.minorUnits === 0
        ? `You withdrew on ${readableUkDate(withdrawal.at)}. You hadn’t paid anything.`
        : `We refunded ${formatMoney(withdrawal.refund)} on ${readableUkDate(withdrawal.at)}. Your bank may take a few days to show it.`;
    case 'none':
      return undefined;
  }
};

const moneyBack = ({ withdrawal }: Order): string => {
  if (withdrawal.kind !== 'open') return '';
  const amount = formatMoney(withdrawal.refund);
  switch (withdrawal.share) {
    case 'nothing-paid':
      return 'You haven’t paid anything, so there is nothing to refund.';
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

/**
 * Shown to somebody who is about to cancel a membership from which she can still withdraw: she is
 * refunded only if she withdraws. Undefined if nothing would be refunded.
 */
export const withdrawInsteadOfCancellingText = ({
  withdrawal,
}: Pick<Order, 'withdrawal'>): string | undefined =>
  withdrawal.kind !== 'open' || withdrawal.until === null || withdrawal.refund.minorUnits === 0
    ? undefined
    : `You are still in the 14 days to withdraw, until the end of ${readableUkDate(withdrawal.until)}. If you withdraw instead, it ends straight away and we refund ${formatMoney(withdrawal.refund)} of what you paid. If you cancel, nothing is refunded.`;

/** The consequences of withdrawing, shown before the member confirms. */
export const withdrawConsequences = (order: Order): readonly string[] => {
  const ends = {
    membership: 'Your membership ends straight away, and its plans close.',
    pack: 'The pack closes straight away.',
    'gift-membership': 'The code stops working.',
  }[order.kind];
  const closes = order.isGift ? 'The code stops working.' : ends;
  const { withdrawal } = order;
  if (withdrawal.kind === 'open' && withdrawal.share === 'nothing-paid') {
    return [moneyBack(order), 'It won’t start. You don’t have to give a reason.'];
  }
  return [
    moneyBack(order),
    closes,
    'We refund it the way you paid, within 14 days. You don’t have to give a reason.',
  ];
};

/** Our acknowledgement, once the member has withdrawn. */
export const withdrawalAcknowledgement = (order: Order | undefined): string => {
  const { withdrawal } = order ?? {};
  const back =
    withdrawal?.kind === 'received' || withdrawal?.kind === 'done'
      ? withdrawal.refund.minorUnits === 0
        ? ' You hadn’t paid anything, so there is nothing to refund.'
        : ` We refund ${formatMoney(withdrawal.refund)} the way you paid.`
      : '';
  return `We have received your withdrawal.${back} An e-mail confirms it.`;
};
