import { withoutExpansion, type Account } from '../account.ts';
import type { ObjectKind } from '../objects-by-kind.ts';
import { invalidRequest } from './errors.ts';
import { toList } from './lists.ts';

/** A part of a response: an object of the books, or something inside one. */
type Part = { readonly [name: string]: unknown };

/** The fields whose ids can be expanded, and the kind of object that they refer to. */
const expandable: { readonly [name: string]: ObjectKind } = {
  charge: 'charge',
  configuration: 'billing_portal.configuration',
  customer: 'customer',
  default_payment_method: 'payment_method',
  default_price: 'price',
  invoice: 'invoice',
  latest_charge: 'charge',
  latest_invoice: 'invoice',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
  product: 'product',
  shipping_rate: 'shipping_rate',
  subscription: 'subscription',
  test_clock: 'test_helpers.test_clock',
};

/** The fields that are included only on request. */
const inclusions: { readonly [place: string]: (account: Account, id: string) => unknown } = {
  'checkout.session.line_items': (account, id) =>
    account.books.find('checkout.session', id)?.line_items,
  'price.currency_options': (account, id) => account.books.find('price', id)?.currency_options,
  'invoice.payments': (account, id) =>
    toList(
      account.books.all('invoice_payment').filter(({ invoice }) => invoice === id),
      '/v1/invoice_payments',
    ),
  'customer.subscriptions': (account, id) =>
    toList(
      account.books
        .all('subscription')
        .filter(({ customer, status }) => customer === id && status !== 'canceled')
        .toReversed(),
      `/v1/customers/${id}/subscriptions`,
    ),
  'charge.refunds': (account, id) =>
    toList(
      account.books
        .all('refund')
        .filter(({ charge }) => charge === id)
        .toReversed(),
      `/v1/charges/${id}/refunds`,
    ),
};

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const cannotExpand = (name: string): Error =>
  invalidRequest(
    `This property cannot be expanded (${name}).`,
    'expand',
    name === 'total_count' ? 'property_forbidden' : undefined,
  );

const expandOne = (account: Account, part: Part, steps: readonly string[], whole: string): Part => {
  const [name, ...rest] = steps;
  if (name === undefined) return part;
  if (name === 'total_count') throw cannotExpand(name);
  const id = typeof part['id'] === 'string' ? part['id'] : '';
  const include = inclusions[`${String(part['object'])}.${name}`];
  const kind = expandable[name];
  let value = part[name];
  if (include !== undefined && value === undefined) value = include(account, id);
  else if (typeof value === 'string') {
    if (kind === undefined) throw cannotExpand(whole);
    const found = account.books.find(kind, value);
    value = found === undefined ? value : withoutExpansion(found as Part & { object?: string });
  } else if (!(name in part)) throw cannotExpand(whole);
  if (Array.isArray(value)) {
    return {
      ...part,
      [name]: value.map((one: unknown) =>
        isPart(one) ? expandOne(account, one, rest, whole) : one,
      ),
    };
  }
  if (rest.length === 0 && !isPart(value) && value !== null) throw cannotExpand(whole);
  return { ...part, [name]: isPart(value) ? expandOne(account, value, rest, whole) : value };
};

/** The object as shown in a response, with the objects at the given paths instead of their ids. */
export const expandObject = (
  account: Account,
  object: object,
  paths: readonly string[],
): object => {
  let shown: Part = { ...withoutExpansion(object as Part & { object?: string }) };
  if (Array.isArray(shown['data'])) {
    shown = {
      ...shown,
      data: shown['data'].map((one: unknown) =>
        isPart(one) ? withoutExpansion(one as Part & { object?: string }) : one,
      ),
    };
  }
  for (const one of paths) {
    const steps = one.split('.');
    if (steps.filter((step) => step !== 'data').length > 4) {
      throw invalidRequest(
        `You cannot expand more than 4 levels of a property. The property causing the issue was '${one}'.`,
        'expand',
        'property_expansion_max_depth',
      );
    }
    shown = expandOne(account, shown, steps, one);
  }
  return shown;
};
