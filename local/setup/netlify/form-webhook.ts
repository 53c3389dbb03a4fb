import type { NetlifyAPI } from '@netlify/api';
import * as v from 'valibot';
import { generalApiPaths } from '../../../src/domain/api-paths.ts';
import type { SetupAct } from '../setup-plan.ts';
import { askNetlify } from './client.ts';
import type { NetlifySiteFacts } from './read-site.ts';

/** The setting with the secret that the webhook is signed with. */
export const formSecretName = 'FORM_WEBHOOK_SECRET';

const event = 'submission_created';

const Hooks = v.array(
  v.object({
    id: v.string(),
    event: v.optional(v.string()),
    data: v.optional(v.object({ url: v.optional(v.string(), '') }), { url: '' }),
  }),
);

/** A webhook that calls our function for submitted forms. */
export type FormWebhook = { readonly id: string; readonly url: string };

/** The webhooks for submitted forms at a site that were created by us. */
export const findFormWebhooks = async (
  client: NetlifyAPI,
  siteId: string,
): Promise<readonly FormWebhook[]> => {
  const hooks = v.parse(
    Hooks,
    await askNetlify('the webhooks', () => client.listHooksBySiteId({ site_id: siteId })),
  );
  return hooks
    .filter(
      (hook) => hook.event === event && hook.data.url.endsWith(generalApiPaths.formSubmissions),
    )
    .map(({ id, data }) => ({ id, url: data.url }));
};

/**
 * Makes the webhook at a site, and removes ours for former addresses. Nobody can read its secret
 * afterwards.
 */
const makeFormWebhook = async (
  client: NetlifyAPI,
  siteId: string,
  wanted: { readonly url: string; readonly secret: string },
  former: readonly FormWebhook[],
): Promise<void> =>
  askNetlify('the webhook for submitted forms', async () => {
    await client.createHookBySiteId({
      site_id: siteId,
      body: {
        type: 'url',
        event,
        data: { url: wanted.url, signature_secret: wanted.secret },
      },
    });
    for (const { id } of former) await client.deleteHook({ hook_id: id });
  });

/** Plans the webhook that calls our function for each submitted form. */
export const planFormWebhook = (
  client: NetlifyAPI,
  site: NetlifySiteFacts,
  wanted: { readonly address: string; readonly secret: string | undefined },
  found: readonly FormWebhook[],
): { readonly right: readonly string[]; readonly acts: readonly SetupAct[] } => {
  const url = `${wanted.address.replace(/\/+$/, '')}${generalApiPaths.formSubmissions}`;
  if (found.some((hook) => hook.url === url)) {
    return { right: [`${site.name} has its webhook for submitted forms.`], acts: [] };
  }
  const { secret } = wanted;
  if (secret === undefined) return { right: [], acts: [] };
  return {
    right: [],
    acts: [
      {
        sentence: `Makes the signed webhook of ${site.name} that calls ${url} for each submitted form.`,
        act: () => makeFormWebhook(client, site.id, { url, secret }, found),
      },
    ],
  };
};
