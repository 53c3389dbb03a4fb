import type Stripe from 'stripe';
import * as v from 'valibot';
import type { Account } from '../account.ts';
import { newId } from '../books.ts';
import { endpoint, type Endpoint } from '../wire/endpoint.ts';
import { invalidRequest } from '../wire/errors.ts';
import { toPage } from '../wire/lists.ts';
import { mergeMetadata } from '../wire/metadata.ts';
import {
  emptyableParam,
  booleanParam,
  listParam,
  metadataParam,
  noParams,
  pagingParams,
  paramsOf,
  textParam,
  oneOfParam,
} from '../wire/params.ts';

const Features = v.strictObject({
  customer_update: v.optional(
    v.strictObject({
      enabled: v.optional(booleanParam()),
      allowed_updates: v.optional(
        listParam(oneOfParam('address', 'email', 'name', 'phone', 'shipping', 'tax_id')),
      ),
    }),
  ),
  invoice_history: v.optional(v.strictObject({ enabled: booleanParam() })),
  payment_method_update: v.optional(v.strictObject({ enabled: booleanParam() })),
  subscription_cancel: v.optional(
    v.strictObject({
      enabled: booleanParam(),
      mode: v.optional(oneOfParam('at_period_end', 'immediately')),
      proration_behavior: v.optional(oneOfParam('none')),
    }),
  ),
  subscription_pause: v.optional(v.strictObject({ enabled: v.optional(booleanParam()) })),
  // Changing prices isn't supported, so the only accepted value is off.
  subscription_update: v.optional(v.strictObject({ enabled: v.optional(oneOfParam('false')) })),
});
const details = {
  business_profile: v.optional(
    v.strictObject({
      headline: v.optional(emptyableParam(textParam(60))),
      privacy_policy_url: v.optional(textParam()),
      terms_of_service_url: v.optional(textParam()),
    }),
  ),
  default_return_url: v.optional(emptyableParam(textParam())),
  metadata: v.optional(metadataParam()),
  name: v.optional(emptyableParam(textParam())),
};
const Create = paramsOf<Stripe.BillingPortal.ConfigurationCreateParams>()({
  ...details,
  features: Features,
});
const Update = paramsOf<Stripe.BillingPortal.ConfigurationUpdateParams>()({
  ...details,
  active: v.optional(booleanParam()),
  features: v.optional(Features),
});
const List = paramsOf<Stripe.BillingPortal.ConfigurationListParams>()({
  ...pagingParams,
  active: v.optional(booleanParam()),
  is_default: v.optional(booleanParam()),
});
const SessionCreate = paramsOf<Stripe.BillingPortal.SessionCreateParams>()({
  customer: textParam(),
  configuration: v.optional(textParam()),
  flow_data: v.optional(
    v.strictObject({
      type: oneOfParam('payment_method_update'),
      after_completion: v.optional(
        v.strictObject({
          type: oneOfParam('redirect'),
          redirect: v.strictObject({ return_url: textParam() }),
        }),
      ),
    }),
  ),
  locale: v.optional(textParam(10)),
  return_url: v.optional(textParam()),
});

type Params = v.InferOutput<typeof Create>;

/** The flow of a portal session that was opened for a single purpose. */
const toFlow = (
  sent: v.InferOutput<typeof SessionCreate>['flow_data'],
): Stripe.BillingPortal.Session.Flow | null =>
  sent === undefined
    ? null
    : {
        type: sent.type,
        after_completion: {
          type: sent.after_completion?.type ?? 'portal_homepage',
          hosted_confirmation: null,
          redirect: sent.after_completion?.redirect ?? null,
        },
        customer_update: null,
        subscription_cancel: null,
        subscription_pause: null,
        subscription_update: null,
        subscription_update_confirm: null,
      };

/** Creates a portal configuration. Features that the request doesn't mention are off. */
const createPortalConfiguration = (
  now: number,
  params: Params,
  isDefault = false,
): Stripe.BillingPortal.Configuration => {
  const { features: sent, business_profile: profile } = params;
  const cancel = sent.subscription_cancel;
  return {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: {
      headline: profile?.headline ?? null,
      privacy_policy_url: profile?.privacy_policy_url ?? null,
      terms_of_service_url: profile?.terms_of_service_url ?? null,
    },
    created: now,
    default_return_url: params.default_return_url ?? null,
    features: {
      customer_update: {
        enabled: sent.customer_update?.enabled ?? false,
        allowed_updates: sent.customer_update?.allowed_updates ?? [],
      },
      invoice_history: { enabled: sent.invoice_history?.enabled ?? false },
      payment_method_update: {
        enabled: sent.payment_method_update?.enabled ?? false,
        payment_method_configuration: null,
      },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: cancel?.enabled ?? false,
        mode: cancel?.mode ?? 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: {
        duration: { interval_options: [], type: 'indefinite' },
        enabled: sent.subscription_pause?.enabled ?? false,
      },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: false,
        products: [],
        proration_behavior: 'none',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: mergeMetadata({}, params.metadata),
    name: params.name ?? null,
    updated: now,
  };
};

/**
 * The configuration saved in the Dashboard. Only a pause that the site starts has an end, so
 * pausing isn't offered here.
 */
export const defaultPortal = (now: number): Stripe.BillingPortal.Configuration =>
  createPortalConfiguration(
    now,
    {
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
      },
    },
    true,
  );

const configurationFor = (account: Account, id: string | undefined): string => {
  if (id !== undefined)
    return account.getOrThrow('billing_portal.configuration', id, 'configuration').id;
  const saved = account.books
    .all('billing_portal.configuration')
    .find(({ is_default, active }) => is_default && active);
  if (saved !== undefined) return saved.id;
  throw invalidRequest(
    'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.',
  );
};

const path = '/v1/billing_portal/configurations';

export const portalEndpoints: readonly Endpoint[] = [
  endpoint('POST', path, 'customer_portal', Create, ({ account, params }) =>
    account.add(
      'billing_portal.configuration',
      createPortalConfiguration(account.now(), params),
      'billing_portal.configuration.created',
    ),
  ),
  endpoint('GET', `${path}/:id`, 'customer_portal', noParams, ({ account, id }) =>
    account.getOrThrow('billing_portal.configuration', id),
  ),
  endpoint('POST', `${path}/:id`, 'customer_portal', Update, ({ account, id, params }) => {
    const known = account.getOrThrow('billing_portal.configuration', id);
    const { features } = createPortalConfiguration(account.now(), {
      features: params.features ?? {},
    });
    const sent = Object.keys(params.features ?? {});
    return account.change(
      'billing_portal.configuration',
      id,
      {
        ...(params.active === undefined ? {} : { active: params.active }),
        ...(params.name === undefined ? {} : { name: params.name }),
        ...(params.default_return_url === undefined
          ? {}
          : { default_return_url: params.default_return_url }),
        features: {
          ...known.features,
          ...Object.fromEntries(Object.entries(features).filter(([name]) => sent.includes(name))),
        },
        metadata: mergeMetadata(known.metadata ?? {}, params.metadata),
        updated: account.now(),
      },
      'billing_portal.configuration.updated',
    );
  }),
  endpoint('GET', path, 'customer_portal', List, ({ account, params }) =>
    toPage(
      account.books
        .all('billing_portal.configuration')
        .filter(
          (one) =>
            (params.active === undefined || one.active === params.active) &&
            (params.is_default === undefined || one.is_default === params.is_default),
        )
        .toReversed(),
      path,
      params,
    ),
  ),
  endpoint(
    'POST',
    '/v1/billing_portal/sessions',
    'customer_portal',
    SessionCreate,
    ({ account, params }) => {
      const customer = account.getOrThrow('customer', params.customer, 'customer');
      const configuration = configurationFor(account, params.configuration);
      const id = newId('bps');
      const saved = account.getOrThrow('billing_portal.configuration', configuration);
      if (params.flow_data !== undefined && !saved.features.payment_method_update.enabled) {
        throw invalidRequest(
          'This portal configuration does not allow customers to update their payment methods.',
          'flow_data[type]',
        );
      }
      return account.add(
        'billing_portal.session',
        {
          id,
          object: 'billing_portal.session',
          configuration,
          created: account.now(customer.id),
          customer: customer.id,
          customer_account: null,
          flow: toFlow(params.flow_data),
          livemode: false,
          locale: params.locale ?? null,
          on_behalf_of: null,
          return_url: params.return_url ?? saved.default_return_url,
          url: account.link(`/p/session/${id}`),
        },
        'billing_portal.session.created',
      );
    },
  ),
];
