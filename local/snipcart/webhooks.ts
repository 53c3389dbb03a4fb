import { newToken, type SnipcartBooks, type WebhookDelivery, type BookedOrder } from './books.ts';

export type SnipcartWebhooks = {
  /** Sends an event about an order, unless it was told to lose the next webhooks. */
  readonly send: (eventName: string, order: BookedOrder, more?: object) => Promise<void>;
  /** Sends a webhook again, with a new token. */
  readonly repeat: (id: string) => Promise<void>;
  /** Sends the site a request and resolves with its response; undefined if the request fails. */
  readonly ask: (eventName: string, content: object) => Promise<unknown>;
  /** Loses this many of the next webhooks. */
  readonly lose: (count: number) => void;
  readonly isValid: (token: string) => boolean;
  /** Expires all issued tokens, as happens after an hour. */
  readonly expireTokens: () => void;
  /** Resolves when all webhooks under way have been delivered. */
  readonly settled: () => Promise<void>;
};

const hour = 3_600_000;

/**
 * Sends Snipcart's webhooks: one attempt each, with a token that the site validates by a request
 * back.
 */
export const createSnipcartWebhooks = (
  books: SnipcartBooks,
  urls: { readonly events: string | undefined; readonly shipping: string | undefined },
): SnipcartWebhooks => {
  const tokens = new Map<string, number>();
  const running = new Set<Promise<unknown>>();
  let lost = 0;

  const post = async (url: string | undefined, body: string): Promise<Response | undefined> => {
    if (url === undefined) return undefined;
    const token = newToken();
    tokens.set(token, Date.now() + hour);
    try {
      return await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-snipcart-requesttoken': token },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(20_000),
      });
    } catch {
      return undefined;
    }
  };

  const bodyOf = (eventName: string, content: object): string =>
    JSON.stringify({ eventName, mode: 'Test', createdOn: new Date().toISOString(), content });

  const deliver = async (delivery: WebhookDelivery): Promise<void> => {
    const answer = await post(urls.events, delivery.body);
    await answer?.arrayBuffer();
    const said = answer === undefined ? 'no connection' : String(answer.status);
    books.putDelivery({ ...delivery, answer: said });
  };

  const track = (sending: Promise<void>): Promise<void> => {
    running.add(sending);
    return sending.finally(() => running.delete(sending));
  };

  return {
    send: async (eventName, order, more = {}) => {
      const delivery: WebhookDelivery = {
        id: newToken(),
        orderToken: order.token,
        eventName,
        body: bodyOf(eventName, { ...order, ...more }),
        answer: 'lost',
      };
      books.putDelivery(delivery);
      if (lost > 0) {
        lost -= 1;
        return;
      }
      await track(deliver(delivery));
    },
    repeat: async (id) => {
      const delivery = books.deliveries().find((one) => one.id === id);
      if (delivery !== undefined) await track(deliver(delivery));
    },
    ask: async (eventName, content) => {
      const answer = await post(urls.shipping, bodyOf(eventName, content));
      if (answer?.ok !== true) return undefined;
      try {
        return await answer.json();
      } catch {
        return undefined;
      }
    },
    lose: (count) => void (lost = count),
    isValid: (token) => (tokens.get(token) ?? 0) > Date.now(),
    expireTokens: () => tokens.forEach((_, token) => tokens.set(token, 0)),
    settled: async () => {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
};
