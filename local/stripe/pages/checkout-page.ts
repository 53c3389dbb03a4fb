import type Stripe from 'stripe';
import { html } from 'hono/html';
import type { Account } from '../account.ts';
import { idOf } from '../id-of.ts';
import { addIntervals } from '../billing/periods.ts';
import { toEuros, type PayForm } from '../checkout/pay.ts';
import { amountIn } from '../objects/prices.ts';
import { testCards } from '../objects/payment-methods.ts';
import { shippingFields } from './shipping-fields.ts';
import { emptyShipping } from '../checkout/shipping.ts';
import { buttonForm, standInPage, showAmount, showDay, type StripePageHtml } from './layout.ts';

const showLine = (account: Account, line: Stripe.LineItem): StripePageHtml => {
  const about = account.books.find('product', idOf(line.price?.product) ?? '')?.description;
  return html`<li>
    ${line.quantity} × ${line.description}: ${showAmount(line.amount_total, line.currency)}
    ${about == null ? '' : html`<br /><small>${about}</small>`}
  </li>`;
};

const everyOf = ({ interval, interval_count: count }: Stripe.Price.Recurring): string =>
  count === 1 ? `every ${interval}` : `every ${count} ${interval}s`;

/** States what will be charged later, how much and when, as clearly as what is charged now. */
const showRenewal = (account: Account, session: Stripe.Checkout.Session): StripePageHtml => {
  const lines = (session.line_items?.data ?? []).filter(({ price }) => price?.recurring != null);
  const recurring = lines[0]?.price?.recurring;
  if (recurring == null) return html``;
  const amount = lines.reduce((sum, { price, quantity }) => {
    const known = account.books.find('price', price?.id ?? '');
    return (
      sum +
      (known === undefined
        ? 0
        : (amountIn(known, session.currency ?? 'gbp') ?? 0) * (quantity ?? 1))
    );
  }, 0);
  const now = account.now(idOf(session.customer));
  const plan = account.books.find('plan', session.id);
  const trialEnd =
    plan?.trialEnd ?? (plan?.trialDays == null ? undefined : now + plan.trialDays * 86_400);
  const next = trialEnd ?? addIntervals(now, recurring, 1);
  return html`<p class="renewal">
    ${trialEnd === undefined ? 'Renews' : 'Free until then, first payment'} on ${showDay(next)}:
    ${showAmount(amount, session.currency)} ${everyOf(recurring)}, until you cancel.
  </p>`;
};

const showTax = (session: Stripe.Checkout.Session): string => {
  const behaviors = new Set(
    (session.line_items?.data ?? []).map(({ price }) => price?.tax_behavior),
  );
  if (behaviors.size === 1 && behaviors.has('inclusive')) return 'VAT is included.';
  return behaviors.has('exclusive') ? 'VAT is not included.' : '';
};

const showCards = (session: Stripe.Checkout.Session, chosen: string): StripePageHtml => {
  const cards = [
    ...testCards.map(
      ({ number, label }) =>
        [number, `${number.replaceAll(/(.{4})(?=.)/g, '$1 ')}: ${label}`] as const,
    ),
    ...(session.mode === 'payment'
      ? [['bank', 'Bank transfer: the money comes later'] as const]
      : []),
  ];
  return html`<fieldset>
    <legend>Test card</legend>
    ${cards.map(
      ([value, text]) =>
        html`<label class="choice">
          <input type="radio" name="card" value="${value}" ${value === chosen ? 'checked' : ''} />
          <span>${text}</span>
        </label>`,
    )}
  </fieldset>`;
};

const payText = (session: Stripe.Checkout.Session): string => {
  if (session.mode === 'subscription') return 'Subscribe';
  const words: Readonly<Record<string, string>> = {
    book: 'Book',
    donate: 'Donate',
    subscribe: 'Subscribe',
  };
  return `${words[session.submit_type ?? 'pay'] ?? 'Pay'} ${showAmount(session.amount_total, session.currency)}`;
};

/**
 * The page on which the bank asks the buyer to confirm the payment. It submits the form again with
 * her answer.
 */
export const bankPage = (
  session: Stripe.Checkout.Session,
  fields: Readonly<Record<string, string>>,
): StripePageHtml =>
  standInPage(
    'Your bank asks',
    html`<p>Is it you who pays ${showAmount(session.amount_total, session.currency)}?</p>
      ${buttonForm(`/c/pay/${session.id}`, 'Yes, it is me', { ...fields, bankAnswer: 'yes' })}
      ${buttonForm(`/c/pay/${session.id}`, 'No', { ...fields, bankAnswer: 'no' })}`,
  );

/** The hosted payment page of a session. */
export const checkoutPage = (
  account: Account,
  session: Stripe.Checkout.Session,
  form: PayForm,
  problem?: string,
): StripePageHtml => {
  const customer = account.books.find('customer', idOf(session.customer) ?? '');
  const email = customer?.email ?? session.customer_email;
  const { terms_of_service_acceptance: terms, submit, after_submit } = session.custom_text;
  const termsUrl = account.settings().termsUrl;
  return standInPage(
    session.mode === 'subscription' ? 'Subscribe' : 'Pay',
    html`${session.cancel_url === null ? '' : html`<p><a href="${session.cancel_url}">Back, without paying</a></p>`}
      ${problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`}
      <section aria-label="Order">
        <ul>
          ${session.line_items?.data.map((line) => showLine(account, line))}
          ${
            session.shipping_cost === null
              ? ''
              : html`<li>
                  Shipping: ${showAmount(session.shipping_cost.amount_total, session.currency)}
                </li>`
          }
        </ul>
        <p class="total">
          <span>Total today</span><span>${showAmount(session.amount_total, session.currency)}</span>
        </p>
        <p>${showTax(session)}</p>
        ${showRenewal(account, session)}
      </section>
      <form method="post" action="/c/pay/${session.id}">
        ${
          email === null
            ? html`<label class="field">
                E-mail address
                <input
                  name="email"
                  type="email"
                  autocomplete="email"
                  required
                  value="${form.email}"
                />
              </label>`
            : html`<p>For ${email}</p>`
        }
        ${shippingFields(account, session, form.shipping ?? emptyShipping)}
        <label class="field">
          Name on the card
          <input name="name" autocomplete="cc-name" value="${form.name}" />
        </label>
        ${showCards(session, form.card)}
        ${
          session.adaptive_pricing?.enabled === true && session.currency !== 'eur'
            ? html`<label class="choice">
                <input type="checkbox" name="inEuros" ${form.inEuros ? 'checked' : ''} />
                <span
                  >Pay ${showAmount(toEuros(session.amount_total ?? 0), 'eur')} instead,
                  converted</span
                >
              </label>`
            : ''
        }
        ${
          session.consent_collection?.terms_of_service === 'required'
            ? html`<label class="choice">
                  <input type="checkbox" name="terms" ${form.acceptsTerms ? 'checked' : ''} />
                  <span
                    >${terms === null ? 'I agree to the terms of service.' : terms.message}</span
                  >
                </label>
                <p><a href="${termsUrl}">Terms of service</a></p>`
            : ''
        }
        ${submit === null ? '' : html`<p>${submit.message}</p>`}
        <button>${payText(session)}</button>
        ${after_submit === null ? '' : html`<p>${after_submit.message}</p>`}
      </form>
      <section aria-label="Only here">
        <p>Open until ${showDay(session.expires_at)}. In this stand-in you can end it now.</p>
        <form method="post" action="/c/pay/${session.id}/expire">
          <button class="second">Let it expire</button>
        </form>
      </section>`,
  );
};
