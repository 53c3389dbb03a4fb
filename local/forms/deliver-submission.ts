import { setTimeout as wait } from 'node:timers/promises';
import type { FunctionHost } from '../functions/function-host.ts';
import type { Submission, SubmissionStore } from './submission.ts';

/** The body of the host's event `submission-created`: the stored form, with the sender's details among its fields. */
export const toSubmissionEvent = (submission: Submission) => {
  const fields = Object.fromEntries(submission.fields);
  return {
    payload: {
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
      human_fields: Object.fromEntries(
        submission.fields.map(([name, value]) => [
          name.charAt(0).toUpperCase() + name.slice(1),
          value,
        ]),
      ),
      ordered_human_fields: submission.fields.map(([name, value]) => ({
        title: name.charAt(0).toUpperCase() + name.slice(1),
        name,
        value,
      })),
    },
    site: { name: 'knurl' },
  };
};

const secondsBeforeTries = [0, 60, 120];

/**
 * Calls the function for the event, as the host does after its response: on failure it retries after one minute, then after two more. Without such a function
 * nothing happens.
 */
export const deliverSubmission = async (
  functions: Pick<FunctionHost, 'fire'>,
  submission: Submission,
  store: Pick<SubmissionStore, 'note'>,
  tries: readonly number[] = secondsBeforeTries,
): Promise<void> => {
  for (const seconds of tries) {
    if (seconds > 0) await wait(seconds * 1000, undefined, { ref: false });
    try {
      const answer = await functions.fire('submission-created', toSubmissionEvent(submission));
      if (answer !== undefined) store.note(submission.id, await answer.text());
      return;
    } catch (error) {
      console.error('The function for a submitted form failed:', error);
    }
  }
  store.note(submission.id, 'The function failed each time.');
};
