import type { Account } from '../account.ts';
import { moveClock, movePastPeriod } from '../billing/clock.ts';
import { payInvoice } from '../billing/invoices.ts';
import { prorate } from '../billing/periods.ts';
import { endSubscriptionNow } from '../billing/status.ts';
import { expireCheckoutSession } from '../checkout/expire.ts';
import { settleLatePayment } from '../checkout/pay.ts';
import { isRequestFault, isWebhookFault, type Faults } from '../faults.ts';
import { idOf } from '../id-of.ts';
import { closeDispute, openDispute } from '../objects/disputes.ts';
import { failRefund, refundCharge } from '../objects/payments.ts';
import type { EventDeliveries } from '../webhooks/deliver.ts';
import { invalidRequest } from '../wire/errors.ts';

/** What the buttons of the books page need. */
export type BooksPageContext = {
  readonly account: Account;
  readonly faults: Faults;
  readonly deliveries: EventDeliveries;
};

const units: Readonly<Record<string, number>> = { hour: 3600, day: 86_400, days: 86_400 };

const toSeconds = (text: string): number => {
  const [count, unit = ''] = text.split(' ');
  return Number(count) * (units[unit] ?? 0) || 0;
};

/** Refunds the unused part of a subscription's period. */
const refundRest = (account: Account, chargeId: string): void => {
  const { payment_intent, amount, customer } = account.getOrThrow('charge', chargeId);
  const payment = account.books
    .all('invoice_payment')
    .find((one) => idOf(one.payment.payment_intent) === idOf(payment_intent));
  const line = account.books.find('invoice', idOf(payment?.invoice) ?? '')?.lines.data[0];
  if (line === undefined) throw invalidRequest('This charge has not paid for a period.');
  const { start, end } = line.period;
  const rest = prorate(amount, start, end, account.now(idOf(customer)));
  if (rest === 0) throw invalidRequest('Nothing of the period is left.');
  refundCharge(account, chargeId, { amount: rest, reason: 'requested_by_customer' });
};

const actions: Readonly<
  Record<
    string,
    (desk: BooksPageContext, id: string, fields: Readonly<Record<string, string>>) => unknown
  >
> = {
  clock: ({ account }, _, { by = '' }) => moveClock(account, toSeconds(by)),
  settings: ({ account }, _, { whenRetriesFail: end, portalCard }) => {
    if (portalCard === 'customer' || portalCard === 'subscription') account.set({ portalCard });
    if (end === 'canceled' || end === 'unpaid' || end === 'past_due')
      account.set({ whenRetriesFail: end });
  },
  fault: ({ faults }, _, { fault = '', count = '1' }) => {
    const times = Number(count);
    if (!isRequestFault(fault) && !isWebhookFault(fault)) return;
    faults.set(fault, Number.isInteger(times) && times > 0 ? times : 'always');
  },
  'no-faults': ({ faults }) => faults.clear(),
  release: ({ deliveries }) => deliveries.release(),
  'release-reversed': ({ deliveries }) => deliveries.release('newest first'),
  'catch-up': ({ account }) => account.search.catchUp(),
  send: ({ deliveries }, id) => deliveries.resend(id),
  'send-twice': ({ deliveries }, id) => deliveries.resend(id, 2),
  expire: ({ account }, id) => expireCheckoutSession(account, id),
  'money-arrives': ({ account }, id) => settleLatePayment(account, id, true),
  'money-fails': ({ account }, id) => settleLatePayment(account, id, false),
  'pass-period': ({ account }, id) => movePastPeriod(account, id),
  end: ({ account }, id) => endSubscriptionNow(account, id, 'cancellation_requested'),
  pay: ({ account }, id) => payInvoice(account, id),
  refund: ({ account }, id) => refundCharge(account, id, {}),
  'refund-half': ({ account }, id) =>
    refundCharge(account, id, {
      amount: Math.max(1, Math.floor(account.getOrThrow('charge', id).amount / 2)),
    }),
  'refund-rest': ({ account }, id) => refundRest(account, id),
  'refund-fails': ({ account }, id) => failRefund(account, id),
  dispute: ({ account }, id) => openDispute(account, id, 'fraudulent'),
  'dispute-won': ({ account }, id) => closeDispute(account, id, 'won'),
  'dispute-lost': ({ account }, id) => closeDispute(account, id, 'lost'),
};

/** Runs the action of a button on the books page. Throws Stripe's error if it isn't possible. */
export const pressBooksButton = async (
  desk: BooksPageContext,
  fields: Readonly<Record<string, string>>,
): Promise<void> => {
  const name = fields['do'] ?? '';
  if (Object.hasOwn(actions, name)) await actions[name]?.(desk, fields['id'] ?? '', fields);
};
