import * as v from 'valibot';
import { findPrice, modeOf, type Catalogue, type PricedItem } from '../../domain/catalogue.ts';
import { agreementsVersion } from '../../domain/orders/agreements.ts';
import { CheckoutRequestSchema } from '../../domain/orders/checkout.ts';
import { Refusal } from '../http/refusal.ts';
import { readJson } from '../http/request-body.ts';

type CheckoutBody = v.InferOutput<typeof CheckoutRequestSchema>;

/** A field's name, as far as it can be repeated to whoever sent it. */
const quoted = (name: unknown): string =>
  typeof name === 'string' && /^[\w-]{1,40}$/.test(name) ? `“${name}”` : 'that';

/** What is wrong with a body, by the first thing that doesn't fit. */
const toSentence = (issue: v.BaseIssue<unknown>): string => {
  const path = v.getDotPath(issue) ?? '';
  if (issue.expected === 'never') {
    return `An order can’t set ${quoted(issue.path?.at(-1)?.key)}: amounts and addresses are ours.`;
  }
  if (path.endsWith('quantity')) return 'The quantity of something digital is exactly 1.';
  if (path.startsWith('priceId')) return 'An order has exactly one price, and it is one of ours.';
  if (path === 'mode') return 'The mode of an order is “payment” or “subscription”.';
  if (path.startsWith('agreements')) {
    return 'An order says which statements were ticked, and in which version.';
  }
  return 'This is not an order that we can take. Please reload the page and try again.';
};

/** The body of `POST /api/checkout`. Refuses (400) what doesn't fit, with a sentence that says what is wrong. */
export const readCheckoutBody = (request: Request): Promise<CheckoutBody> =>
  readJson(request, CheckoutRequestSchema, toSentence);

/** What somebody orders, by our own catalogue. Refuses (400) what we don't sell like this. */
export const requireItem = (
  catalogue: Catalogue,
  { priceId: [line], mode, agreements }: CheckoutBody,
): PricedItem => {
  const found = line === undefined ? undefined : findPrice(catalogue, line.price);
  if (found === undefined) {
    throw new Refusal(
      400,
      'This price isn’t for sale. Please reload the page to see today’s prices.',
    );
  }
  if (mode !== modeOf(found.item)) {
    throw new Refusal(
      400,
      found.item.kind === 'membership'
        ? 'A membership is paid each year, so its mode is “subscription”.'
        : 'A pack is paid once, so its mode is “payment”.',
    );
  }
  if (agreements.version !== agreementsVersion) {
    throw new Refusal(
      400,
      'The statements have changed since you opened this page. Please reload it and read them again.',
    );
  }
  return found;
};
