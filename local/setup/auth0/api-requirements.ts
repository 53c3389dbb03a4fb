import type { Requirement } from '../requirement.ts';
import { differingFields } from './differences.ts';
import { askAuth0, auth0PageSize, readAll, type Tenant } from './tenant.ts';

/**
 * The API's settings: refresh tokens, access tokens that are valid for two hours, and no consent
 * page. Whether it has RBAC is left as it is: roles are sold, and our permissions don't need them
 * (decision 068).
 */
const apiSettings = {
  signing_alg: 'RS256',
  allow_offline_access: true,
  token_lifetime: 7200,
  skip_consent_for_verifiable_first_party_clients: true,
} as const;

const subject = 'Auth0: the API';

const words: Readonly<Record<string, string>> = {
  allow_offline_access: 'offline access',
  token_lifetime: 'how long a token is valid',
  signing_alg: 'how tokens are signed',
  skip_consent_for_verifiable_first_party_clients: 'skipping user consent',
};

/** The API that access tokens are for. */
export const apiRequirement = async (tenant: Tenant, audience: string): Promise<Requirement> => {
  const { management, page } = tenant;
  const servers = await askAuth0(() =>
    readAll(management.resourceServers.list({ per_page: auth0PageSize })),
  );
  const known = servers.find(({ identifier }) => identifier === audience);
  if (known?.id === undefined) {
    return {
      subject,
      page: page('apis'),
      found: `There is no API ${audience}.`,
      act: {
        sentence: `Makes the API ${audience}, with refresh tokens.`,
        act: () =>
          askAuth0(async () => {
            await management.resourceServers.create({
              name: 'Knurl: API',
              identifier: audience,
              ...apiSettings,
            });
          }),
      },
    };
  }
  const { id } = known;
  const base = { subject, page: page(`apis/${id}/settings`) };
  const wrong = differingFields({ ...known }, apiSettings).map((field) => words[field] ?? field);
  if (wrong.length === 0) return { ...base, found: `${audience} has refresh tokens.` };
  return {
    ...base,
    found: `${audience} differs from what the site needs: ${wrong.join(', ')}.`,
    act: {
      sentence: `Changes the API ${audience}: ${wrong.join(', ')}.`,
      act: () =>
        askAuth0(async () => {
          await management.resourceServers.update(id, apiSettings);
        }),
    },
  };
};
