import type { MailFacts } from './compose-mail.ts';
import { createMailDependencies } from './mail-dependencies.ts';
import { sendDueMails, type MailDependencies } from './send-due-mails.ts';
import { logFailure } from '../log.ts';

/** What the host passes to a function besides the request. Nothing on a developer's machine. */
type Context = { readonly waitUntil?: (work: Promise<unknown>) => void };

/**
 * Wraps a function so that the e-mails queued by its requests are sent right after the answer: the request doesn't wait for them,
 * and nobody waits five minutes for the scheduled job. `send-mails` retries what can't be sent then.
 * @param createCodes As in `createMailDependencies`.
 */
export const withMailsAfter = (
  answer: (request: Request) => Promise<Response>,
  createCodes: (secret: string) => MailFacts['codes'],
): ((request: Request, context?: Context) => Promise<Response>) => {
  let dependencies: MailDependencies | undefined;
  const send = async (): Promise<void> => {
    try {
      await sendDueMails((dependencies ??= createMailDependencies(createCodes)));
    } catch (error) {
      logFailure('E-mails could not be sent after a request', error);
    }
  };
  return async (request, context) => {
    const answered = await answer(request);
    if (answered.ok && request.method === 'POST') {
      const sending = send();
      context?.waitUntil?.(sending);
    }
    return answered;
  };
};
