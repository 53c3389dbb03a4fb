import { createHash } from 'node:crypto';
import * as v from 'valibot';
import {
  ProviderUnavailable,
  type InviteResult,
  type MailingListProvider,
} from './mailing-list-provider.ts';

/** Where Mailchimp's Marketing API is, and which audience of it is ours. */
export type MailchimpSettings = {
  /** Such as `https://us21.api.mailchimp.com/3.0`, without a slash at the end. */
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly audienceId: string;
};

const patience = 6000;

// `transactional` and `archived` addresses are on no list; to them it is the first time.
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

const resultOf: Readonly<Record<Status, InviteResult>> = {
  subscribed: 'joined-before',
  pending: 'invited-before',
  cleaned: 'bounced',
  unsubscribed: 'left-before',
  transactional: 'invited',
  archived: 'invited',
};

// The last is what Mailchimp says of an address that its owner or ours had deleted for good.
const objections: ReadonlyMap<string, InviteResult> = new Map([
  ['Invalid Resource', 'bad-address'],
  ['Member In Compliance State', 'blocked'],
  ['Forgotten Email Not Subscribed', 'blocked'],
]);

/**
 * The mailing list at Mailchimp. A member that is put there as `pending` gets Mailchimp's e-mail with the confirmation link;
 * `cleaned` is its word for an address whose e-mails came back.
 */
export const createMailchimp = (
  { apiUrl, apiKey, audienceId }: MailchimpSettings,
  send: typeof fetch = fetch,
): MailingListProvider => {
  const addressOf = (email: string): string => {
    const member = createHash('md5').update(email.toLowerCase()).digest('hex');
    return `${apiUrl}/lists/${encodeURIComponent(audienceId)}/members/${member}`;
  };
  const call = async (email: string, init: RequestInit): Promise<Response> =>
    send(addressOf(email), {
      ...init,
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      signal: AbortSignal.timeout(patience),
    });

  const readStatus = async (email: string): Promise<Status | undefined> => {
    const answer = await call(email, { method: 'GET' });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`Mailchimp answered ${answer.status} to a look-up.`);
    return v.parse(Member, await answer.json()).status;
  };

  /** Sends the e-mail with the link; gives what Mailchimp has against the address, if anything. */
  const putPending = async (email: string): Promise<InviteResult | undefined> => {
    const answer = await call(email, {
      method: 'PUT',
      body: JSON.stringify({ email_address: email, status_if_new: 'pending', status: 'pending' }),
    });
    if (answer.ok) return undefined;
    const { title } = v.parse(ApiProblem, await answer.json());
    const objection = answer.status === 400 ? objections.get(title) : undefined;
    if (objection !== undefined) return objection;
    throw new Error(`Mailchimp answered ${answer.status} (${title}) to an invitation.`);
  };

  return {
    invite: async (email) => {
      try {
        const status = await readStatus(email);
        const result = status === undefined ? 'invited' : resultOf[status];
        if (result !== 'invited' && result !== 'left-before') return result;
        return (await putPending(email)) ?? result;
      } catch (error) {
        throw new ProviderUnavailable(error);
      }
    },
  };
};
