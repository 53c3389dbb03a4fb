import * as v from 'valibot';
import {
  readJsonBody,
  toListAnswer,
  type ContentfulAccount,
  type ManagementApp,
} from './account.ts';
import { changeContent } from './content-changes.ts';
import { newContentfulId } from './content-routes.ts';
import {
  ContentfulError,
  invalidEntityError,
  contentfulNotFound,
  contentfulAnswer,
  versionMismatchError,
} from './contentful-error.ts';
import { readVersion, standInAuthor, toLinkObject } from './items.ts';
import { WebhookBodySchema, type WebhookState } from './webhooks.ts';

const SecretSchema = v.object({
  value: v.pipe(v.string(), v.regex(/^[0-9a-zA-Z+/=_-]{64}$/, 'has 64 characters')),
});
const BulkSchema = v.object({
  entities: v.object({
    items: v.array(
      v.object({
        sys: v.looseObject({
          id: v.string(),
          linkType: v.picklist(['Asset', 'Entry']),
          version: v.optional(v.number()),
        }),
      }),
    ),
  }),
});

/** The routes of webhooks, their call log, and bulk publishing, which calls them. */
export const addWebhookRoutes = (app: ManagementApp, account: ContentfulAccount): void => {
  const { space, webhooks } = account;
  const spaceLink = toLinkObject('Space', space.id);
  const since = new Date().toISOString();
  const definitions = '/spaces/:space/webhook_definitions';

  const toResource = ({ id, version, createdAt, updatedAt, body }: WebhookState) => ({
    sys: { type: 'WebhookDefinition', id, version, createdAt, updatedAt, space: spaceLink },
    ...body,
  });
  const find = (id: string): WebhookState => {
    const webhook = webhooks.definitions.get(id);
    if (!webhook) throw contentfulNotFound('WebhookDefinition', id);
    return webhook;
  };
  app.get(definitions, (c) => toListAnswer(c, [...webhooks.definitions.values()].map(toResource)));
  app.get(`${definitions}/:id`, (c) => contentfulAnswer(toResource(find(c.req.param('id')))));
  app.post(definitions, async (c) => {
    const now = new Date().toISOString();
    const body = v.parse(WebhookBodySchema, await readJsonBody(c));
    const webhook = { id: newContentfulId(), createdAt: now, updatedAt: now, version: 0, body };
    webhooks.definitions.set(webhook.id, webhook);
    return contentfulAnswer(toResource(webhook), 201);
  });
  app.put(`${definitions}/:id`, async (c) => {
    const webhook = find(c.req.param('id'));
    if (readVersion(c.req.raw) !== webhook.version) throw versionMismatchError();
    webhook.body = v.parse(WebhookBodySchema, await readJsonBody(c));
    webhook.version += 1;
    webhook.updatedAt = new Date().toISOString();
    return contentfulAnswer(toResource(webhook));
  });
  app.delete(`${definitions}/:id`, (c) => {
    webhooks.definitions.delete(find(c.req.param('id')).id);
    return new Response(null, { status: 204 });
  });

  const callsOf = (id: string) =>
    webhooks.calls().filter(({ webhookId }) => webhookId === find(id).id);
  app.get('/spaces/:space/webhooks/:id/calls', (c) =>
    toListAnswer(
      c,
      callsOf(c.req.param('id')).map((call) => ({
        sys: {
          type: 'WebhookCallOverview',
          id: call.id,
          createdAt: call.requestAt,
        },
        statusCode: call.statusCode ?? null,
        errors: call.errors,
        eventType: call.eventType,
        url: call.url,
        requestAt: call.requestAt,
        responseAt: call.responseAt,
      })),
    ),
  );
  app.get('/spaces/:space/webhooks/:id/health', (c) => {
    const calls = callsOf(c.req.param('id'));
    const healthy = calls.filter(({ statusCode }) => (statusCode ?? 500) < 300).length;
    return contentfulAnswer({
      sys: { type: 'Webhook', id: c.req.param('id'), space: spaceLink },
      calls: { total: calls.length, healthy },
    });
  });

  const secretPath = '/spaces/:space/webhook_settings/signing_secret';
  const toSecret = () => {
    if (webhooks.signingSecret === undefined) throw contentfulNotFound('WebhookSigningSecret');
    return {
      sys: { type: 'WebhookSigningSecret', space: spaceLink, createdAt: since, updatedAt: since },
      // The API never shows more of it.
      redactedValue: webhooks.signingSecret.slice(-4),
    };
  };
  app.get(secretPath, () => contentfulAnswer(toSecret()));
  app.put(secretPath, async (c) => {
    const sent = v.safeParse(SecretSchema, await readJsonBody(c));
    if (!sent.success) {
      throw invalidEntityError([
        { name: 'size', path: ['value'], details: 'A secret has 64 characters.' },
      ]);
    }
    webhooks.signingSecret = sent.output.value;
    return contentfulAnswer(toSecret());
  });
  app.delete(secretPath, () => {
    webhooks.signingSecret = undefined;
    return new Response(null, { status: 204 });
  });

  const bulk = '/spaces/:space/environments/:environment/bulk_actions';
  const actions = new Map<string, object>();
  for (const change of ['publish', 'unpublish'] as const) {
    app.post(`${bulk}/${change}`, async (c) => {
      const payload = v.parse(BulkSchema, await readJsonBody(c));
      const id = newContentfulId();
      const { environment } = c.var;
      let error: object | undefined;
      // A bulk action isn't atomic: items published before an error stay published.
      try {
        for (const { sys } of payload.entities.items) {
          changeContent(account, environment, sys.linkType, sys.id, change, sys.version, {
            'x-contentful-bulk-action-id': id,
          });
        }
      } catch (thrown) {
        if (!(thrown instanceof ContentfulError)) throw thrown;
        error = { sys: { type: 'Error', id: thrown.id }, message: thrown.message };
      }
      const action = {
        sys: {
          type: 'BulkAction',
          id,
          space: spaceLink,
          environment: toLinkObject('Environment', environment.id),
          status: error ? 'failed' : 'succeeded',
          createdAt: new Date().toISOString(),
          createdBy: standInAuthor,
          updatedAt: new Date().toISOString(),
        },
        action: change,
        payload,
        ...(error ? { error } : {}),
      };
      actions.set(id, action);
      webhooks.emit({
        type: 'BulkAction',
        action: 'execute',
        id,
        environmentId: environment.id,
        body: action,
      });
      return contentfulAnswer(action, 201);
    });
  }
  app.get(`${bulk}/actions/:id`, (c) => {
    const action = actions.get(c.req.param('id'));
    if (!action) throw contentfulNotFound('BulkAction', c.req.param('id'));
    return contentfulAnswer(action);
  });
};
