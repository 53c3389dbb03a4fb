import type Stripe from 'stripe';
import * as v from 'valibot';
import type { Account } from '../account.ts';
import { newId } from '../books.ts';
import { currencyParam } from '../objects/prices.ts';
import { invalidRequest } from '../wire/errors.ts';
import { mergeMetadata } from '../wire/metadata.ts';
import {
  booleanParam,
  listParam,
  metadataParam,
  textParam,
  wholeNumberParam,
  oneOfParam,
} from '../wire/params.ts';

// The countries that Stripe documents as not supported.
const unsupported = 'AS CX CC CU HM IR KP MH FM NF MP PW SY UM VI'.split(' ');

const country = v.pipe(
  v.string(),
  v.check(
    (code) => /^[A-Z]{2}$/.test(code) && !unsupported.includes(code),
    '|Invalid country: it must be a two-letter ISO code that Checkout supports.',
  ),
);

const bound = v.strictObject({
  unit: oneOfParam('business_day', 'day', 'hour', 'month', 'week'),
  value: wholeNumberParam(1),
});

const ShippingOption = v.strictObject({
  shipping_rate: v.optional(textParam()),
  shipping_rate_data: v.optional(
    v.strictObject({
      delivery_estimate: v.optional(
        v.strictObject({ maximum: v.optional(bound), minimum: v.optional(bound) }),
      ),
      display_name: textParam(100),
      fixed_amount: v.optional(
        v.strictObject({ amount: wholeNumberParam(0), currency: currencyParam() }),
      ),
      metadata: v.optional(metadataParam()),
      tax_behavior: v.optional(oneOfParam('exclusive', 'inclusive', 'unspecified')),
      tax_code: v.optional(textParam()),
      type: v.optional(oneOfParam('fixed_amount')),
    }),
  ),
});

/** The session parameters for shipping. */
export const shippingParams = {
  phone_number_collection: v.optional(v.strictObject({ enabled: booleanParam() })),
  shipping_address_collection: v.optional(
    v.strictObject({ allowed_countries: listParam(country, 300) }),
  ),
  shipping_options: v.optional(listParam(ShippingOption, 5)),
};

type Option = v.InferOutput<typeof ShippingOption>;

const toRate = (
  account: Account,
  { shipping_rate: known, shipping_rate_data: data }: Option,
  currency: string,
  param: string,
): Stripe.ShippingRate => {
  if ((known === undefined) === (data === undefined)) {
    throw invalidRequest('You must specify either `shipping_rate` or `shipping_rate_data`.', param);
  }
  if (known !== undefined)
    return account.getOrThrow('shipping_rate', known, `${param}[shipping_rate]`);
  const amount = data?.fixed_amount;
  if (data === undefined || amount === undefined) {
    throw invalidRequest(
      'Missing required param: fixed_amount.',
      `${param}[shipping_rate_data][fixed_amount]`,
      'parameter_missing',
    );
  }
  if (amount.currency !== currency) {
    throw invalidRequest(
      `The shipping rate is in ${amount.currency}, but the session is in ${currency}.`,
      `${param}[shipping_rate_data][fixed_amount][currency]`,
    );
  }
  const { minimum = null, maximum = null } = data.delivery_estimate ?? {};
  return account.books.put('shipping_rate', {
    id: newId('shr'),
    object: 'shipping_rate',
    active: true,
    created: account.now(),
    delivery_estimate: data.delivery_estimate === undefined ? null : { minimum, maximum },
    display_name: data.display_name,
    fixed_amount: amount,
    livemode: false,
    metadata: mergeMetadata({}, data.metadata),
    tax_behavior: data.tax_behavior ?? 'unspecified',
    tax_code: data.tax_code ?? null,
    type: 'fixed_amount',
  });
};

type Sent = {
  readonly shipping_address_collection?:
    | { readonly allowed_countries: readonly string[] }
    | undefined;
  readonly shipping_options?: readonly Option[] | undefined;
};

/**
 * The shipping fields of a session. Its total includes the first rate until the buyer chooses
 * another.
 */
export const createShipping = (
  account: Account,
  { shipping_address_collection: collection, shipping_options: options = [] }: Sent,
  currency: string,
): Pick<
  Stripe.Checkout.Session,
  'shipping_address_collection' | 'shipping_cost' | 'shipping_options'
> => {
  if (collection?.allowed_countries.length === 0) {
    throw invalidRequest(
      'You must allow at least one country.',
      'shipping_address_collection[allowed_countries]',
    );
  }
  const rates = options.map((option, index) =>
    toRate(account, option, currency, `shipping_options[${index}]`),
  );
  return {
    shipping_address_collection:
      collection === undefined ? null : { allowed_countries: [...collection.allowed_countries] },
    shipping_cost: rates[0] === undefined ? null : costOf(rates[0]),
    shipping_options: rates.map(({ id, fixed_amount: amount }) => ({
      shipping_amount: amount?.amount ?? 0,
      shipping_rate: id,
    })),
  };
};

const costOf = ({
  id,
  fixed_amount: fixed,
}: Stripe.ShippingRate): Stripe.Checkout.Session.ShippingCost => ({
  amount_subtotal: fixed?.amount ?? 0,
  amount_tax: 0,
  amount_total: fixed?.amount ?? 0,
  shipping_rate: id,
});

/** The delivery address typed on the hosted page, and the chosen shipping rate. */
export type ShippingForm = {
  readonly name: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly country: string;
  /** The id of a shipping rate; empty means the first one. */
  readonly rate: string;
};

export const emptyShipping: ShippingForm = {
  name: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  rate: '',
};

const needsState = ['US', 'CA', 'AU'];
const hasNoPostalCode = ['IE', 'HK', 'AE'];

/**
 * What is missing in the address, for a session that asks for one; undefined if the address is
 * complete.
 */
export const shippingProblem = (
  session: Stripe.Checkout.Session,
  form: ShippingForm,
): string | undefined => {
  const collection = session.shipping_address_collection;
  if (collection === null) return undefined;
  if (!collection.allowed_countries.includes(form.country))
    return 'Choose a country from the list.';
  if (form.name === '') return 'Enter the name for the parcel.';
  if (form.line1 === '' || form.city === '') return 'Enter the street and the town for the parcel.';
  if (form.state === '' && needsState.includes(form.country)) return 'Enter the state or province.';
  if (form.postalCode === '' && !hasNoPostalCode.includes(form.country)) {
    return 'Enter the postal code.';
  }
  return undefined;
};

/** The address as stored in the payment and the session; undefined if none was asked for. */
export const toShippingDetails = (
  session: Stripe.Checkout.Session,
  form: ShippingForm,
): Stripe.Checkout.Session.CollectedInformation.ShippingDetails | undefined =>
  session.shipping_address_collection === null
    ? undefined
    : {
        name: form.name,
        address: {
          line1: form.line1,
          line2: form.line2 === '' ? null : form.line2,
          city: form.city,
          state: form.state === '' ? null : form.state,
          postal_code: form.postalCode === '' ? null : form.postalCode,
          country: form.country,
        },
      };

/** The changes of a session when the buyer chooses another shipping rate. */
export const chooseRate = (
  account: Account,
  session: Stripe.Checkout.Session,
  rateId: string,
): Partial<Stripe.Checkout.Session> => {
  const isOffered = session.shipping_options.some(({ shipping_rate: rate }) => rate === rateId);
  const rate = isOffered ? account.books.find('shipping_rate', rateId) : undefined;
  if (rate === undefined) return {};
  const cost = costOf(rate);
  return {
    shipping_cost: cost,
    amount_total: (session.amount_subtotal ?? 0) + cost.amount_total,
    total_details: { amount_discount: 0, amount_shipping: cost.amount_total, amount_tax: 0 },
  };
};
