import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import {
  itemsTotalOf,
  newToken,
  roundedAmount,
  type BookedCart,
  type BookedItem,
} from './books.ts';
import { payCart, SnipcartProblem, type ShopAccount } from './orders.ts';

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1));
const metadata = v.nullish(v.record(v.string(), v.unknown()), null);

const NewItem = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  name: v.pipe(v.string(), v.nonEmpty()),
  /** A number, or a price for each currency as JSON text. */
  price: v.union([v.pipe(v.number(), v.minValue(0)), v.string()]),
  url: v.pipe(v.string(), v.nonEmpty()),
  quantity: v.optional(quantity, 1),
  image: v.nullish(v.string(), null),
  minQuantity: v.nullish(quantity, null),
  maxQuantity: v.nullish(quantity, null),
  stackable: v.optional(v.boolean(), true),
  metadata,
});

const line = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200));
const Details = v.object({
  email: v.pipe(v.string(), v.trim(), v.email()),
  name: line,
  address1: line,
  address2: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  city: line,
  postalCode: line,
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
});

const Rates = v.union([
  v.object({
    rates: v.pipe(
      v.array(v.object({ cost: v.pipe(v.number(), v.minValue(0)), description: v.string() })),
      v.minLength(1),
    ),
  }),
  v.object({ errors: v.array(v.object({ key: v.string(), message: v.string() })) }),
]);

const parse = <Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> => {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new SnipcartProblem('validation', `${v.getDotPath(issue) ?? 'It'}: ${issue.message}`);
};

const priceIn = (price: number | string, currency: string): number => {
  if (typeof price === 'number') return price;
  const prices = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number())),
    price,
  );
  const found = prices.success ? prices.output[currency] : undefined;
  if (found === undefined) throw new SnipcartProblem('invalid-price', `No price in ${currency}.`);
  return found;
};

const withQuantity = (item: BookedItem, wanted: number): BookedItem => {
  if (item.maxQuantity !== null && wanted > item.maxQuantity) {
    throw new SnipcartProblem('max-quantity', `No more than ${item.maxQuantity} of ${item.name}.`);
  }
  if (item.minQuantity !== null && wanted < item.minQuantity) {
    throw new SnipcartProblem('min-quantity', `No fewer than ${item.minQuantity} of ${item.name}.`);
  }
  return { ...item, quantity: wanted, totalPrice: roundedAmount(item.price * wanted) };
};

const withItem = (cart: BookedCart, added: v.InferOutput<typeof NewItem>): BookedCart => {
  const same = cart.items.find(({ id }) => added.stackable && id === added.id);
  if (same !== undefined) {
    const more = withQuantity(same, same.quantity + added.quantity);
    return { ...cart, items: cart.items.map((item) => (item === same ? more : item)) };
  }
  const { id, name, url, image, minQuantity, maxQuantity, metadata: more } = added;
  const price = priceIn(added.price, cart.currency);
  const about = { id, name, url, image, minQuantity, maxQuantity, metadata: more };
  const item = { ...about, price, quantity: 0, uniqueId: newToken(), totalPrice: 0 };
  return { ...cart, items: [...cart.items, withQuantity(item, added.quantity)] };
};

const emptyCart = (currency: string): BookedCart => ({
  token: newToken(),
  currency,
  items: [],
  metadata: null,
  email: '',
  shippingAddress: null,
  shippingFees: 0,
  shippingMethod: null,
  creationDate: new Date().toISOString(),
});

/** The cart as the theme gets it. */
const toShownCart = (cart: BookedCart): object => {
  const subtotal = itemsTotalOf(cart);
  return { ...cart, subtotal, total: roundedAmount(subtotal + cart.shippingFees) };
};

/**
 * Asks the site for the cost of delivery (the webhook shippingrates.fetch), as Snipcart does for an
 * account without shipping methods of its own.
 */
const withRate = async ({ webhooks }: ShopAccount, cart: BookedCart): Promise<BookedCart> => {
  const { shippingAddress } = cart;
  const answer = v.safeParse(
    Rates,
    await webhooks.ask('shippingrates.fetch', {
      ...cart,
      shippingAddressCountry: shippingAddress?.country,
      shippingAddressPostalCode: shippingAddress?.postalCode,
    }),
  );
  if (!answer.success) {
    throw new SnipcartProblem('shipping', 'There is no delivery to this address just now.');
  }
  if ('errors' in answer.output) {
    throw new SnipcartProblem('shipping', answer.output.errors.map((one) => one.message).join(' '));
  }
  const [rate] = answer.output.rates;
  if (rate === undefined) throw new SnipcartProblem('shipping', 'No delivery to this address.');
  return { ...cart, shippingFees: rate.cost, shippingMethod: rate.description };
};

/**
 * The API for the theme in the browser. It is the stand-in's own: Snipcart doesn't document theirs.
 */
export const createCartApi = (account: ShopAccount, publicKey: string): Hono => {
  const { books } = account;
  const app = new Hono();
  const cartOf = (context: Context): BookedCart => {
    if (context.req.header('x-public-key') !== publicKey) {
      throw new SnipcartProblem('unauthorized', 'The public key is not one of this account.');
    }
    const cart = books.findCart(context.req.param('token') ?? '');
    if (cart === undefined) throw new SnipcartProblem('not-found', 'There is no such cart.');
    return cart;
  };
  const answer = (context: Context, cart: BookedCart): Response =>
    context.json(toShownCart(books.putCart(cart)));

  app.onError((error, context) => {
    if (!(error instanceof SnipcartProblem)) throw error;
    const status = error.key === 'unauthorized' ? 401 : error.key === 'not-found' ? 404 : 400;
    return context.json({ errors: [{ key: error.key, message: error.message }] }, status);
  });
  app.post('/', async (context) => {
    if (context.req.header('x-public-key') !== publicKey) {
      throw new SnipcartProblem('unauthorized', 'The public key is not one of this account.');
    }
    const { currency } = parse(v.object({ currency: v.string() }), await context.req.json());
    return answer(context, emptyCart(currency));
  });
  app.get('/:token', (context) => answer(context, cartOf(context)));
  app.put('/:token', async (context) => {
    const Change = v.object({ metadata, currency: v.optional(v.string()) });
    const { metadata: more, currency } = parse(Change, await context.req.json());
    const cart = cartOf(context);
    return answer(context, {
      ...cart,
      currency: currency ?? cart.currency,
      metadata: { ...cart.metadata, ...more },
    });
  });
  app.post('/:token/items', async (context) => {
    const items = parse(v.array(NewItem), await context.req.json());
    return answer(context, items.reduce(withItem, cartOf(context)));
  });
  app.put('/:token/items/:id', async (context) => {
    const { quantity: wanted } = parse(v.object({ quantity }), await context.req.json());
    const cart = cartOf(context);
    const found = cart.items.find(({ uniqueId }) => uniqueId === context.req.param('id'));
    if (found === undefined) throw new SnipcartProblem('not-found', 'There is no such item.');
    const changed = withQuantity(found, wanted);
    return answer(context, {
      ...cart,
      items: cart.items.map((item) => (item === found ? changed : item)),
    });
  });
  app.delete('/:token/items/:id', (context) => {
    const cart = cartOf(context);
    const items = cart.items.filter(({ uniqueId }) => uniqueId !== context.req.param('id'));
    return answer(context, { ...cart, items });
  });
  app.put('/:token/details', async (context) => {
    const cart = cartOf(context);
    const { email, name, ...address } = parse(Details, await context.req.json());
    const shippingAddress = { ...address, name, fullName: name, province: null };
    return answer(context, await withRate(account, { ...cart, email, shippingAddress }));
  });
  app.post('/:token/confirm', async (context) => {
    const { card } = parse(v.object({ card: v.string() }), await context.req.json());
    const order = await payCart(account, cartOf(context), card);
    return context.json({ token: order.token, invoiceNumber: order.invoiceNumber });
  });
  return app;
};
