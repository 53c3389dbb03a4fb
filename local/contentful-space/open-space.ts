import { createClient, type PlainClientAPI } from 'contentful-management';
import { isLocalAddress } from '../../src/config/shared/stand-in.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** A space at Contentful, as the owner's commands use it: with a management token. */
export type ContentfulSpace = {
  readonly client: PlainClientAPI;
  readonly spaceId: string;
  /** The environment that the site is built from, or its alias. */
  readonly environmentId: string;
  readonly managementToken: string;
  /** Hosts without a scheme. */
  readonly managementHost: string;
  readonly uploadHost: string;
  readonly deliveryHost: string;
  readonly previewHost: string;
  /** Contentful's rate limit per account, in requests per second. */
  readonly requestsASecond: number;
};

/** The variables needed to open a space, and where an owner finds each. */
export const neededSpaceVariables = [
  {
    name: 'CONTENTFUL_SPACE_ID',
    where: 'Contentful: Settings, General settings, Space ID',
  },
  {
    name: 'CONTENTFUL_MANAGEMENT_TOKEN',
    where: 'Contentful: Settings, CMA tokens, Create personal access token',
  },
] as const;

const isLocalHost = (host: string): boolean => isLocalAddress(`https://${host}`);

/** Opens the space that the variables name, without sending a request. */
export const openSpace = (variables: Variables): ContentfulSpace => {
  const spaceId = variables['CONTENTFUL_SPACE_ID'] ?? '';
  const environmentId = variables['CONTENTFUL_ENVIRONMENT'] ?? 'master';
  const managementToken = variables['CONTENTFUL_MANAGEMENT_TOKEN'] ?? '';
  const managementHost = variables['CONTENTFUL_MANAGEMENT_HOST'] ?? 'api.contentful.com';
  const region = managementHost.includes('.eu.') ? 'eu.' : '';
  const deliveryHost = variables['CONTENTFUL_HOST'] ?? `cdn.${region}contentful.com`;
  const previewHost =
    variables['CONTENTFUL_PREVIEW_HOST'] ?? deliveryHost.replace(/^cdn\./, 'preview.');
  // api.contentful.com and upload.contentful.com; in Europe api.eu.… and upload.eu.…
  const uploadHost = managementHost.replace(/^api\./, 'upload.');
  const isLocal = isLocalHost(managementHost);
  return {
    client: createClient(
      {
        // The SDK doesn't start without a token; Contentful's own error is clearer.
        accessToken: managementToken || 'none',
        host: managementHost,
        hostUpload: uploadHost,
        application: 'knurl',
        // The SDK's default would print every retry.
        logHandler: () => undefined,
        // Rate limits are retried; permanent errors fail at once.
        retryLimit: isLocal ? 2 : 5,
        timeout: isLocal ? 10_000 : 30_000,
      },
      { type: 'plain', defaults: { spaceId, environmentId } },
    ),
    spaceId,
    environmentId,
    managementToken,
    managementHost,
    uploadHost,
    deliveryHost,
    previewHost,
    requestsASecond: isLocal ? 1000 : 7,
  };
};

/** The page of Contentful's web app for a part of a space, such as `settings/webhooks`. */
export const spaceConsolePage = (
  { spaceId, environmentId }: Pick<ContentfulSpace, 'spaceId' | 'environmentId'>,
  part: string,
): string => `https://app.contentful.com/spaces/${spaceId}/environments/${environmentId}/${part}`;
