import type { OrderConfirmationDetails } from '../../domain/mails/order-confirmation-details.ts';
import type { GrantMeaning } from '../../domain/payments/order-meaning.ts';
import type { SubscriptionMeaning } from '../../domain/payments/subscription-meaning.ts';
import { orderConfirmationId, type QueuedMail } from '../mail/queue-mail.ts';
import type { StoredOrder } from './stored-order.ts';

/** A year later, on the last day of February if there is no 29th. */
const yearAfter = (date: Date): Date => {
  const later = new Date(date);
  later.setUTCFullYear(date.getUTCFullYear() + 1);
  if (later.getUTCMonth() !== date.getUTCMonth()) later.setUTCDate(0);
  return later;
};

type Bought = {
  readonly order: StoredOrder;
  readonly termsUpdated: string | null;
};

const commonDetails = ({ order, termsUpdated }: Bought, opensAt: Date) => ({
  orderId: order.order_id,
  title: order.title,
  currency: order.currency,
  minorUnits: order.minor_units,
  orderedAt: order.ordered_at.toISOString(),
  opensAt: opensAt.toISOString(),
  agreements: {
    version: order.agreements_version,
    supplyNow: order.supply_now,
    knowsConsequence: order.knows_consequence,
  },
  termsUpdated,
});

const toMail = (address: string, details: OrderConfirmationDetails): QueuedMail => ({
  mailId: orderConfirmationId(details.orderId),
  kind: 'order-confirmation',
  address,
  details,
});

/** The confirmation of the order of a pack. */
export const confirmPack = (
  bought: Bought,
  address: string,
  { paidAt, opensAt }: GrantMeaning,
): QueuedMail =>
  toMail(address, {
    ...commonDetails(bought, opensAt),
    kind: 'pack',
    paidAt: paidAt.toISOString(),
  });

/** The confirmation of the order of a membership. `paidAt` is undefined while its first payment is still to come. */
export const confirmMembership = (
  bought: Bought,
  address: string,
  { opensAt }: SubscriptionMeaning,
  paidAt: Date | undefined,
): QueuedMail =>
  toMail(address, {
    ...commonDetails(bought, opensAt),
    kind: 'membership',
    paidAt: paidAt?.toISOString() ?? null,
    renewal: {
      at: yearAfter(paidAt ?? opensAt).toISOString(),
      minorUnits: bought.order.minor_units,
    },
  });
