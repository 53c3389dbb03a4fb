import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { InboxStore, Subscriber } from './inbox-store.ts';
import { isBouncingAddress, mustNotBeWrittenTo, isRefusedAddress } from './failing-addresses.ts';

/** The account whose requests the stand-in accepts. */
export type MailchimpAccount = { readonly apiKey: string; readonly audienceId: string };

const Put = v.object({
  email_address: v.string(),
  status_if_new: v.picklist(['pending', 'subscribed']),
  status: v.optional(v.picklist(['pending', 'subscribed', 'unsubscribed'])),
});

const hashOf = (email: string): string =>
  createHash('md5').update(email.toLowerCase()).digest('hex');

const toMember = ({ email, status }: Subscriber) => ({
  id: hashOf(email),
  email_address: email,
  status,
});

const problem = (status: number, title: string, detail: string): Response =>
  Response.json(
    { type: 'https://mailchimp.com/developer/marketing/docs/errors/', title, status, detail },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

/**
 * The calls of Mailchimp's Marketing API that the site makes: look up a member, add one with the
 * status `pending`, which sends the confirmation e-mail, and delete one permanently. A deleted
 * address can be invited again here; Mailchimp allows that only through its own forms.
 */
export const createMailchimpApi = (
  store: InboxStore,
  account: MailchimpAccount,
  linkOf: (kind: 'confirm' | 'unsubscribe', token: string) => string,
): Hono => {
  const api = new Hono();
  api.use(async (context, next) => {
    if (context.req.header('authorization') === `Bearer ${account.apiKey}`) return next();
    return problem(401, 'API Key Invalid', 'Your API key may be invalid.');
  });

  const path = '/lists/:list/members/:member';
  api.get(path, (context) => {
    const found = store.findSubscriber(
      ({ email }) => hashOf(email) === context.req.param('member'),
    );
    if (context.req.param('list') !== account.audienceId || found === undefined) {
      return problem(404, 'Resource Not Found', 'The requested resource could not be found.');
    }
    return context.json(toMember(found));
  });

  api.post(`${path}/actions/delete-permanent`, (context) => {
    const found = store.findSubscriber(
      ({ email }) => hashOf(email) === context.req.param('member'),
    );
    if (context.req.param('list') !== account.audienceId || found === undefined) {
      return problem(404, 'Resource Not Found', 'The requested resource could not be found.');
    }
    store.removeSubscriber(found.email);
    return context.body(null, 204);
  });

  api.put(path, async (context) => {
    if (context.req.param('list') !== account.audienceId) {
      return problem(404, 'Resource Not Found', 'The requested resource could not be found.');
    }
    const body = v.safeParse(Put, await context.req.json());
    if (!body.success || hashOf(body.output.email_address) !== context.req.param('member')) {
      return problem(400, 'Invalid Resource', 'The resource submitted could not be validated.');
    }
    const { email_address: email, status, status_if_new: statusIfNew } = body.output;
    if (isRefusedAddress(email)) {
      return problem(400, 'Invalid Resource', `${email} looks fake or invalid.`);
    }
    if (mustNotBeWrittenTo(email)) {
      return problem(400, 'Forgotten Email Not Subscribed', `${email} was permanently deleted.`);
    }
    const known = store.findSubscriber((one) => hashOf(one.email) === hashOf(email));
    if (known?.status === 'cleaned') {
      return problem(400, 'Member In Compliance State', `${email} is in a compliance state.`);
    }
    const wanted = known === undefined ? statusIfNew : (status ?? known.status);
    const member = store.putSubscriber(email, wanted);
    if (wanted !== 'pending') return context.json(toMember(member));
    store.addMail({
      to: email,
      subject: 'Confirm that you want our e-mails',
      text: [
        'Somebody, you we hope, wants this address on the mailing list of Knurl.',
        `Yes, put me on the list: ${linkOf('confirm', member.token)}`,
        'If it wasn’t you, delete this e-mail and nothing happens.',
        `Never again: ${linkOf('unsubscribe', member.token)}`,
      ].join('\n\n'),
      token: member.token,
    });
    return context.json(
      toMember(isBouncingAddress(email) ? store.putSubscriber(email, 'cleaned') : member),
    );
  });
  return api;
};
