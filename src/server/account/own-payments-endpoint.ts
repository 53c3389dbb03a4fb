import * as v from 'valibot';
import type { PaymentsAnswer } from '../../domain/account/account-requests-and-answers.ts';
import { requestRateLimits } from '../../domain/limits.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer } from '../http/answers.ts';
import { withTimeout } from '../with-timeout.ts';
import {
  readNewestPaymentsAndInvoiceUrls,
  type CustomerPayment,
  type InvoiceUrls,
} from '../till/stripe/customer-payments.ts';
import { findStoredStripeCustomerIdOfSubject } from '../till/stripe/stripe-customers.ts';
import { TillRequestFailed } from '../till/till.ts';
import type { RateLimit } from '../rate-limit/rate-limit.ts';
import { Outage } from '../outage.ts';
import type { Database } from '../store/database.ts';
import type { AccountActionDependencies } from './account-action.ts';

const paymentsLimit: RateLimit = {
  ...requestRateLimits.readPayments,
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

const toPayment = (
  { currency, minorUnits, refundedMinorUnits, ...payment }: CustomerPayment,
  known: KnownPayment | undefined,
  invoice: InvoiceUrls | undefined,
): OwnPayment => ({
  id: payment.id,
  paidAt: payment.paidAt.toISOString(),
  title: known?.title ?? 'Payment',
  amount: { currency, minorUnits },
  refunded: { currency, minorUnits: refundedMinorUnits },
  receiptUrl: payment.receiptUrl,
  invoiceUrl: invoice?.url ?? null,
  invoicePdfUrl: invoice?.pdfUrl ?? null,
});

/** Her payments. None if the customer was deleted at Stripe, with all of her data. */
const readPayments = async (
  { stripe, database }: AccountActionDependencies,
  subject: string,
  customer: string,
): Promise<readonly OwnPayment[]> => {
  const read = await readNewestPaymentsAndInvoiceUrls(stripe, customer);
  if (read === undefined) return [];
  const known = new Map(
    (await findKnown(database, subject)).map((one) => [one.payment_id, one] as const),
  );
  return read.payments
    .map((payment) => {
      const own = known.get(payment.paymentId ?? '');
      return toPayment(payment, own, read.invoices.get(own?.invoice_id ?? ''));
    })
    .toSorted((a, b) => (a.paidAt < b.paidAt ? 1 : -1));
};

/**
 * `GET /api/account/payments`: the member's payments, with their receipts and invoices at Stripe.
 */
export const createOwnPaymentsEndpoint = (dependencies: AccountActionDependencies): Handler =>
  createEndpoint(
    {
      GET: async (request) => {
        const { authenticate, enforceLimit, database, answerWithinMs } = dependencies;
        const subject = await authenticate(request);
        await enforceLimit([{ limit: paymentsLimit, caller: subject }]);
        const customer = await findStoredStripeCustomerIdOfSubject(database, subject);
        if (customer === undefined) return jsonAnswer({ payments: [] });
        try {
          const payments = await withTimeout(
            readPayments(dependencies, subject, customer),
            answerWithinMs,
            sentence,
          );
          return jsonAnswer({ payments });
        } catch (error) {
          if (error instanceof TillRequestFailed) throw new Outage(error.message, error, sentence);
          throw error;
        }
      },
    },
    dependencies,
  );
