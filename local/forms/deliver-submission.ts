import { setTimeout as wait } from 'node:timers/promises';
import type { FunctionHost } from '../functions/function-host.ts';
import { signFormWebhook } from './sign-webhook.ts';
import type { Submission, SubmissionStore } from './submission.ts';

/** The webhook of the host for submitted forms: its address, and the secret that it signs with. */
export type FormWebhookTarget = { readonly path: string; readonly secret: string };

/**
 * What the host sends for a form that it has stored, with the sender's details among the fields.
 */
export const toSubmissionBody = (submission: Submission) => {
  const fields = Object.fromEntries(submission.fields);
  const titled = submission.fields.map(([name, value]) => ({
    title: name.charAt(0).toUpperCase() + name.slice(1),
    name,
    value,
  }));
  return {
    id: submission.id,
    form_id: submission.form,
    form_name: submission.form,
    name: fields['name'] ?? null,
    email: fields['email'] ?? null,
    body: fields['message'] ?? null,
    data: {
      ...fields,
      ip: submission.callerAddress,
      user_agent: submission.userAgent,
      referrer: submission.referrer,
    },
    created_at: submission.at.toISOString(),
    human_fields: Object.fromEntries(titled.map(({ title, value }) => [title, value])),
    ordered_human_fields: titled,
  };
};

const secondsBeforeTries = [0, 60, 120];

/**
 * Calls the webhook, as the host does after its response. The function runs in the background: on
 * failure the host retries after one minute, then after two more.
 */
export const deliverSubmission = async (
  functions: Pick<FunctionHost, 'call'>,
  { path, secret }: FormWebhookTarget,
  submission: Submission,
  store: Pick<SubmissionStore, 'note'>,
  tries: readonly number[] = secondsBeforeTries,
): Promise<void> => {
  for (const seconds of tries) {
    if (seconds > 0) await wait(seconds * 1000, undefined, { ref: false });
    try {
      const address = `http://localhost${path}`;
      const request = await signFormWebhook(address, secret, toSubmissionBody(submission));
      const answer = await functions.call(request, '127.0.0.1');
      if (answer !== undefined) store.note(submission.id, await answer.text());
      return;
    } catch (error) {
      console.error('The function for a submitted form failed:', error);
    }
  }
  store.note(submission.id, 'The function failed each time.');
};
