import type Stripe from 'stripe';
import * as v from 'valibot';
import { newId } from '../books.ts';
import { endpoint, type Endpoint } from '../wire/endpoint.ts';
import { invalidRequest, WireError } from '../wire/errors.ts';
import { listEndpoint } from '../wire/list-endpoint.ts';
import { mergeMetadata } from '../wire/metadata.ts';
import {
  emptyableParam,
  booleanParam,
  listParam,
  metadataParam,
  pagingParams,
  noParams,
  paramsOf,
  timeRangeParam,
  textParam,
  withoutUnset,
} from '../wire/params.ts';
import { searchEndpoint } from '../wire/search.ts';

const details = {
  active: v.optional(booleanParam()),
  description: v.optional(emptyableParam(textParam(40_000))),
  images: v.optional(listParam(textParam(2048), 8)),
  metadata: v.optional(metadataParam()),
  shippable: v.optional(booleanParam()),
  statement_descriptor: v.optional(textParam(22)),
  tax_code: v.optional(emptyableParam(textParam())),
  unit_label: v.optional(emptyableParam(textParam(12))),
  url: v.optional(emptyableParam(textParam(2048))),
};
const Create = paramsOf<Stripe.ProductCreateParams>()({
  ...details,
  id: v.optional(textParam()),
  name: textParam(250),
});
const Update = paramsOf<Stripe.ProductUpdateParams>()({
  ...details,
  name: v.optional(textParam(250)),
  default_price: v.optional(textParam()),
});
const List = paramsOf<Stripe.ProductListParams>()({
  ...pagingParams,
  active: v.optional(booleanParam()),
  created: v.optional(timeRangeParam()),
  ids: v.optional(listParam(textParam())),
});

/** Creates a product, with Stripe's defaults for what the request leaves out. */
export const createProduct = (
  now: number,
  { id = newId('prod'), metadata, ...params }: v.InferOutput<typeof Create>,
): Stripe.Product => ({
  id,
  object: 'product',
  active: params.active ?? true,
  created: now,
  default_price: null,
  description: params.description ?? null,
  images: params.images ?? [],
  livemode: false,
  marketing_features: [],
  metadata: mergeMetadata({}, metadata),
  name: params.name,
  package_dimensions: null,
  shippable: params.shippable ?? null,
  statement_descriptor: params.statement_descriptor ?? null,
  tax_code: params.tax_code ?? null,
  tax_details: null,
  type: 'service',
  unit_label: params.unit_label ?? null,
  updated: now,
  url: params.url ?? null,
});

export const productEndpoints: readonly Endpoint[] = [
  endpoint('POST', '/v1/products', 'products', Create, ({ account, params }) => {
    if (params.id !== undefined && account.books.find('product', params.id) !== undefined) {
      throw new WireError(400, `Product already exists.`, { code: 'resource_already_exists' });
    }
    return account.add('product', createProduct(account.now(), params), 'product.created');
  }),
  searchEndpoint('product', '/v1/products/search', 'products'),
  endpoint('GET', '/v1/products/:id', 'products', noParams, ({ account, id }) =>
    account.getOrThrow('product', id),
  ),
  endpoint('POST', '/v1/products/:id', 'products', Update, ({ account, id, params }) => {
    const { metadata, default_price, ...rest } = params;
    const known = account.getOrThrow('product', id);
    if (
      default_price !== undefined &&
      account.getOrThrow('price', default_price, 'default_price').product !== id
    ) {
      throw invalidRequest('The default price must belong to the product.', 'default_price');
    }
    return account.change(
      'product',
      id,
      {
        ...withoutUnset(rest),
        ...(default_price === undefined ? {} : { default_price }),
        metadata: mergeMetadata(known.metadata, metadata),
        updated: account.now(),
      },
      'product.updated',
    );
  }),
  listEndpoint(
    'product',
    '/v1/products',
    'products',
    List,
    ({ id, active }, params) =>
      (params.active === undefined || active === params.active) &&
      (params.ids === undefined || params.ids.includes(id)),
  ),
  endpoint('DELETE', '/v1/products/:id', 'products', noParams, ({ account, id }) => {
    const product = account.getOrThrow('product', id);
    if (account.books.all('price').some((price) => price.product === id)) {
      throw invalidRequest(
        'This product cannot be deleted because it has one or more user-created prices.',
      );
    }
    account.books.drop('product', id);
    account.emit('product.deleted', product);
    return { id, object: 'product', deleted: true };
  }),
];
