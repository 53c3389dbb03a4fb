import type { MailFacts } from './compose-mail.ts';
import { createMailDependencies } from './mail-dependencies.ts';
import { sendDueMails, type MailDependencies } from './send-due-mails.ts';
import { logFailure } from '../log.ts';

/** What the host hands to a function beside the request. On this machine there is nothing. */
type Context = { readonly waitUntil?: (work: Promise<unknown>) => void };

/**
 * A function that sends the e-mails which its requests have queued as soon as it has answered, so that nobody waits for them: not whoever
 * has sent the request, and not for five minutes in front of an empty inbox. What can't be sent then, `send-mails` tries again.
 * @param createCodes As in `createMailDependencies`.
 */
export const sendingMails = (
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
