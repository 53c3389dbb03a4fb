import { askContentful } from './explain-failure.ts';
import type { ContentfulSpace } from './open-space.ts';

/** The name of the API key for building the site. */
export const keyName = 'Knurl: website';

/** The tokens with which builds read a space: one for published content, one for drafts too. */
export type SpaceKeys = { readonly deliveryToken: string; readonly previewToken: string };

const linkTo = (environmentId: string) =>
  ({
    sys: { type: 'Link', linkType: 'Environment', id: environmentId },
  }) as const;

/** The tokens of the site's API key, if the space has it and it can read the environment. */
export const readSpaceKeys = ({
  client,
  environmentId,
}: ContentfulSpace): Promise<SpaceKeys | undefined> =>
  askContentful('to read the API keys of the space', async () => {
    const { items } = await client.apiKey.getMany({ query: { limit: 1000 } });
    const listed = items.find(({ name }) => name === keyName);
    if (!listed?.environments.some(({ sys }) => sys.id === environmentId)) return undefined;
    const key = await client.apiKey.get({ apiKeyId: listed.sys.id });
    const preview = await client.previewApiKey.get({ previewApiKeyId: key.preview_api_key.sys.id });
    return { deliveryToken: key.accessToken, previewToken: preview.accessToken };
  });

/** Creates the site's API key, or gives the existing one access to the environment. */
export const makeSpaceKeys = ({ client, environmentId }: ContentfulSpace): Promise<void> =>
  askContentful('to make an API key', async () => {
    const { items } = await client.apiKey.getMany({ query: { limit: 1000 } });
    const listed = items.find(({ name }) => name === keyName);
    if (listed) {
      await client.apiKey.update(
        { apiKeyId: listed.sys.id },
        { ...listed, environments: [...listed.environments, linkTo(environmentId)] },
      );
      return;
    }
    await client.apiKey.create(
      {},
      {
        name: keyName,
        description: 'With it the site and its preview are built. Made by npm run setup.',
        environments: [linkTo(environmentId)],
      },
    );
  });
