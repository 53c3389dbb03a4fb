import { Hono } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import * as v from 'valibot';
import { orderStatuses, paymentStatuses, type WebhookDelivery, type BookedOrder } from './books.ts';
import {
  changeOrderStatus,
  changePaymentStatus,
  refundOrder,
  SnipcartProblem,
  type ShopAccount,
} from './orders.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const style = `
  :root { color-scheme: light dark; }
  body { max-width: 60rem; margin: 0 auto; padding: 0 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif; }
  .stand-in { font-weight: 700; }
  section { border-block-start: 1px solid; padding-block: 1rem; }
  form { display: inline-flex; flex-wrap: wrap; gap: 0.5rem; margin: 0.25rem 1rem 0.25rem 0; align-items: end; }
  button, input, select { min-height: 2.75rem; padding: 0 0.75rem; font: inherit; }
  code { overflow-wrap: anywhere; }
`;

const page = (body: Html): Html =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>Orders · Snipcart stand-in</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <p class="stand-in">No real payments. A stand-in for Snipcart on this machine.</p>
        <main>
          <h1>Orders</h1>
          ${body}
        </main>
      </body>
    </html>`;

const choice = (what: string, token: string, all: readonly string[], chosen: string): Html =>
  html`<form method="post" action="/act">
    <input type="hidden" name="do" value="${what}" />
    <input type="hidden" name="id" value="${token}" />
    <label
      >${what === 'status' ? 'Status' : 'Payment'}
      <select name="value">
        ${all.map((one) => html`<option ${one === chosen ? 'selected' : ''}>${one}</option>`)}
      </select></label
    >
    <button>Change</button>
  </form>`;

const showDelivery = ({ id, eventName, answer }: WebhookDelivery): Html =>
  html`<li>
    ${eventName}: ${answer}
    <form method="post" action="/act">
      <input type="hidden" name="do" value="repeat" />
      <input type="hidden" name="id" value="${id}" />
      <button>Send again</button>
    </form>
  </li>`;

const showOrder = (order: BookedOrder, deliveries: readonly WebhookDelivery[]): Html =>
  html`<section aria-label="${order.invoiceNumber}">
    <h2>${order.invoiceNumber}</h2>
    <p>
      ${order.finalGrandTotal} ${order.currency.toUpperCase()}, refunded ${order.refundsAmount}, for
      ${order.email}. <code>${order.token}</code>
    </p>
    <ul>
      ${order.items.map(({ quantity, name, price }) => html`<li>${quantity} × ${name}: ${price}</li>`)}
    </ul>
    ${choice('status', order.token, orderStatuses, order.status)}
    ${choice('payment', order.token, paymentStatuses, order.paymentStatus)}
    <form method="post" action="/act">
      <input type="hidden" name="do" value="refund" />
      <input type="hidden" name="id" value="${order.token}" />
      <label>Amount <input name="value" type="number" step="0.01" min="0.01" required /></label>
      <button>Refund</button>
    </form>
    <ul>
      ${deliveries.filter(({ orderToken }) => orderToken === order.token).map(showDelivery)}
    </ul>
  </section>`;

const Act = v.object({
  do: v.string(),
  id: v.optional(v.string(), ''),
  value: v.optional(v.string(), ''),
});

const act = async (account: ShopAccount, form: v.InferOutput<typeof Act>): Promise<void> => {
  const { books, webhooks } = account;
  const order = books.findOrder(form.id);
  if (form.do === 'lose') webhooks.lose(Number(form.value));
  if (form.do === 'repeat') await webhooks.repeat(form.id);
  if (order === undefined) return;
  const status = orderStatuses.find((one) => one === form.value);
  const payment = paymentStatuses.find((one) => one === form.value);
  if (form.do === 'status' && status !== undefined) changeOrderStatus(account, order, status);
  if (form.do === 'payment' && payment !== undefined) changePaymentStatus(account, order, payment);
  if (form.do === 'refund') refundOrder(account, order, Number(form.value), 'By hand');
  await webhooks.settled();
};

/**
 * The page that shows the orders and their webhooks, with buttons that simulate what can happen at
 * Snipcart.
 */
export const createSnipcartPages = (account: ShopAccount): Hono => {
  const app = new Hono();
  app.get('/', (context) =>
    context.html(
      page(
        html`<form method="post" action="/act">
            <input type="hidden" name="do" value="lose" />
            <label>Webhooks to lose <input name="value" type="number" min="0" value="1" /></label>
            <button>Lose the next</button>
          </form>
          ${
            account.books.orders().length === 0
              ? html`<p>None yet.</p>`
              : account.books
                  .orders()
                  .slice(0, 50)
                  .map((order) => showOrder(order, account.books.deliveries()))
          }`,
      ),
    ),
  );
  app.post('/act', async (context) => {
    // A form on another site must not be able to refund anything, even here.
    if (context.req.header('origin') !== new URL(context.req.url).origin) {
      return context.text('Only the forms of this page may do that.\n', 403);
    }
    try {
      await act(account, v.parse(Act, await context.req.parseBody()));
    } catch (error) {
      if (!(error instanceof SnipcartProblem)) throw error;
      return context.text(`${error.message}\n`, 400);
    }
    return context.redirect('/', 303);
  });
  return app;
};
