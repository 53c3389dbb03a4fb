import type Stripe from 'stripe';
import { html } from 'hono/html';
import type { Account } from '../account.ts';
import { idOf } from '../id-of.ts';
import { cardOfSubscription } from '../billing/invoices.ts';
import { periodOf } from '../billing/start-subscription.ts';
import { pauseSubscription, resumeSubscription } from '../billing/lifecycle.ts';
import { endSubscriptionNow } from '../billing/status.ts';
import { addCard, attachCard, testCards } from '../objects/payment-methods.ts';
import { buttonForm, standInPage, showAmount, showDay, type StripePageHtml } from './layout.ts';

type Portal = {
  readonly session: Stripe.BillingPortal.Session;
  readonly features: Stripe.BillingPortal.Configuration.Features;
  readonly customer: string;
};

const lifetimeSeconds = 3600;

/** The open portal with this id; undefined if there is none or it expired after its hour. */
export const findPortal = (account: Account, id: string): Portal | undefined => {
  const session = account.books.find('billing_portal.session', id);
  const configuration = account.books.find(
    'billing_portal.configuration',
    idOf(session?.configuration) ?? '',
  );
  if (session === undefined || configuration === undefined) return undefined;
  if (account.now(session.customer) > session.created + lifetimeSeconds) return undefined;
  return { session, features: configuration.features, customer: session.customer };
};

const subscriptionsOf = (account: Account, customer: string): readonly Stripe.Subscription[] =>
  account.books
    .all('subscription')
    .filter((one) => one.customer === customer && one.ended_at === null);

/**
 * The address to which the portal redirects after a single-purpose flow; undefined if it stays
 * open.
 */
export const redirectAddressAfterFlow = ({ session: { flow } }: Portal): string | undefined =>
  flow?.after_completion.redirect?.return_url;

/**
 * Makes a change requested in the portal, and returns whether it did. Changes that the portal
 * doesn't offer, or to another customer's objects, are ignored.
 */
export const changeInPortal = (
  account: Account,
  portal: Portal,
  fields: Readonly<Record<string, string>>,
): boolean => {
  const { features, customer } = portal;
  if (fields['do'] === 'card' && features.payment_method_update.enabled) {
    const card = testCards.find(({ number }) => number === fields['card']);
    if (card === undefined) return false;
    const used = attachCard(account, addCard(account, card, account.now(customer)).id, customer);
    const known = account.getOrThrow('customer', customer);
    account.change(
      'customer',
      customer,
      { invoice_settings: { ...known.invoice_settings, default_payment_method: used.id } },
      'customer.updated',
    );
    if (account.settings().portalCard === 'customer') return true;
    for (const { id } of subscriptionsOf(account, customer)) {
      account.change(
        'subscription',
        id,
        { default_payment_method: used.id },
        'customer.subscription.updated',
      );
    }
    return true;
  }
  // A portal opened only for the card allows nothing else.
  if (portal.session.flow !== null) return false;
  const subscription = subscriptionsOf(account, customer).find(
    ({ id }) => id === fields['subscription'],
  );
  if (subscription === undefined) return false;
  const { id } = subscription;
  const { end } = periodOf(subscription);
  if (fields['do'] === 'cancel' && features.subscription_cancel.enabled) {
    if (features.subscription_cancel.mode === 'immediately') {
      endSubscriptionNow(account, id, 'cancellation_requested');
      return true;
    }
    account.change(
      'subscription',
      id,
      {
        cancel_at_period_end: true,
        cancel_at: end,
        canceled_at: account.now(customer),
        cancellation_details: {
          comment: null,
          feedback: null,
          feedback_option: null,
          reason: 'cancellation_requested',
        },
      },
      'customer.subscription.updated',
    );
  }
  if (fields['do'] === 'keep' && features.subscription_cancel.enabled) {
    account.change(
      'subscription',
      id,
      {
        cancel_at_period_end: false,
        cancel_at: null,
        canceled_at: null,
        cancellation_details: {
          comment: null,
          feedback: null,
          feedback_option: null,
          reason: null,
        },
      },
      'customer.subscription.updated',
    );
  }
  if (
    fields['do'] === 'pause' &&
    features.subscription_pause.enabled &&
    subscription.status === 'active'
  ) {
    pauseSubscription(account, id);
  }
  if (
    fields['do'] === 'resume' &&
    features.subscription_pause.enabled &&
    subscription.status === 'paused'
  ) {
    resumeSubscription(account, id);
  }
  return true;
};

const showSubscription = (portal: Portal, subscription: Stripe.Subscription): StripePageHtml => {
  const { features, session } = portal;
  const { end } = periodOf(subscription);
  const action = `/p/session/${session.id}`;
  const plan = subscription.items.data[0]?.plan;
  const isEnding = subscription.cancel_at !== null;
  const send = (what: string, text: string): StripePageHtml =>
    buttonForm(action, text, { do: what, subscription: subscription.id });
  return html`<article>
    <p>
      ${showAmount(plan?.amount ?? 0, subscription.currency)} every ${plan?.interval ?? 'month'}.
      Status: ${subscription.status}.
    </p>
    <p class="renewal">
      ${isEnding ? `Ends on ${showDay(subscription.cancel_at ?? end)}.` : `Renews on ${showDay(end)}.`}
    </p>
    <div class="row">
      ${features.subscription_cancel.enabled && !isEnding ? send('cancel', 'Cancel subscription') : ''}
      ${features.subscription_cancel.enabled && isEnding ? send('keep', "Don't cancel subscription") : ''}
      ${features.subscription_pause.enabled && subscription.status === 'active' ? send('pause', 'Pause subscription') : ''}
      ${features.subscription_pause.enabled && subscription.status === 'paused' ? send('resume', 'Resume subscription') : ''}
    </div>
  </article>`;
};

/** The page on which a customer manages her card, her invoices and her subscription. */
export const portalPage = (account: Account, portal: Portal): StripePageHtml => {
  const { session, features, customer } = portal;
  const subscriptions = subscriptionsOf(account, customer);
  const first = subscriptions[0];
  const defaultCard = account.books.find('customer', customer)?.invoice_settings
    .default_payment_method;
  const cardId =
    idOf(defaultCard) ?? (first === undefined ? undefined : cardOfSubscription(account, first));
  const card = account.books.find('payment_method', cardId ?? '')?.card;
  const invoices = account.books
    .all('invoice')
    .filter((one) => one.customer === customer && one.status !== 'draft');
  const cardForm = html`<form method="post" action="/p/session/${session.id}">
    <input type="hidden" name="do" value="card" />
    <label class="field">
      Another card
      <select name="card">
        ${testCards.map(({ number, label }) => html`<option value="${number}">${number.slice(-4)}: ${label}</option>`)}
      </select>
    </label>
    <button>Use this card</button>
  </form>`;
  const shownCard = html`<p>
    ${card === undefined ? 'There is none.' : `Visa, ending in ${card?.last4 ?? ''}`}
  </p>`;
  const back =
    session.return_url === null
      ? ''
      : html`<p><a href="${session.return_url}">Back to the site</a></p>`;
  if (session.flow !== null) return standInPage('Card', html`${back}${shownCard}${cardForm}`);
  return standInPage(
    'Billing',
    html`${back}
      <section>
        <h2>Subscription</h2>
        ${first === undefined ? html`<p>There is none.</p>` : subscriptions.map((one) => showSubscription(portal, one))}
      </section>
      <section>
        <h2>Card</h2>
        ${shownCard} ${features.payment_method_update.enabled ? cardForm : ''}
      </section>
      ${
        features.invoice_history.enabled
          ? html`<section>
              <h2>Invoices</h2>
              ${
                invoices.length === 0
                  ? html`<p>There are none.</p>`
                  : html`<ul>
                      ${invoices
                        .toReversed()
                        .map(
                          ({ id, number, total, currency, status, created }) =>
                            html`<li>
                              <a href="/i/${id}">${number}</a>, ${showDay(created)}:
                              ${showAmount(total, currency)}, ${status}
                            </li>`,
                        )}
                    </ul>`
              }
            </section>`
          : ''
      }`,
  );
};
