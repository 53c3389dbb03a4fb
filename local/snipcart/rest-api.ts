import { Hono } from 'hono';
import * as v from 'valibot';
import { orderStatuses } from './books.ts';
import { changeOrderStatus, refundOrder, SnipcartProblem, type ShopAccount } from './orders.ts';

const RefundBody = v.object({
  amount: v.number(),
  comment: v.optional(v.string(), ''),
  notifyCustomer: v.optional(v.boolean(), false),
});

const pageNumber = (text: string | undefined, fallback: number): number => {
  const number = Number(text ?? fallback);
  return Number.isInteger(number) && number >= 0 ? number : fallback;
};

/** The part of Snipcart's REST API that the site uses (docs.snipcart.com/v3/api-reference). */
export const createRestApi = (account: ShopAccount, secretKey: string): Hono => {
  const { books, webhooks } = account;
  const expected = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  const app = new Hono();
  app.use(async (context, next) => {
    if (context.req.header('authorization') === expected) return next();
    return context.json({ message: 'The secret key is not one of this account.' }, 401);
  });
  app.onError((error, context) => {
    if (!(error instanceof SnipcartProblem)) throw error;
    return context.json({ errors: [{ key: error.key, message: error.message }] }, 400);
  });
  app.get('/requestvalidation/:token', (context) => {
    const token = context.req.param('token');
    return webhooks.isValid(token) ? context.json({ token }) : context.notFound();
  });
  app.get('/orders', (context) => {
    const offset = pageNumber(context.req.query('offset'), 0);
    const limit = pageNumber(context.req.query('limit'), 20);
    const all = books.orders();
    return context.json({
      totalItems: all.length,
      offset,
      limit,
      items: all.slice(offset, offset + Math.min(limit, 50)),
    });
  });
  app.get('/orders/:token', (context) => {
    const order = books.findOrder(context.req.param('token'));
    return order === undefined ? context.notFound() : context.json(order);
  });
  app.put('/orders/:token', async (context) => {
    const order = books.findOrder(context.req.param('token'));
    const body = v.safeParse(
      v.object({ status: v.picklist(orderStatuses) }),
      await context.req.json(),
    );
    if (order === undefined) return context.notFound();
    if (!body.success) return context.json({ message: 'No such status.' }, 400);
    return context.json(changeOrderStatus(account, order, body.output.status));
  });
  app.get('/orders/:token/refunds', (context) => {
    const order = books.findOrder(context.req.param('token'));
    return order === undefined ? context.notFound() : context.json(order.refunds);
  });
  app.post('/orders/:token/refunds', async (context) => {
    const order = books.findOrder(context.req.param('token'));
    const body = v.safeParse(RefundBody, await context.req.json());
    if (order === undefined) return context.notFound();
    if (!body.success) return context.json({ message: 'No such refund.' }, 400);
    return context.json(refundOrder(account, order, body.output.amount, body.output.comment), 201);
  });
  return app;
};
