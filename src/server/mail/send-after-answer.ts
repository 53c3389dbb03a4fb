import { withWorkAfterAnswer } from '../store/work-queue/work-after-answer.ts';
import { createMailSendingWorkKind } from './create-mail-sending-work-kind.ts';
import { createMailDependencies } from './mail-dependencies.ts';

/**
 * Wraps a function so that the e-mails queued by its requests are sent right after the answer.
 * @param createCodes As in `createMailDependencies`.
 */
export const withMailsAfterAnswer = (
  answer: (request: Request) => Promise<Response>,
  createCodes: Parameters<typeof createMailDependencies>[0],
): ReturnType<typeof withWorkAfterAnswer> =>
  withWorkAfterAnswer(answer, () => {
    const dependencies = createMailDependencies(createCodes);
    return { ...dependencies, kinds: [createMailSendingWorkKind(dependencies)] };
  });
