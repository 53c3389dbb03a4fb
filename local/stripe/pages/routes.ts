import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { setTimeout as wait } from 'node:timers/promises';
import { idOf } from '../id-of.ts';
import { expireCheckoutSession } from '../checkout/expire.ts';
import { awaitsAuthentication, paySession, type PayForm } from '../checkout/pay.ts';
import { WireError } from '../wire/errors.ts';
import { pressBooksButton, type BooksPageContext } from './books-actions.ts';
import { booksPage } from './books-page.ts';
import { bankPage, checkoutPage } from './checkout-page.ts';
import { readShipping } from './shipping-fields.ts';
import { overOrMissingPage, standInPage, showAmount, showDay } from './layout.ts';
import { changeInPortal, findPortal, portalPage, redirectAddressAfterFlow } from './portal-page.ts';

// Stripe waits this long for the webhook's response before it redirects back to the site.
const webhookWaitSeconds = 10;

const readFields = async (context: Context): Promise<Readonly<Record<string, string>>> => {
  const fields: [string, string][] = [];
  for (const [name, value] of Object.entries(await context.req.parseBody())) {
    if (typeof value === 'string') fields.push([name, value.trim()]);
  }
  return Object.fromEntries(fields);
};

const answers = ['yes', 'no'] as const;

const emptyForm: PayForm = {
  email: '',
  name: '',
  card: '4242424242424242',
  acceptsTerms: false,
  inEuros: false,
};

/** The routes of the stand-in's pages: checkout, portal, invoices, books. */
export const createPages = (desk: BooksPageContext): Hono => {
  const { account, deliveries } = desk;
  const app = new Hono();
  app.use(async (context, next) => {
    // Another site must not be able to press these buttons.
    const origin = context.req.header('origin');
    if (
      context.req.method === 'POST' &&
      origin !== undefined &&
      origin !== new URL(context.req.url).origin
    ) {
      return context.text('This form belongs to another site.', 403);
    }
    await next();
    account.books.commit();
    context.header('cache-control', 'no-store');
    return undefined;
  });
  app.onError((error, context) => {
    if (error instanceof WireError) {
      return context.html(overOrMissingPage('That is not possible', error.message, '/'), 400);
    }
    throw error;
  });

  const openSession = (id: string | undefined) => {
    const session = account.books.find('checkout.session', id ?? '');
    const email =
      account.books.find('customer', idOf(session?.customer) ?? '')?.email ??
      session?.customer_email ??
      '';
    return { session, email };
  };
  app.get('/c/pay/:id', (context) => {
    const { session, email } = openSession(context.req.param('id'));
    if (session === undefined)
      return context.html(overOrMissingPage('Nothing is here', 'There is no such checkout.'), 404);
    if (session.status === 'complete') {
      return context.html(
        overOrMissingPage("You're all done here", 'This checkout is complete.', session.cancel_url),
      );
    }
    if (session.status === 'expired') {
      return context.html(
        overOrMissingPage(
          'This page has expired',
          'Go back to the site and start again.',
          session.cancel_url,
        ),
        410,
      );
    }
    return context.html(checkoutPage(account, session, { ...emptyForm, email }));
  });
  app.post('/c/pay/:id', async (context) => {
    const { session, email } = openSession(context.req.param('id'));
    if (session === undefined)
      return context.html(overOrMissingPage('Nothing is here', 'There is no such checkout.'), 404);
    const fields = await readFields(context);
    const form: PayForm = {
      email: email === '' ? (fields['email'] ?? '') : email,
      name: fields['name'] ?? '',
      card: fields['card'] ?? '',
      bankAnswer: answers.find((answer) => answer === fields['bankAnswer']),
      acceptsTerms: fields['terms'] === 'on',
      inEuros: fields['inEuros'] === 'on',
      shipping: readShipping(fields),
    };
    if (session.status === 'open' && awaitsAuthentication(form)) {
      return context.html(bankPage(session, fields));
    }
    const problem = paySession(account, session.id, form);
    account.books.commit();
    const now = account.getOrThrow('checkout.session', session.id);
    if (problem !== undefined && now.status === 'open')
      return context.html(checkoutPage(account, now, form, problem), 402);
    if (problem !== undefined) return context.redirect(`/c/pay/${session.id}`, 303);
    await Promise.race([
      deliveries.settled(),
      wait(webhookWaitSeconds * 1000, undefined, { ref: false }),
    ]);
    const target = (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
    return context.redirect(target, 303);
  });
  app.post('/c/pay/:id/expire', (context) => {
    expireCheckoutSession(account, context.req.param('id'));
    return context.redirect(`/c/pay/${context.req.param('id')}`, 303);
  });

  app.get('/p/session/:id', (context) => {
    const portal = findPortal(account, context.req.param('id'));
    return portal === undefined
      ? context.html(
          overOrMissingPage('This page has expired', 'Go back to the site and open it again.'),
          404,
        )
      : context.html(portalPage(account, portal));
  });
  app.post('/p/session/:id', async (context) => {
    const portal = findPortal(account, context.req.param('id'));
    const isDone =
      portal !== undefined && changeInPortal(account, portal, await readFields(context));
    const next = isDone ? redirectAddressAfterFlow(portal) : undefined;
    return context.redirect(next ?? context.req.path, 303);
  });
  app.get('/i/:id', (context) => {
    const invoice = account.books.find('invoice', context.req.param('id'));
    if (invoice === undefined)
      return context.html(overOrMissingPage('Nothing is here', 'There is no such invoice.'), 404);
    return context.html(
      standInPage(
        `Invoice ${invoice.number ?? ''}`,
        html`<p>${showDay(invoice.created)}, ${invoice.status}</p>
          <ul>
            ${invoice.lines.data.map((line) => html`<li>${line.description}: ${showAmount(line.amount, line.currency)}</li>`)}
          </ul>
          <p class="total">
            <span>Total</span><span>${showAmount(invoice.total, invoice.currency)}</span>
          </p>`,
      ),
    );
  });

  app.get('/r/:id', (context) => {
    const charge = account.books.find('charge', context.req.param('id'));
    if (charge?.paid !== true)
      return context.html(overOrMissingPage('Nothing is here', 'There is no such receipt.'), 404);
    return context.html(
      standInPage(
        'Receipt',
        html`<p>${showDay(charge.created)}</p>
          <p class="total">
            <span>Amount paid</span
            ><span>${showAmount(charge.amount_captured, charge.currency)}</span>
          </p>
          ${
            charge.amount_refunded === 0
              ? ''
              : html`<p>Refunded: ${showAmount(charge.amount_refunded, charge.currency)}</p>`
          }`,
      ),
    );
  });

  app.get('/', (context) => context.html(booksPage(account, desk.faults)));
  app.post('/books', async (context) => {
    await pressBooksButton(desk, await readFields(context));
    return context.redirect('/', 303);
  });
  return app;
};
