import type { SingleItemConfirmationDetails } from '../../../domain/mails/single-item-confirmation-details.ts';
import type {
  PackGrantStateAndDates,
  SubscriptionRightState,
} from '../../../domain/payments/order-states.ts';
import { orderConfirmationMailId, type MailToQueue } from '../../mail/queue-mail.ts';
import { agreementsOfStoredOrder } from '../order-books.ts';
import type { StoredItemOrder } from './stored-item-order.ts';

/** A year later, on the last day of February if there is no 29th. */
const yearAfter = (date: Date): Date => {
  const later = new Date(date);
  later.setUTCFullYear(date.getUTCFullYear() + 1);
  if (later.getUTCMonth() !== date.getUTCMonth()) later.setUTCDate(0);
  return later;
};

type Bought = {
  readonly order: StoredItemOrder;
  readonly termsUpdated: string | null;
};

const everyDetail = ({ order, termsUpdated }: Bought) => ({
  orderId: order.order_id,
  title: order.title,
  currency: order.currency,
  minorUnits: order.minor_units,
  orderedAt: order.ordered_at.toISOString(),
  termsUpdated,
});

const ownDetails = (bought: Bought, opensAt: Date) => ({
  ...everyDetail(bought),
  opensAt: opensAt.toISOString(),
  agreements: agreementsOfStoredOrder(bought.order),
});

const toMail = (address: string, details: SingleItemConfirmationDetails): MailToQueue => ({
  mailId: orderConfirmationMailId(details.orderId),
  kind: 'order-confirmation',
  address,
  details,
});

/** The confirmation of a one-off order: a pack, or a gift. */
export const oneOffOrderConfirmationMail = (
  bought: Bought,
  address: string,
  { paidAt, opensAt }: PackGrantStateAndDates,
): MailToQueue => {
  const { gift, kind } = bought.order;
  const paid = { paidAt: paidAt.toISOString() };
  if (gift === null) {
    return toMail(address, { ...ownDetails(bought, opensAt), kind: 'pack', ...paid });
  }
  const { startsOn, toName, toAddress } = gift;
  return toMail(address, {
    ...everyDetail(bought),
    ...paid,
    kind: 'gift',
    isMembership: kind === 'gift-membership',
    startsOn,
    toName,
    toAddress,
  });
};

/** The confirmation of a membership's order. `paidAt` is undefined until its first payment. */
export const membershipConfirmationMail = (
  bought: Bought,
  address: string,
  { opensAt }: SubscriptionRightState,
  paidAt: Date | undefined,
): MailToQueue =>
  toMail(address, {
    ...ownDetails(bought, opensAt),
    kind: 'membership',
    paidAt: paidAt?.toISOString() ?? null,
    renewal: {
      at: yearAfter(paidAt ?? opensAt).toISOString(),
      minorUnits: bought.order.renewal_minor_units ?? bought.order.minor_units,
    },
  });
