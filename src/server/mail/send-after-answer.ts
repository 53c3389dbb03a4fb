import { withWorkAfter } from '../store/work-queue/work-after-answer.ts';
import { createMailDependencies } from './mail-dependencies.ts';
import { sendMails } from './send-mails.ts';

/**
 * Wraps a function so that the e-mails queued by its requests are sent right after the answer.
 * @param createCodes As in `createMailDependencies`.
 */
export const withMailsAfter = (
  answer: (request: Request) => Promise<Response>,
  createCodes: Parameters<typeof createMailDependencies>[0],
): ReturnType<typeof withWorkAfter> =>
  withWorkAfter(answer, () => {
    const dependencies = createMailDependencies(createCodes);
    return { ...dependencies, kinds: [sendMails(dependencies)] };
  });
