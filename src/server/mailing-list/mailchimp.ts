import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { outsideSystemTimeoutsMs } from '../../domain/timeouts.ts';
import {
  MailingListUnavailable,
  type InviteResult,
  type MailingListProvider,
} from './mailing-list-provider.ts';

/** The address of Mailchimp's Marketing API, and our audience. */
export type MailchimpSettings = {
  /** Such as `https://us21.api.mailchimp.com/3.0`, without a trailing slash. */
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly audienceId: string;
};

const Member = v.object({
  status: v.picklist([
    'subscribed',
    'unsubscribed',
    'cleaned',
    'pending',
    'transactional',
    'archived',
  ]),
});
const ApiProblem = v.object({ status: v.number(), title: v.string() });

type Status = v.InferOutput<typeof Member>['status'];

// `cleaned` means that e-mails to the address bounced. `transactional` and `archived` addresses are
// not on the list, so this is their first invitation.
const resultByStatus: Readonly<Record<Status, InviteResult>> = {
  subscribed: 'joined-before',
  pending: 'invited-before',
  cleaned: 'bounced',
  unsubscribed: 'left-before',
  transactional: 'invited',
  archived: 'invited',
};

// "Forgotten" means an address that was permanently deleted, by its owner or by us.
const resultByProblem: ReadonlyMap<string, InviteResult> = new Map([
  ['Invalid Resource', 'bad-address'],
  ['Member In Compliance State', 'blocked'],
  ['Forgotten Email Not Subscribed', 'blocked'],
]);

/**
 * The mailing list at Mailchimp, which sends the confirmation e-mail when a member is put with the
 * status `pending`.
 */
export const createMailchimpProvider = (
  { apiUrl, apiKey, audienceId }: MailchimpSettings,
  fetchUrl: typeof fetch = fetch,
): MailingListProvider => {
  // Mailchimp's id of a member is the MD5 digest of the address in lower case.
  const memberUrl = (email: string): string => {
    const memberId = createHash('md5').update(email.toLowerCase()).digest('hex');
    return `${apiUrl}/lists/${encodeURIComponent(audienceId)}/members/${memberId}`;
  };
  const call = async (email: string, init: RequestInit, action = ''): Promise<Response> =>
    fetchUrl(`${memberUrl(email)}${action}`, {
      ...init,
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      signal: AbortSignal.timeout(outsideSystemTimeoutsMs.mailchimp),
    });

  const fetchStatus = async (email: string): Promise<Status | undefined> => {
    const answer = await call(email, { method: 'GET' });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`Mailchimp answered ${answer.status} to a look-up.`);
    return v.parse(Member, await answer.json()).status;
  };

  /** Sends the confirmation e-mail. Returns undefined, or why Mailchimp doesn't send it. */
  const putPending = async (email: string): Promise<InviteResult | undefined> => {
    const answer = await call(email, {
      method: 'PUT',
      body: JSON.stringify({ email_address: email, status_if_new: 'pending', status: 'pending' }),
    });
    if (answer.ok) return undefined;
    const { title } = v.parse(ApiProblem, await answer.json());
    const result = answer.status === 400 ? resultByProblem.get(title) : undefined;
    if (result !== undefined) return result;
    throw new Error(`Mailchimp answered ${answer.status} (${title}) to an invitation.`);
  };

  return {
    findState: async (email) => {
      try {
        return await fetchStatus(email);
      } catch (error) {
        throw new MailingListUnavailable(error);
      }
    },
    // Archiving would keep Mailchimp's data about the person.
    forget: async (email) => {
      try {
        const answer = await call(email, { method: 'POST' }, '/actions/delete-permanent');
        if (answer.ok || answer.status === 404) return;
        throw new Error(`Mailchimp answered ${answer.status} to a deletion.`);
      } catch (error) {
        throw new MailingListUnavailable(error);
      }
    },
    invite: async (email) => {
      try {
        const status = await fetchStatus(email);
        const result = status === undefined ? 'invited' : resultByStatus[status];
        if (result !== 'invited' && result !== 'left-before') return result;
        return (await putPending(email)) ?? result;
      } catch (error) {
        throw new MailingListUnavailable(error);
      }
    },
  };
};
