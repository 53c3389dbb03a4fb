import type Stripe from 'stripe';
import { html } from 'hono/html';
import type { Account } from '../account.ts';
import { idOf } from '../id-of.ts';
import { periodOf } from '../billing/start-subscription.ts';
import { requestFaults, webhookFaults, type Faults } from '../faults.ts';
import {
  buttonForm,
  standInPage,
  showAmount,
  showDay,
  showTime,
  type StripePageHtml,
} from './layout.ts';

const shown = 30;

/** A table with the newest objects of a kind. */
const table = (
  title: string,
  head: readonly string[],
  rows: readonly (readonly (string | StripePageHtml)[])[],
): StripePageHtml =>
  html`<section>
    <h2>${title}</h2>
    ${
      rows.length === 0
        ? html`<p>None yet.</p>`
        : html`<div class="scroll" tabindex="0" role="region" aria-label="${title}">
            <table>
              <thead>
                <tr>
                  ${head.map((one) => html`<th scope="col">${one === '' ? 'Do' : one}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${rows.slice(0, shown).map(
                  (row) =>
                    html`<tr>
                      ${row.map((cell) => html`<td>${cell}</td>`)}
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
    }
  </section>`;

const act = (what: string, id: string, text: string): StripePageHtml =>
  buttonForm('/books', text, { do: what, id }, `${text}: ${id}`);
const code = (text: string): StripePageHtml => html`<code>${text}</code>`;

const showSessions = ({ books }: Account): StripePageHtml =>
  table(
    'Checkout sessions',
    ['Id', 'Mode', 'Amount', 'Status', ''],
    books
      .all('checkout.session')
      .toReversed()
      .map((one) => [
        one.url === null ? code(one.id) : html`<a href="${one.url}">${one.id}</a>`,
        one.mode,
        showAmount(one.amount_total, one.currency),
        `${one.status}, ${one.payment_status}`,
        one.status === 'open'
          ? act('expire', one.id, 'Expire')
          : one.status === 'complete' && one.payment_status === 'unpaid'
            ? html`${act('money-arrives', one.id, 'Money arrives')}${act('money-fails', one.id, 'Money fails')}`
            : '',
      ]),
  );

const showSubscription = (one: Stripe.Subscription): readonly (string | StripePageHtml)[] => [
  code(one.id),
  code(idOf(one.customer) ?? ''),
  one.cancel_at === null ? one.status : `${one.status}, ends on ${showDay(one.cancel_at)}`,
  showDay(periodOf(one).end),
  one.ended_at === null
    ? html`${act('pass-period', one.id, 'Let its period pass')}${act('end', one.id, 'End now')}`
    : '',
];

const showCharges = ({ books }: Account): StripePageHtml =>
  table(
    'Charges',
    ['Id', 'Amount', 'Refunded', 'Status', ''],
    books
      .all('charge')
      .toReversed()
      .map((one) => [
        code(one.id),
        showAmount(one.amount, one.currency),
        showAmount(one.amount_refunded, one.currency),
        one.disputed ? `${one.status}, disputed` : one.status,
        one.paid
          ? html`${act('refund', one.id, 'Refund')}${act('refund-half', one.id, 'Refund half')}${act('refund-rest', one.id, 'Refund rest of period')}${act('dispute', one.id, 'Dispute')}`
          : '',
      ]),
  );

const showDisputesAndRefunds = ({ books }: Account): StripePageHtml =>
  html`${table(
    'Refunds',
    ['Id', 'Amount', 'Status', ''],
    books
      .all('refund')
      .toReversed()
      .map((one) => [
        code(one.id),
        showAmount(one.amount, one.currency),
        one.status ?? '',
        one.status === 'succeeded' ? act('refund-fails', one.id, 'Let it fail') : '',
      ]),
  )}
  ${table(
    'Disputes',
    ['Id', 'Amount', 'Status', ''],
    books
      .all('dispute')
      .toReversed()
      .map((one) => [
        code(one.id),
        showAmount(one.amount, one.currency),
        one.status,
        one.status === 'won' || one.status === 'lost'
          ? ''
          : html`${act('dispute-won', one.id, 'Won')}${act('dispute-lost', one.id, 'Lost')}`,
      ]),
  )}`;

const showEvents = ({ books }: Account): StripePageHtml => {
  const answers = (event: string): string =>
    books
      .all('delivery')
      .filter((one) => one.event === event)
      .map(
        ({ state, attempts, lastAnswer }) =>
          `${state}${attempts === 0 ? '' : ` after ${attempts}: ${lastAnswer}`}`,
      )
      .join('; ');
  return table(
    'Events',
    ['Type', 'Object', 'Time', 'Webhook', ''],
    books
      .all('event')
      .toReversed()
      .slice(0, shown)
      .map((one) => [
        one.type,
        code('id' in one.data.object ? String(one.data.object.id) : ''),
        showTime(one.created),
        answers(one.id),
        html`${act('send', one.id, 'Send again')}${act('send-twice', one.id, 'Send twice')}`,
      ]),
  );
};

const showFaults = (faults: Faults): StripePageHtml => {
  const active = faults.active();
  const all = Object.entries({ ...requestFaults, ...webhookFaults });
  return html`<section>
    <h2>Faults</h2>
    ${
      active.length === 0
        ? html`<p>None.</p>`
        : html`<ul>
            ${active.map(([name, count]) => html`<li>${name}: ${count === 'always' ? 'until it is taken back' : `${count} times`}</li>`)}
          </ul>`
    }
    <div class="row">
      <form method="post" action="/books">
        <input type="hidden" name="do" value="fault" />
        <label class="field">
          What goes wrong
          <select name="fault">
            ${all.map(([name, text]) => html`<option value="${name}">${text}</option>`)}
          </select>
        </label>
        <label class="field">
          How often (0: always)
          <input name="count" type="number" min="0" value="1" />
        </label>
        <button>Bring it about</button>
      </form>
      ${buttonForm('/books', 'Take all faults back', { do: 'no-faults' })}
      ${buttonForm('/books', 'Send what waits, in order', { do: 'release' })}
      ${buttonForm('/books', 'Send what waits, the newest first', { do: 'release-reversed' })}
      ${buttonForm('/books', 'Let the search catch up', { do: 'catch-up' })}
    </div>
  </section>`;
};

const showClock = (account: Account): StripePageHtml => {
  const { whenRetriesFail, portalCard } = account.settings();
  const ends = ['canceled', 'unpaid', 'past_due'] as const;
  return html`<section>
    <h2>Clock and settings</h2>
    <p>It is ${showTime(account.now())} (UTC) for Stripe. The clock only goes forward.</p>
    <div class="row">
      ${(['1 hour', '1 day', '7 days', '31 days', '366 days'] as const).map((text) =>
        buttonForm('/books', `${text} on`, { do: 'clock', by: text }),
      )}
      <form method="post" action="/books">
        <input type="hidden" name="do" value="settings" />
        <label class="field">
          A subscription whose retries have all failed becomes
          <select name="whenRetriesFail">
            ${ends.map((one) => html`<option ${one === whenRetriesFail ? 'selected' : ''}>${one}</option>`)}
          </select>
        </label>
        <label class="field">
          A new card in the portal is that of the
          <select name="portalCard">
            ${(['customer', 'subscription'] as const).map((one) => html`<option ${one === portalCard ? 'selected' : ''}>${one}</option>`)}
          </select>
        </label>
        <button>Set</button>
      </form>
    </div>
  </section>`;
};

/** The page with everything in the books, and buttons that simulate what can happen at Stripe. */
export const booksPage = (account: Account, faults: Faults): StripePageHtml => {
  const { books } = account;
  return standInPage(
    'Books',
    html`${showClock(account)} ${showFaults(faults)} ${showSessions(account)}
    ${table(
      'Subscriptions',
      ['Id', 'Customer', 'Status', 'Period ends', ''],
      books.all('subscription').toReversed().map(showSubscription),
    )}
    ${table(
      'Invoices',
      ['Number', 'Amount', 'Status', 'Attempts', ''],
      books
        .all('invoice')
        .toReversed()
        .map((one) => [
          html`<a href="/i/${one.id}">${one.number ?? one.id}</a>`,
          showAmount(one.total, one.currency),
          one.status ?? '',
          String(one.attempt_count),
          one.status === 'open' ? act('pay', one.id, 'Pay now') : '',
        ]),
    )}
    ${showCharges(account)} ${showDisputesAndRefunds(account)}
    ${table(
      'Customers',
      ['Id', 'E-mail', 'Metadata'],
      books
        .all('customer')
        .toReversed()
        .map((one) => [code(one.id), one.email ?? '', code(JSON.stringify(one.metadata))]),
    )}
    ${table(
      'Prices',
      ['Id', 'Product', 'Amounts'],
      books
        .all('price')
        .toReversed()
        .map((one) => [
          code(one.id),
          books.find('product', idOf(one.product) ?? '')?.name ?? '',
          Object.entries(one.currency_options ?? {})
            .map(([currency, { unit_amount }]) => showAmount(unit_amount, currency))
            .join(', '),
        ]),
    )}
    ${showEvents(account)}`,
    true,
  );
};
