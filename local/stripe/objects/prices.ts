import Stripe from 'stripe';
import * as v from 'valibot';
import type { Account } from '../account.ts';
import { newId } from '../books.ts';
import { endpoint, type Endpoint } from '../wire/endpoint.ts';
import { invalidRequest } from '../wire/errors.ts';
import { listEndpoint } from '../wire/list-endpoint.ts';
import { mergeMetadata } from '../wire/metadata.ts';
import {
  booleanParam,
  listParam,
  metadataParam,
  noParams,
  pagingParams,
  paramsOf,
  timeRangeParam,
  textParam,
  wholeNumberParam,
  withoutUnset,
  oneOfParam,
} from '../wire/params.ts';
import { searchEndpoint } from '../wire/search.ts';
import { createProduct } from './products.ts';

/** An amount as a decimal: a class in the SDK, a string in the API. */
export const toDecimal = (amount: number): Stripe.Decimal => Stripe.Decimal.from(amount);

/** A currency's three-letter code. */
export const currencyParam = () =>
  v.pipe(
    v.string(),
    v.regex(
      /^[a-z]{3}$/i,
      ({ input }) => `|Invalid currency: ${input}. It must be a three-letter ISO code.`,
    ),
    v.transform((input) => input.toLowerCase()),
  );

/** The billing interval of a price. */
export const recurringParams = v.strictObject({
  interval: oneOfParam('day', 'week', 'month', 'year'),
  interval_count: v.optional(wholeNumberParam(1, 1095)),
  usage_type: v.optional(oneOfParam('licensed')),
});

const taxBehavior = oneOfParam('exclusive', 'inclusive', 'unspecified');
const CurrencyOptions = v.record(
  v.pipe(v.string(), v.regex(/^[a-z]{3}$/, '|Invalid currency.')),
  v.strictObject({
    unit_amount: v.optional(wholeNumberParam(0)),
    tax_behavior: v.optional(taxBehavior),
  }),
);
const Create = paramsOf<Stripe.PriceCreateParams>()({
  currency: currencyParam(),
  active: v.optional(booleanParam()),
  currency_options: v.optional(CurrencyOptions),
  lookup_key: v.optional(textParam(200)),
  metadata: v.optional(metadataParam()),
  nickname: v.optional(textParam()),
  product: v.optional(textParam()),
  product_data: v.optional(
    v.strictObject({
      name: textParam(250),
      metadata: v.optional(metadataParam()),
      tax_code: v.optional(textParam()),
    }),
  ),
  recurring: v.optional(recurringParams),
  tax_behavior: v.optional(taxBehavior),
  transfer_lookup_key: v.optional(booleanParam()),
  unit_amount: wholeNumberParam(0),
});
const Update = paramsOf<Stripe.PriceUpdateParams>()({
  active: v.optional(booleanParam()),
  currency_options: v.optional(CurrencyOptions),
  lookup_key: v.optional(textParam(200)),
  metadata: v.optional(metadataParam()),
  nickname: v.optional(textParam()),
  tax_behavior: v.optional(taxBehavior),
  transfer_lookup_key: v.optional(booleanParam()),
});
const List = paramsOf<Stripe.PriceListParams>()({
  ...pagingParams,
  active: v.optional(booleanParam()),
  created: v.optional(timeRangeParam()),
  currency: v.optional(currencyParam()),
  lookup_keys: v.optional(listParam(textParam(), 10)),
  product: v.optional(textParam()),
  type: v.optional(oneOfParam('one_time', 'recurring')),
});

type CurrencyOptions = v.InferOutput<typeof CurrencyOptions>;

const toOptions = (sent: CurrencyOptions): NonNullable<Stripe.Price['currency_options']> =>
  Object.fromEntries(
    Object.entries(sent).map(([currency, { unit_amount = 0, tax_behavior = 'unspecified' }]) => [
      currency,
      {
        custom_unit_amount: null,
        tax_behavior,
        unit_amount,
        unit_amount_decimal: toDecimal(unit_amount),
      },
    ]),
  );

type NewPrice = {
  readonly currency: string;
  readonly product: string;
  readonly unit_amount: number;
  readonly recurring?: v.InferOutput<typeof recurringParams> | undefined;
  readonly tax_behavior?: 'exclusive' | 'inclusive' | 'unspecified' | undefined;
  readonly currency_options?: CurrencyOptions | undefined;
};

/** Creates a price, with Stripe's defaults for what the request leaves out. */
export const createPrice = (now: number, price: NewPrice): Stripe.Price => {
  const { currency, product, unit_amount, tax_behavior = 'unspecified' } = price;
  return {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: now,
    currency,
    currency_options: toOptions({
      ...price.currency_options,
      [currency]: { unit_amount, tax_behavior },
    }),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring:
      price.recurring === undefined
        ? null
        : {
            interval: price.recurring.interval,
            interval_count: price.recurring.interval_count ?? 1,
            meter: null,
            trial_period_days: null,
            usage_type: 'licensed',
          },
    tax_behavior,
    tiers_mode: null,
    transform_quantity: null,
    type: price.recurring === undefined ? 'one_time' : 'recurring',
    unit_amount,
    unit_amount_decimal: toDecimal(unit_amount),
  };
};

/** The price's amount in a currency; undefined if it has none. */
export const amountIn = (
  { currency, unit_amount, currency_options }: Stripe.Price,
  wanted: string,
): number | undefined =>
  (wanted === currency ? unit_amount : currency_options?.[wanted]?.unit_amount) ?? undefined;

const claimLookupKey = (
  account: Account,
  key: string | undefined,
  canTransfer: boolean,
  own?: string,
): void => {
  if (key === undefined) return;
  const holder = account.books
    .all('price')
    .find((price) => price.lookup_key === key && price.id !== own);
  if (holder === undefined) return;
  if (!canTransfer) {
    throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key');
  }
  account.change('price', holder.id, { lookup_key: null }, 'price.updated');
};

export const priceEndpoints: readonly Endpoint[] = [
  endpoint('POST', '/v1/prices', 'prices', Create, ({ account, params }) => {
    if ((params.product === undefined) === (params.product_data === undefined)) {
      throw invalidRequest(
        'You must specify either `product` or `product_data` when creating a price.',
      );
    }
    if (params.product !== undefined) account.getOrThrow('product', params.product, 'product');
    claimLookupKey(account, params.lookup_key, params.transfer_lookup_key ?? false);
    const product =
      params.product ??
      account.add(
        'product',
        createProduct(account.now(), params.product_data ?? { name: '' }),
        'product.created',
      ).id;
    const price: Stripe.Price = {
      ...createPrice(account.now(), { ...params, product }),
      active: params.active ?? true,
      lookup_key: params.lookup_key ?? null,
      nickname: params.nickname ?? null,
      metadata: mergeMetadata({}, params.metadata),
    };
    return account.add('price', price, 'price.created');
  }),
  searchEndpoint('price', '/v1/prices/search', 'prices'),
  endpoint('GET', '/v1/prices/:id', 'prices', noParams, ({ account, id }) =>
    account.getOrThrow('price', id),
  ),
  endpoint('POST', '/v1/prices/:id', 'prices', Update, ({ account, id, params }) => {
    const { metadata, currency_options, transfer_lookup_key, ...rest } = params;
    const known = account.getOrThrow('price', id);
    claimLookupKey(account, params.lookup_key, transfer_lookup_key ?? false, id);
    return account.change(
      'price',
      id,
      {
        ...withoutUnset(rest),
        currency_options: { ...known.currency_options, ...toOptions(currency_options ?? {}) },
        metadata: mergeMetadata(known.metadata, metadata),
      },
      'price.updated',
    );
  }),
  listEndpoint(
    'price',
    '/v1/prices',
    'prices',
    List,
    (price, params) =>
      (params.active === undefined || price.active === params.active) &&
      (params.currency === undefined || price.currency === params.currency) &&
      (params.product === undefined || price.product === params.product) &&
      (params.type === undefined || price.type === params.type) &&
      (params.lookup_keys === undefined || params.lookup_keys.includes(price.lookup_key ?? '')),
  ),
];
