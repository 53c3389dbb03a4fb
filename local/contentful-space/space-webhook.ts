import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { CreateWebhooksProps, WebhookProps } from 'contentful-management';
import { siteBuildApiPaths } from '../../src/domain/site-builds/live-build.ts';
import { contentfulWebhookTopics } from '../../src/domain/site-builds/content-event.ts';
import { aliasTarget } from './environments.ts';
import { askContentful, undefinedIfNotFound } from './explain-failure.ts';
import type { ContentfulSpace } from './open-space.ts';

/** The name of the webhook that notifies the site of changes. */
export const webhookName = 'Knurl: build the site';

type WantedWebhook = Required<
  Pick<CreateWebhooksProps, 'active' | 'filters' | 'name' | 'topics' | 'url'>
>;

/** The definition of the webhook for a site. */
export const toWantedWebhook = async (
  space: ContentfulSpace,
  siteUrl: string,
): Promise<WantedWebhook> => {
  const { environmentId } = space;
  const target = await aliasTarget(space, environmentId);
  const doc = { doc: 'sys.environment.sys.id' } as const;
  return {
    name: webhookName,
    url: new URL(siteBuildApiPaths.contentfulEvents, siteUrl).href,
    topics: [...contentfulWebhookTopics],
    filters: [
      target === undefined
        ? { equals: [doc, environmentId] }
        : // An event has the environment's id; one about the alias itself has the alias's id.
          { in: [doc, [environmentId, target]] },
    ],
    active: true,
  };
};

export const readWebhook = ({ client }: ContentfulSpace): Promise<WebhookProps | undefined> =>
  askContentful('to read the webhooks of the space', async () => {
    const { items } = await client.webhook.getMany({ query: { limit: 100 } });
    return items.find(({ name }) => name === webhookName);
  });

const sorted = (topics: readonly string[]): readonly string[] => topics.toSorted();

/** The errors of a webhook, a few words each. */
export const findWebhookFaults = (
  wanted: WantedWebhook,
  found: WebhookProps,
): readonly string[] => [
  ...(found.active ? [] : ['it is switched off']),
  ...(found.url === wanted.url ? [] : [`it calls ${found.url} and not ${wanted.url}`]),
  ...(isDeepStrictEqual(sorted(found.topics), sorted(wanted.topics))
    ? []
    : ['its events are others']),
  ...(isDeepStrictEqual(found.filters ?? [], wanted.filters) ? [] : ['its filters are others']),
  ...(found.transformation ? ['it has a transformation'] : []),
];

/** Creates the webhook, or updates it to the wanted definition. */
export const writeWebhook = (space: ContentfulSpace, wanted: WantedWebhook): Promise<void> =>
  askContentful('to write the webhook', async () => {
    const found = await readWebhook(space);
    if (!found) {
      await space.client.webhook.create({}, wanted);
      return;
    }
    const changed = { ...found, ...wanted };
    delete changed.transformation;
    await space.client.webhook.update({ webhookDefinitionId: found.sys.id }, changed);
  });

/**
 * True if the space signs its webhooks with this secret. Contentful shows only a secret's last
 * characters, so only those are compared.
 */
export const areWebhooksSignedWith = (
  space: ContentfulSpace,
  secret: string | undefined,
): Promise<boolean> =>
  askContentful('to read whether webhooks are signed', async () => {
    const found = await undefinedIfNotFound(() => space.client.webhook.getSigningSecret({}));
    if (!found || secret?.length !== 64) return false;
    const shown = found.redactedValue.replace(/[^0-9a-zA-Z+/=_-]/g, '').slice(-4);
    return shown !== '' && secret.endsWith(shown);
  });

/** True if the space signs its webhooks with any secret. */
export const signsWebhooks = ({ client }: ContentfulSpace): Promise<boolean> =>
  askContentful('to read whether webhooks are signed', async () => {
    const found = await undefinedIfNotFound(() => client.webhook.getSigningSecret({}));
    return found !== undefined;
  });

/** A new secret in the form that Contentful requires: 64 characters. */
export const newSigningSecret = (): string => randomBytes(32).toString('hex');

export const writeSigningSecret = ({ client }: ContentfulSpace, value: string): Promise<void> =>
  askContentful('to set the secret that signs webhooks', async () => {
    await client.webhook.upsertSigningSecret({}, { value });
  });
