import { asking } from './explain-failure.ts';
import type { RealSpace } from './open-space.ts';

/** The name of the key with which the site is built. */
export const keyName = 'Knurl: website';

/** The tokens with which builds read a space: what is published, and drafts too. */
export type SpaceKeys = { readonly deliveryToken: string; readonly previewToken: string };

const linkTo = (environmentId: string) =>
  ({
    sys: { type: 'Link', linkType: 'Environment', id: environmentId },
  }) as const;

/** The site's key, if the space has it and it may read the environment. */
export const readSpaceKeys = ({
  client,
  environmentId,
}: RealSpace): Promise<SpaceKeys | undefined> =>
  asking('to read the API keys of the space', async () => {
    const { items } = await client.apiKey.getMany({ query: { limit: 1000 } });
    const listed = items.find(({ name }) => name === keyName);
    if (!listed?.environments.some(({ sys }) => sys.id === environmentId)) return undefined;
    const key = await client.apiKey.get({ apiKeyId: listed.sys.id });
    const preview = await client.previewApiKey.get({ previewApiKeyId: key.preview_api_key.sys.id });
    return { deliveryToken: key.accessToken, previewToken: preview.accessToken };
  });

/** Makes the site's key, or lets the one that is there read the environment too. */
export const makeSpaceKeys = ({ client, environmentId }: RealSpace): Promise<void> =>
  asking('to make an API key', async () => {
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
