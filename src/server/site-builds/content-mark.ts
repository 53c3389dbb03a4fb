import * as v from 'valibot';
import { outsideSystemTimeoutsMs } from '../../domain/timeouts.ts';

export type ContentDeliveryApiSettings = {
  /** Without a scheme: `cdn.contentful.com`. */
  readonly host: string;
  readonly spaceId: string;
  readonly environment: string;
  readonly accessToken: string;
};

const Page = v.object({
  total: v.number(),
  items: v.array(v.object({ sys: v.object({ id: v.string(), updatedAt: v.string() }) })),
});

const markOf = async (
  { host, spaceId, environment, accessToken }: ContentDeliveryApiSettings,
  kind: 'entries' | 'assets',
  send: typeof fetch,
): Promise<string> => {
  const address = `https://${host}/spaces/${spaceId}/environments/${environment}/${kind}?order=-sys.updatedAt&limit=1&select=sys`;
  const answer = await send(address, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(outsideSystemTimeoutsMs.contentful),
  });
  if (!answer.ok) throw new Error(`The delivery API answers ${answer.status}.`);
  const { total, items } = v.parse(Page, await answer.json());
  const newest = items.map(({ sys }) => `${sys.id}@${sys.updatedAt}`).join();
  return `${kind} ${total} ${newest}`;
};

/**
 * A mark that identifies the state of the published content: the number of entries and files, and
 * the newest of each. A published item becomes the newest; an unpublished or deleted one changes
 * the number. Throws if the API fails.
 */
export const readContentFingerprint = async (
  api: ContentDeliveryApiSettings,
  send: typeof fetch = fetch,
): Promise<string> =>
  (await Promise.all([markOf(api, 'entries', send), markOf(api, 'assets', send)])).join(', ');
