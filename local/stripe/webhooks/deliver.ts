import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { newId } from '../books.ts';
import type { Faults } from '../faults.ts';
import type { EventDelivery, StoredEvent } from '../objects-by-kind.ts';
import { webhookSignatureHeader } from './signature.ts';

/** Sends events to the endpoints that subscribe to them. */
export type EventDeliveries = {
  /** Resolves when all deliveries under way have ended. */
  readonly settled: () => Promise<void>;
  /** Sends the held webhooks, in their order or newest first. */
  readonly release: (order?: 'as they came' | 'newest first') => Promise<void>;
  /** Sends an event again, whether or not it was delivered. */
  readonly resend: (event: string, times?: number) => Promise<void>;
  readonly close: () => void;
};

export type EventDeliveryOptions = {
  readonly account: Account;
  readonly faults: Faults;
  /** The seconds before each retry. */
  readonly retryDelays: readonly number[];
  readonly timeoutSeconds: number;
};

const wants = ({ enabled_events, status }: Stripe.WebhookEndpoint, type: string): boolean =>
  status === 'enabled' && (enabled_events.includes('*') || enabled_events.includes(type));

/** Starts delivering every new event. */
export const startEventDeliveries = ({
  account,
  faults,
  retryDelays,
  timeoutSeconds,
}: EventDeliveryOptions): EventDeliveries => {
  const { books } = account;
  const running = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();

  const later = (seconds: number, act: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, seconds * 1000);
    timer.unref();
    timers.add(timer);
  };

  const post = async (event: StoredEvent, endpoint: Stripe.WebhookEndpoint): Promise<string> => {
    const payload = JSON.stringify(event, null, 2);
    const time = Math.floor(Date.now() / 1000);
    try {
      const answer = await fetch(endpoint.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': webhookSignatureHeader(payload, [endpoint.secret ?? ''], time),
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body: payload,
        // A redirect counts as a failure.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutSeconds * 1000),
      });
      await answer.arrayBuffer();
      return String(answer.status);
    } catch (error) {
      return error instanceof Error && error.name === 'TimeoutError'
        ? 'no answer in time'
        : 'no connection';
    }
  };

  const countPending = (id: string): void => {
    const event = books.find('event', id);
    if (event === undefined) return;
    const open = books
      .all('delivery')
      .filter((one) => one.event === id && one.state !== 'delivered').length;
    books.put('event', { ...event, pending_webhooks: open });
  };

  const attempt = async (id: string): Promise<void> => {
    const delivery = books.find('delivery', id);
    const event = books.find('event', delivery?.event ?? '');
    const endpoint = books.find('webhook_endpoint', delivery?.endpoint ?? '');
    if (delivery === undefined || event === undefined || endpoint === undefined) return;
    const answer = await post(event, endpoint);
    const isDelivered = /^2\d\d$/.test(answer);
    const attempts = delivery.attempts + 1;
    const delay = retryDelays[attempts - 1];
    const state = isDelivered ? 'delivered' : delay === undefined ? 'failed' : 'pending';
    books.put('delivery', { ...delivery, attempts, state, lastAnswer: answer });
    countPending(event.id);
    books.commit();
    if (state === 'pending' && delay !== undefined) later(delay, () => void begin(id));
  };

  const begin = (id: string): Promise<void> => {
    const run: Promise<void> = attempt(id).finally(() => running.delete(run));
    running.add(run);
    return run;
  };

  const queue = (
    event: StoredEvent,
    endpoint: Stripe.WebhookEndpoint,
    state: EventDelivery['state'],
  ): string =>
    books.put('delivery', {
      id: newId('dlv'),
      event: event.id,
      endpoint: endpoint.id,
      attempts: 0,
      state,
      lastAnswer: '',
    }).id;

  account.onEvent((event) => {
    for (const endpoint of books.all('webhook_endpoint')) {
      if (!wants(endpoint, event.type)) continue;
      const fate = faults.takeWebhook();
      if (fate === 'lost') queue(event, endpoint, 'lost');
      else if (fate === 'held') queue(event, endpoint, 'held');
      else {
        for (let copy = 0; copy < (fate === 'doubled' ? 2 : 1); copy += 1) {
          const id = queue(event, endpoint, 'pending');
          // Sent after the whole request has been executed, because the endpoint reads the object
          // again.
          const run: Promise<void> = Promise.resolve()
            .then(() => begin(id))
            .finally(() => running.delete(run));
          running.add(run);
        }
      }
    }
    countPending(event.id);
  });

  // Deliveries that were waiting for a retry when the stand-in ended.
  for (const { id, state } of books.all('delivery')) {
    if (state === 'pending') later(retryDelays[0] ?? 0, () => void begin(id));
  }

  const settled = async (): Promise<void> => {
    while (running.size > 0) await Promise.all(running);
  };

  return {
    settled,
    release: async (order = 'as they came') => {
      const waiting = books
        .all('delivery')
        .filter(({ state }) => state === 'held' || state === 'pending' || state === 'failed');
      // One after the other, so that they arrive in this order.
      for (const { id } of order === 'newest first' ? waiting.toReversed() : waiting)
        await begin(id);
    },
    resend: async (id, times = 1) => {
      const event = account.getOrThrow('event', id);
      for (const endpoint of books.all('webhook_endpoint')) {
        if (!wants(endpoint, event.type)) continue;
        for (let copy = 0; copy < times; copy += 1) await begin(queue(event, endpoint, 'pending'));
      }
    },
    close: () => timers.forEach((timer) => clearTimeout(timer)),
  };
};
