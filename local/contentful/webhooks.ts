import { createHash, createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { managementType } from './contentful-error.ts';

/** A content event that webhooks are called for. */
type ContentEvent = {
  /** `Entry`, `Asset`, `ContentType`, `BulkAction`, `Release` … */
  readonly type: string;
  readonly action: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly environmentId: string;
  readonly id: string;
  readonly contentTypeId?: string;
  /** The headers of the bulk action that caused it, such as `x-contentful-bulk-action-id`. */
  readonly group?: Readonly<Record<string, string>>;
};

const FilterSchema = v.looseObject({});
export const WebhookBodySchema = v.object({
  name: v.string(),
  url: v.pipe(v.string(), v.url()),
  topics: v.pipe(v.array(v.string()), v.minLength(1)),
  filters: v.optional(v.nullable(v.array(FilterSchema)), null),
  headers: v.optional(
    v.array(v.looseObject({ key: v.string(), value: v.optional(v.string(), '') })),
    () => [],
  ),
  active: v.optional(v.boolean(), true),
  httpBasicUsername: v.optional(v.nullable(v.string())),
  transformation: v.optional(v.nullable(v.looseObject({}))),
});
export type WebhookState = {
  readonly id: string;
  readonly createdAt: string;
  updatedAt: string;
  version: number;
  body: v.InferOutput<typeof WebhookBodySchema>;
};

/** One delivery, as a webhook's call log shows it. */
type WebhookCall = {
  readonly id: string;
  readonly webhookId: string;
  readonly eventType: string;
  readonly url: string;
  /** Undefined if there was no response. */
  readonly statusCode: number | undefined;
  readonly errors: readonly string[];
  readonly requestAt: string;
  readonly responseAt: string;
};

/**
 * True if a topic such as `Entry.publish` matches one that a webhook subscribes to, such as
 * `Entry.*`.
 */
const hasTopic = (topics: readonly string[], type: string, action: string): boolean =>
  topics.some((topic) => {
    const [wantedType, wantedAction] = topic.split('.');
    return (
      (wantedType === '*' || wantedType === type) &&
      (wantedAction === '*' || wantedAction === action)
    );
  });

const DocSchema = v.object({ doc: v.string() });
const OperandsSchema = v.tuple([DocSchema, v.union([v.string(), v.array(v.string())])]);

const passesFilter = (filter: Record<string, unknown>, event: ContentEvent): boolean => {
  const values: Readonly<Record<string, string | undefined>> = {
    'sys.id': event.id,
    'sys.environment.sys.id': event.environmentId,
    'sys.contentType.sys.id': event.contentTypeId,
  };
  if ('not' in filter) return !passesFilter(v.parse(FilterSchema, filter['not']), event);
  if ('equals' in filter) {
    const [{ doc }, wanted] = v.parse(OperandsSchema, filter['equals']);
    return values[doc] === wanted;
  }
  if ('in' in filter) {
    const [{ doc }, wanted] = v.parse(OperandsSchema, filter['in']);
    return wanted.includes(values[doc] ?? '');
  }
  return true;
};

/**
 * Contentful's signature: HMAC-SHA256 in hex of method, path, signed headers and body, joined with
 * newlines (@contentful/node-apps-toolkit 3.16.1, `requests`).
 */
export const contentfulSignatureOf = (
  secret: string,
  request: {
    readonly method: string;
    /** Including the query. */
    readonly path: string;
    /** By lower-case name. */
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  },
  now: Date,
): Record<string, string> => {
  const timestamp = String(now.getTime());
  const signed: Record<string, string> = {
    ...request.headers,
    'x-contentful-timestamp': timestamp,
  };
  const names = [...Object.keys(signed), 'x-contentful-signed-headers'].sort();
  signed['x-contentful-signed-headers'] = names.join(',');
  const headers = names.map((name) => `${name}:${(signed[name] ?? '').trim()}`).join(';');
  const text = [request.method, request.path, headers, request.body].join('\n');
  return {
    ...signed,
    'x-contentful-signature': createHmac('sha256', secret).update(text).digest('hex'),
  };
};

export type SpaceWebhooks = {
  readonly definitions: Map<string, WebhookState>;
  readonly calls: () => readonly WebhookCall[];
  signingSecret: string | undefined;
  readonly emit: (event: ContentEvent) => void;
  /** Resolves when every event has been delivered or given up. */
  readonly settle: () => Promise<void>;
};

// Contentful retries twice, about 30 s apart, and only after 429 and 5xx.
const tries = 3;

/** Delivers events to the webhooks of a space, signed if there is a signing secret. */
export const createSpaceWebhooks = (
  spaceId: string,
  { retryMs = 30_000, timeoutMs = 30_000 }: { retryMs?: number; timeoutMs?: number } = {},
): SpaceWebhooks => {
  const definitions = new Map<string, WebhookState>();
  const calls: WebhookCall[] = [];
  const running = new Set<Promise<void>>();

  const deliver = async (webhook: WebhookState, event: ContentEvent): Promise<void> => {
    const { url, name, headers } = webhook.body;
    const topic = `ContentManagement.${event.type}.${event.action}`;
    const body = JSON.stringify(event.body);
    const target = new URL(url);
    const plain: Record<string, string> = {
      'content-type': managementType,
      'x-contentful-topic': topic,
      'x-contentful-webhook-name': name,
      'x-contentful-crn': `crn:contentful:::content:spaces/${spaceId}`,
      'x-contentful-event-datetime': new Date().toISOString(),
      'x-contentful-idempotency-key': createHash('sha256').update(randomUUID()).digest('hex'),
      ...event.group,
      ...Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value])),
    };
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      const requestAt = new Date();
      const secret = webhooks.signingSecret;
      const path = `${target.pathname}${target.search}`;
      const signed =
        secret === undefined
          ? plain
          : contentfulSignatureOf(
              secret,
              { method: 'POST', path, headers: plain, body },
              requestAt,
            );
      const answer = await fetch(target, {
        method: 'POST',
        headers: signed,
        body,
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => (error instanceof Error ? error.name : 'Error'));
      const isAnswer = typeof answer !== 'string';
      if (isAnswer) await answer.arrayBuffer().catch(() => undefined);
      calls.push({
        id: randomUUID(),
        webhookId: webhook.id,
        eventType: topic,
        url,
        statusCode: isAnswer ? answer.status : undefined,
        errors: isAnswer ? [] : [answer],
        requestAt: requestAt.toISOString(),
        responseAt: new Date().toISOString(),
      });
      if (!isAnswer || (answer.status !== 429 && answer.status < 500)) return;
      if (attempt < tries) await wait(retryMs, undefined, { ref: false });
    }
  };

  const webhooks: SpaceWebhooks = {
    definitions,
    calls: () => calls,
    signingSecret: undefined,
    emit: (event) => {
      for (const webhook of definitions.values()) {
        const { active, topics, filters } = webhook.body;
        if (!active || !hasTopic(topics, event.type, event.action)) continue;
        if (!(filters ?? []).every((filter) => passesFilter(filter, event))) continue;
        const delivery = deliver(webhook, event).finally(() => running.delete(delivery));
        running.add(delivery);
      }
    },
    settle: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
  return webhooks;
};
