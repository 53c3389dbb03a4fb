import type Stripe from 'stripe';
import * as v from 'valibot';
import { newId } from '../books.ts';
import { endpoint, type Endpoint } from '../wire/endpoint.ts';
import { invalidRequest } from '../wire/errors.ts';
import { isInRange, toPage } from '../wire/lists.ts';
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
  withoutUnset,
} from '../wire/params.ts';

const thirtyDays = 30 * 86_400;

const Events = paramsOf<Stripe.EventListParams>()({
  ...pagingParams,
  created: v.optional(timeRangeParam()),
  delivery_success: v.optional(booleanParam()),
  type: v.optional(textParam()),
  types: v.optional(listParam(textParam(), 20)),
});
const endpointDetails = {
  description: v.optional(textParam()),
  metadata: v.optional(metadataParam()),
};
const Create = paramsOf<Stripe.WebhookEndpointCreateParams>()({
  ...endpointDetails,
  api_version: v.optional(textParam()),
  enabled_events: listParam(textParam()),
  url: textParam(),
});
const Update = paramsOf<Stripe.WebhookEndpointUpdateParams>()({
  ...endpointDetails,
  disabled: v.optional(booleanParam()),
  enabled_events: v.optional(listParam(textParam())),
  url: v.optional(textParam()),
});
const Endpoints = paramsOf<Stripe.WebhookEndpointListParams>()(pagingParams);

/** True if a type matches a subscribed one; `customer.*` matches all types with that prefix. */
const isType = (wanted: string, type: string): boolean =>
  wanted.endsWith('.*') ? type.startsWith(wanted.slice(0, -1)) : wanted === type;

/** An enabled webhook endpoint, which the caller stores; `now` is in seconds since 1970. */
export const createWebhookEndpoint = (
  now: number,
  {
    url,
    secret,
    enabled_events,
  }: { readonly url: string; readonly secret: string; readonly enabled_events: string[] },
): Stripe.WebhookEndpoint => ({
  id: newId('we'),
  object: 'webhook_endpoint',
  api_version: null,
  application: null,
  created: now,
  description: null,
  enabled_events,
  livemode: false,
  metadata: {},
  secret,
  status: 'enabled',
  url,
});

export const eventEndpoints: readonly Endpoint[] = [
  endpoint('GET', '/v1/events/:id', 'events', noParams, ({ account, id }) =>
    account.getOrThrow('event', id),
  ),
  endpoint('GET', '/v1/events', 'events', Events, ({ account, params }) => {
    if (params.type !== undefined && params.types !== undefined) {
      throw invalidRequest('You may not specify both `type` and `types`.', 'types');
    }
    const types = params.types ?? (params.type === undefined ? undefined : [params.type]);
    const undelivered = new Set(
      account.books
        .all('delivery')
        .filter(({ state }) => state !== 'delivered')
        .map(({ event }) => event),
    );
    return toPage(
      account.books
        .all('event')
        .filter(
          ({ id, type, created }) =>
            created > account.now() - thirtyDays &&
            (types === undefined || types.some((one) => isType(one, type))) &&
            (params.delivery_success === undefined ||
              undelivered.has(id) !== params.delivery_success) &&
            isInRange(created, params.created),
        )
        .toReversed(),
      '/v1/events',
      params,
    );
  }),
  {
    ...endpoint(
      'POST',
      '/v1/webhook_endpoints',
      'webhook_endpoints',
      Create,
      ({ account, params }) => {
        if (!URL.canParse(params.url)) {
          throw invalidRequest(
            'Invalid URL: An explicit scheme (such as https) must be provided.',
            'url',
          );
        }
        const secret = `whsec_${newId('').slice(1)}`;
        return account.add('webhook_endpoint', {
          ...createWebhookEndpoint(account.now(), { ...params, secret }),
          api_version: params.api_version ?? null,
          description: params.description ?? null,
          metadata: mergeMetadata({}, params.metadata),
        });
      },
    ),
    // Only this response includes the secret.
    showsAll: true,
  },
  endpoint('GET', '/v1/webhook_endpoints/:id', 'webhook_endpoints', noParams, ({ account, id }) =>
    account.getOrThrow('webhook_endpoint', id),
  ),
  endpoint(
    'POST',
    '/v1/webhook_endpoints/:id',
    'webhook_endpoints',
    Update,
    ({ account, id, params }) => {
      const { metadata, disabled, ...rest } = params;
      const known = account.getOrThrow('webhook_endpoint', id);
      return account.change('webhook_endpoint', id, {
        ...withoutUnset(rest),
        ...(disabled === undefined ? {} : { status: disabled ? 'disabled' : 'enabled' }),
        metadata: mergeMetadata(known.metadata, metadata),
      });
    },
  ),
  endpoint('GET', '/v1/webhook_endpoints', 'webhook_endpoints', Endpoints, ({ account, params }) =>
    toPage(account.books.all('webhook_endpoint').toReversed(), '/v1/webhook_endpoints', params),
  ),
  endpoint(
    'DELETE',
    '/v1/webhook_endpoints/:id',
    'webhook_endpoints',
    noParams,
    ({ account, id }) => {
      account.getOrThrow('webhook_endpoint', id);
      account.books.drop('webhook_endpoint', id);
      return { id, object: 'webhook_endpoint', deleted: true };
    },
  ),
];
