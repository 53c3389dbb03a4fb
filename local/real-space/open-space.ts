import { createClient, type PlainClientAPI } from 'contentful-management';
import { isLocalAddress } from '../../src/config/shared/stand-in.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** A space at Contentful, as the commands of the owner use it: with a token that may change it. */
export type RealSpace = {
  readonly client: PlainClientAPI;
  readonly spaceId: string;
  /** The environment that the site is built from, or an alias. */
  readonly environmentId: string;
  readonly managementToken: string;
  /** Hosts without a scheme. */
  readonly managementHost: string;
  readonly uploadHost: string;
  readonly deliveryHost: string;
  readonly previewHost: string;
  /** How many requests Contentful lets one account send in a second. */
  readonly requestsASecond: number;
};

/** What the commands need in order to open a space, and where an owner finds it. */
export const spaceNeeds = [
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

/** The space that the variables name. Nothing is asked yet. */
export const openSpace = (variables: Variables): RealSpace => {
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
        // The SDK refuses to begin without one; Contentful says it better.
        accessToken: managementToken || 'none',
        host: managementHost,
        hostUpload: uploadHost,
        application: 'knurl',
        // It would print each try that it repeats.
        logHandler: () => undefined,
        // A busy account is asked again; what is wrong for good fails at once.
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

/** The page of Contentful's console for a part of a space, such as `settings/webhooks`. */
export const consolePage = (
  { spaceId, environmentId }: Pick<RealSpace, 'spaceId' | 'environmentId'>,
  part: string,
): string => `https://app.contentful.com/spaces/${spaceId}/environments/${environmentId}/${part}`;
