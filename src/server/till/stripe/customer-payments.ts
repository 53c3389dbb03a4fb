import type Stripe from 'stripe';
import * as v from 'valibot';
import { CurrencySchema } from '../../../domain/money-schema.ts';
import type { Currency } from '../../../domain/money.ts';
import { idOfExpandable, dateOfStripeSeconds } from './read-payment.ts';
import { askStripe, isMissingAtStripeError, type StripeSdkClient } from './stripe-sdk-client.ts';

/** A payment of a customer, with Stripe's pages about it. */
export type CustomerPayment = {
  readonly id: string;
  /** The payment in our books. */
  readonly paymentId: string | undefined;
  readonly paidAt: Date;
  readonly currency: Currency;
  readonly minorUnits: number;
  readonly refundedMinorUnits: number;
  readonly receiptUrl: string | null;
};

/** Stripe's pages of an invoice. */
export type InvoiceUrls = { readonly url: string | null; readonly pdfUrl: string | null };

const toPayment = (charge: Stripe.Charge): readonly CustomerPayment[] => {
  const currency = v.safeParse(CurrencySchema, charge.currency);
  if (charge.status !== 'succeeded' || !currency.success) return [];
  return [
    {
      id: charge.id,
      paymentId: idOfExpandable(charge.payment_intent),
      paidAt: dateOfStripeSeconds(charge.created),
      currency: currency.output,
      minorUnits: charge.amount_captured,
      refundedMinorUnits: charge.amount_refunded,
      receiptUrl: charge.receipt_url,
    },
  ];
};

/**
 * The newest hundred payments of a customer, and the pages of her invoices by their ids. Undefined
 * if the customer was deleted at Stripe.
 */
export const readNewestPaymentsAndInvoiceUrls = async (
  stripe: StripeSdkClient,
  customer: string,
): Promise<
  | {
      readonly payments: readonly CustomerPayment[];
      readonly invoices: ReadonlyMap<string, InvoiceUrls>;
    }
  | undefined
> => {
  try {
    const [charges, invoices] = await askStripe('reading a customer’s payments', () =>
      Promise.all([
        stripe.charges.list({ customer, limit: 100 }),
        stripe.invoices.list({ customer, status: 'paid', limit: 100 }),
      ]),
    );
    return {
      payments: charges.data.flatMap(toPayment),
      invoices: new Map(
        invoices.data.map(({ id, hosted_invoice_url: url, invoice_pdf: pdfUrl }) => [
          id,
          { url: url ?? null, pdfUrl: pdfUrl ?? null },
        ]),
      ),
    };
  } catch (error) {
    if (isMissingAtStripeError(error)) return undefined;
    throw error;
  }
};
