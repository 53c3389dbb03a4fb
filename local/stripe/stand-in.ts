import { openAccount, type Account } from './account.ts';
import { answerApi } from './api.ts';
import { runDueChangesUntil } from './billing/clock.ts';
import { createFaults, type Faults } from './faults.ts';
import type { AccountSettings } from './objects-by-kind.ts';
import { createWebhookEndpoint } from './objects/events.ts';
import { defaultPortal } from './objects/portal.ts';
import { createPages } from './pages/routes.ts';
import { startEventDeliveries, type EventDeliveries } from './webhooks/deliver.ts';
import { openIdempotency } from './wire/idempotency.ts';
import type { ApiKey } from './wire/keys.ts';

export type StandInOptions = {
  /** The folder of the books; undefined keeps them in memory. */
  readonly folder: string | undefined;
  readonly keys: readonly ApiKey[];
  /** True for a new account, in which nothing is set up, not even the customer portal. */
  readonly isEmpty?: boolean;
  /** The webhook endpoint set in the Dashboard; undefined sends no webhooks. */
  readonly webhook?: { readonly url: string; readonly secret: string } | undefined;
  readonly settings?: Partial<Omit<AccountSettings, 'id'>>;
  readonly retryDelays?: readonly number[];
  readonly slowSeconds?: number;
  readonly machineTime?: () => number;
};

export type StripeStandIn = {
  readonly account: Account;
  readonly faults: Faults;
  readonly deliveries: EventDeliveries;
  /** Handles an API or page request; undefined breaks the connection. */
  readonly answer: (request: Request) => Promise<Response | undefined>;
  readonly close: () => Promise<void>;
};

/** Opens the stand-in. `origin` is its public address. */
export const openStandIn = (options: StandInOptions, origin: () => string): StripeStandIn => {
  const { folder, webhook, settings, machineTime } = options;
  const time = machineTime === undefined ? {} : { machineTime };
  const account = openAccount({
    folder,
    origin,
    ...(settings === undefined ? {} : { settings }),
    ...time,
  });
  const faults = createFaults();
  const deliveries = startEventDeliveries({
    account,
    faults,
    retryDelays: options.retryDelays ?? [10, 60, 600],
    timeoutSeconds: 20,
  });
  const endpoint = { id: 'we_settings' };
  account.books.drop('webhook_endpoint', endpoint.id);
  if (webhook !== undefined) {
    account.books.put('webhook_endpoint', {
      ...createWebhookEndpoint(account.now(), { ...webhook, enabled_events: ['*'] }),
      ...endpoint,
    });
  }
  const hasPortal = account.books.all('billing_portal.configuration').length > 0;
  if (!hasPortal && options.isEmpty !== true) {
    account.books.put('billing_portal.configuration', defaultPortal(account.now()));
  }
  account.books.commit();

  const api = {
    account,
    faults,
    keys: options.keys,
    idempotency: openIdempotency(account, machineTime),
    slowSeconds: options.slowSeconds ?? 5,
  };
  const pages = createPages({ account, faults, deliveries });
  return {
    account,
    faults,
    deliveries,
    answer: async (request) => {
      if (/^\/v[12]\//.test(new URL(request.url).pathname)) return answerApi(api, request);
      runDueChangesUntil(account, null, account.now());
      return pages.fetch(request);
    },
    close: async () => {
      deliveries.close();
      await deliveries.settled();
      account.books.commit();
    },
  };
};
