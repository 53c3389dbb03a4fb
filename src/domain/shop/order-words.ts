import { readableUkDate } from '../days/uk-time.ts';
import { formatMoney } from '../money.ts';
import { automaticRefundWords } from './shop-order-words.ts';
import type {
  AutomaticRefundReason,
  BuyerShopOrderLine,
  OrderedLine,
  ShopOrderAnswer,
  ShopReturn,
} from './shop-order.ts';

type Order = ShopOrderAnswer;

const hasGoods = ({ lines }: Order): boolean => lines.some(({ kind }) => kind === 'goods');
const hasPacks = ({ lines }: Order): boolean => lines.some(({ kind }) => kind === 'pack');

/** The name of a line in a list, with its size. */
export const nameOfOrderedLine = ({
  title,
  variant,
}: Pick<OrderedLine, 'title' | 'variant'>): string =>
  variant === null ? title : `${title}, ${variant}`;

/** `26 to 28 November 2026`, or a single day. */
export const dateRangeText = (from: string, to: string): string => {
  const [first, last] = [readableUkDate(from), readableUkDate(to)];
  if (first === last) return first;
  const [day, month, year] = first.split(' ');
  const [, lastMonth, lastYear] = last.split(' ');
  if (year !== lastYear) return `${first} to ${last}`;
  return month === lastMonth ? `${day} to ${last}` : `${day} ${month} to ${last}`;
};

/** When its parcel arrives; undefined if there are only packs. */
const comingOf = ({ delivery }: Order): string | undefined =>
  delivery === null ? undefined : dateRangeText(delivery.arrivesFrom, delivery.arrivesTo);

const openingOf = (order: Order): string =>
  hasPacks(order)
    ? ' The plans in your pack are in your members zone. Your account shows the day they open.'
    : '';

const paidLead = (order: Order): string => {
  const paid = `We have your payment of ${formatMoney({ currency: order.currency, minorUnits: order.totalMinorUnits })}. We’re e-mailing you a confirmation, with a link to this page.`;
  const coming = comingOf(order);
  const next =
    coming === undefined
      ? ''
      : ` We’re packing it now, and it should arrive between ${coming.replace(' to ', ' and ')}.`;
  return `${paid}${next}${openingOf(order)}`;
};

const notKeptLead = (order: Order, reason: AutomaticRefundReason): string => {
  const amount = formatMoney({ currency: order.currency, minorUnits: order.totalMinorUnits });
  return `We’re sorry. ${automaticRefundWords[reason]} We’re refunding all of your ${amount} the way you paid. You don’t need to do anything.`;
};

/** Whether a return was declared before the parcel was sent: then there is nothing to post. */
export const isReturnDeclaredBeforeSending = (
  { declaredAt }: Pick<ShopReturn, 'declaredAt'>,
  { sentAt }: Pick<Order, 'sentAt'>,
): boolean => sentAt === null || new Date(declaredAt) < new Date(sentAt);

const returnedLead = ({ sentAt, refundedMinorUnits }: Order, refunded: string): string => {
  const back =
    sentAt === null
      ? 'You withdrew before it was sent, so there is nothing to return.'
      : 'We have received what you returned.';
  return refundedMinorUnits === 0
    ? `${back} We refund you the way you paid.`
    : `${back} We refunded ${refunded} the way you paid; your bank may take a few days to show it.`;
};

/** The state of an order, and what happens next. */
export const describeShopOrderState = (
  order: Order,
): { readonly title: string; readonly lead: string } => {
  const { number, state, currency } = order;
  const refunded = formatMoney({ currency, minorUnits: order.refundedMinorUnits });
  if (order.notKept !== null) {
    return {
      title:
        order.notKept === 'sold-out'
          ? `Paid too late: order ${number}`
          : `We can’t send it there: order ${number}`,
      lead: notKeptLead(order, order.notKept),
    };
  }
  switch (state) {
    case 'open':
      return {
        title: `Not paid yet: order ${number}`,
        lead: 'We haven’t taken any money. Your items are held for you while the payment page is open.',
      };
    case 'processing':
      return {
        title: `Your bank is working on it: order ${number}`,
        lead: 'Your bank hasn’t confirmed the payment yet. That can take a few days. Your items are held for you, and we’ll e-mail you once it’s paid. Please don’t pay again.',
      };
    case 'paid':
      return { title: `Thank you: order ${number}`, lead: paidLead(order) };
    case 'packed':
      return {
        title: `Packed: order ${number}`,
        lead: 'It’s packed and goes out with the next collection. We’ll e-mail you when it’s on its way.',
      };
    case 'sent': {
      const coming = comingOf(order);
      return {
        title: `On its way: order ${number}`,
        lead: `It left us${order.sentAt === null ? '' : ` on ${readableUkDate(order.sentAt)}`}${coming === undefined ? '.' : `, and should arrive between ${coming.replace(' to ', ' and ')}.`}`,
      };
    }
    case 'returned':
      return {
        title: `${order.sentAt === null ? 'Withdrawn' : 'Returned'}: order ${number}`,
        lead: returnedLead(order, refunded),
      };
    case 'refunded':
      return {
        title: `Refunded: order ${number}`,
        lead: `We refunded all of your money, ${refunded}, the way you paid. Your bank may take a few days to show it.`,
      };
    case 'expired':
      return {
        title: `Not paid: order ${number}`,
        lead: 'It wasn’t paid for in time, so we didn’t take any money and aren’t holding your items. If you’d still like them, please order again.',
      };
  }
};

/** A step of a parcel's progress. */
export type ParcelStep = {
  readonly name: string;
  /** When it happened, or is expected; undefined if unknown. */
  readonly day: string | undefined;
  readonly isDone: boolean;
};

/** The progress of a parcel; empty if there is none, or no longer one. */
export const parcelStepsOfOrder = (order: Order): readonly ParcelStep[] => {
  const { state, delivery, paidAt, packedAt, sentAt } = order;
  const isOnItsWay = state === 'paid' || state === 'packed' || state === 'sent';
  if (!isOnItsWay || order.notKept !== null || delivery === null || !hasGoods(order)) return [];
  const at = (moment: string | null): string | undefined =>
    moment === null ? undefined : readableUkDate(moment);
  return [
    { name: 'Paid', day: at(paidAt), isDone: true },
    { name: 'Packed', day: at(packedAt ?? sentAt), isDone: packedAt !== null || sentAt !== null },
    { name: 'Sent', day: at(sentAt), isDone: sentAt !== null },
    { name: 'With you', day: comingOf(order), isDone: false },
  ];
};

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** The lines of which something is left: neither returned nor declared for return. */
export const orderLinesNotFullyReturned = <Line extends Pick<OrderedLine, 'left'>>({
  lines,
}: {
  readonly lines: readonly Line[];
}): readonly Line[] => lines.filter(({ left }) => left > 0);

/**
 * The lines of which something can be returned now: goods until their last day, packs until they
 * open. The server checks again.
 */
export const returnableLinesOfOrder = (order: Order, now: Date): readonly BuyerShopOrderLine[] => {
  const { state, notKept, returnUntil } = order;
  if (!['paid', 'packed', 'sent', 'returned'].includes(state) || notKept !== null) return [];
  const isInTime =
    returnUntil === null || dayFormat.format(now) <= dayFormat.format(new Date(returnUntil));
  return orderLinesNotFullyReturned(order).filter(({ kind, opensAt }) =>
    kind === 'goods' ? isInTime : opensAt !== null && now < new Date(opensAt),
  );
};

/** Until when something of an order can be returned, in a sentence. */
export const describeReturnDeadline = (
  order: Order,
  lines: readonly BuyerShopOrderLine[],
): string => {
  const opensAt = lines.find(({ kind }) => kind === 'pack')?.opensAt ?? null;
  const ofPack =
    opensAt === null
      ? ''
      : `You can withdraw from your pack until it opens on ${readableUkDate(opensAt)}.`;
  if (lines.every(({ kind }) => kind === 'pack')) return ofPack;
  const ofGoods =
    order.returnUntil === null
      ? 'You can withdraw until 14 days after your parcel arrives.'
      : `You can withdraw until the end of ${readableUkDate(order.returnUntil)}.`;
  return ofPack === '' ? ofGoods : `${ofGoods} ${ofPack}`;
};

/**
 * Whether a pack is open, or when it opens; undefined for goods, and for a pack that the buyer
 * doesn’t have.
 */
export const workoutPackOpensOnOrIsOpenText = (
  { state, notKept }: Pick<Order, 'state' | 'notKept'>,
  { left, opensAt }: Pick<BuyerShopOrderLine, 'left' | 'opensAt'>,
  now: Date,
): string | undefined => {
  if (opensAt === null || left === 0 || notKept !== null || state === 'refunded') return undefined;
  return now < new Date(opensAt) ? `It opens on ${readableUkDate(opensAt)}.` : 'It is open.';
};

/**
 * The state of a return, in sentences to the buyer; `your money` stands for an amount that isn't
 * settled yet.
 */
export const describeReturnState = (
  { state, minorUnits, declaredAt }: ShopReturn,
  { currency, sentAt }: Pick<Order, 'currency' | 'sentAt'>,
): string => {
  const amount = minorUnits === null ? 'your money' : formatMoney({ currency, minorUnits });
  switch (state) {
    case 'declared':
      return isReturnDeclaredBeforeSending({ declaredAt }, { sentAt })
        ? `You withdrew on ${readableUkDate(declaredAt)}, before it was sent. We refund you within 14 days of that.`
        : `You withdrew on ${readableUkDate(declaredAt)}. Return it within 14 days of that. We refund you once it reaches us.`;
    case 'received':
      return `We are refunding ${amount}.`;
    case 'refunded':
      return `We refunded ${amount} the way you paid. Your bank may take a few days to show it.`;
    case 'declined':
      return 'We couldn’t accept the return. Our e-mail says why.';
  }
};
