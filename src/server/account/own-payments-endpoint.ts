import type Stripe from 'stripe';
import * as v from 'valibot';
import type { PaymentsAnswer } from '../../domain/account/account-answer.ts';
import { requestRates } from '../../domain/limits.ts';
import { currencies } from '../../domain/money.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer } from '../http/json-answer.ts';
import { withTimeout } from '../http/with-timeout.ts';
import { askStripe, hasFailedWith, StripeUnavailable } from '../till/stripe/stripe-client.ts';
import { findStripeCustomer } from '../till/stripe/stripe-customers.ts';
import type { RateLimit } from '../rate-limit/rate-limit.ts';
import { Outage } from '../outage.ts';
import type { Database } from '../store/database.ts';
import type { ActionDependencies } from './account-action.ts';

const paymentsLimit: RateLimit = {
  ...requestRates.readPayments,
  purpose: 'payments',
  sentence: (wait) => `You have opened your payments very often. Please try again in ${wait}.`,
};

const sentence =
  'Our payment provider isn’t answering just now, so your receipts can’t be shown. Please try again in a moment.';

type OwnPayment = PaymentsAnswer['payments'][number];

const KnownPayment = v.object({
  payment_id: v.string(),
  invoice_id: v.nullable(v.string()),
  title: v.string(),
});
type KnownPayment = v.InferOutput<typeof KnownPayment>;

/** The payments in our own books, with what they were for. */
const findKnown = (database: Database, subject: string): Promise<readonly KnownPayment[]> =>
  database.query(
    KnownPayment,
    `select payment_id, invoice_id, title
     from payments join orders on orders.order_id = payments.order_id
     join customers on customers.customer_id = orders.customer_id
     where customers.subject = $1`,
    [subject],
  );

const idOf = (value: string | { readonly id: string } | null): string | undefined =>
  (typeof value === 'string' ? value : value?.id) ?? undefined;

const Currency = v.picklist(currencies);

const toPayment = (
  charge: Stripe.Charge,
  known: KnownPayment | undefined,
  invoice: Stripe.Invoice | undefined,
): OwnPayment | undefined => {
  const currency = v.safeParse(Currency, charge.currency);
  if (charge.status !== 'succeeded' || !currency.success) return undefined;
  const amountOf = (minorUnits: number) => ({ currency: currency.output, minorUnits });
  return {
    id: charge.id,
    paidAt: new Date(charge.created * 1000).toISOString(),
    title: known?.title ?? 'Payment',
    amount: amountOf(charge.amount_captured),
    refunded: amountOf(charge.amount_refunded),
    receiptUrl: charge.receipt_url,
    invoiceUrl: invoice?.hosted_invoice_url ?? null,
    invoicePdfUrl: invoice?.invoice_pdf ?? null,
  };
};

const readPayments = async (
  { stripe, database }: ActionDependencies,
  subject: string,
  customer: string,
): Promise<readonly OwnPayment[]> => {
  const [charges, invoices] = await askStripe('reading a customer’s payments', () =>
    Promise.all([
      stripe.charges.list({ customer, limit: 100 }),
      stripe.invoices.list({ customer, status: 'paid', limit: 100 }),
    ]),
  );
  const known = new Map(
    (await findKnown(database, subject)).map((one) => [one.payment_id, one] as const),
  );
  const invoiceById = new Map(invoices.data.map((invoice) => [invoice.id, invoice] as const));
  return charges.data
    .flatMap((charge) => {
      const own = known.get(idOf(charge.payment_intent) ?? '');
      return toPayment(charge, own, invoiceById.get(own?.invoice_id ?? '')) ?? [];
    })
    .toSorted((a, b) => (a.paidAt < b.paidAt ? 1 : -1));
};

/** `GET /api/account/payments`: her payments, with their receipts and invoices at Stripe. */
export const createOwnPaymentsEndpoint = (dependencies: ActionDependencies): Handler =>
  createEndpoint(
    {
      GET: async (request) => {
        const { authenticate, enforceLimit, database, answerWithinMs } = dependencies;
        const subject = await authenticate(request);
        await enforceLimit([{ limit: paymentsLimit, caller: subject }]);
        const customer = await findStripeCustomer(database, subject);
        if (customer === undefined) return jsonAnswer({ payments: [] });
        try {
          const payments = await withTimeout(
            readPayments(dependencies, subject, customer),
            answerWithinMs,
            sentence,
          );
          return jsonAnswer({ payments });
        } catch (error) {
          // The customer was deleted at Stripe, with all of her data.
          if (hasFailedWith(error, 'resource_missing')) return jsonAnswer({ payments: [] });
          if (error instanceof StripeUnavailable) throw new Outage(error.message, error, sentence);
          throw error;
        }
      },
    },
    dependencies,
  );
