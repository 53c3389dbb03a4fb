import { dueShopReturns, type RefundDependencies } from './refunds.ts';
import { logFailure } from '../log.ts';

/** What the host passes to a function besides the request. Nothing on a developer's machine. */
type Context = { readonly waitUntil?: (work: Promise<unknown>) => void };

type Answer = (request: Request, context?: Context) => Promise<Response>;

/** The host gives a function some seconds after its answer. `finish-work` does the rest. */
const workMs = 8000;

/**
 * Wraps a function so that refunds that its requests have made due are made right after the answer: Stripe doesn't wait for the
 * answer to a webhook, and the buyer doesn't wait for her refund.
 */
export const withRefundsAfter = (
  answer: Answer,
  createDependencies: () => RefundDependencies,
): Answer => {
  let dependencies: RefundDependencies | undefined;
  const pay = async (): Promise<void> => {
    try {
      const end = performance.now() + workMs;
      const work = dueShopReturns((dependencies ??= createDependencies()));
      await work.finish(() => performance.now() < end);
    } catch (error) {
      logFailure('A refund could not be made after a request', error);
    }
  };
  return async (request, context) => {
    const answered = await answer(request, context);
    if (answered.ok && request.method === 'POST') {
      const paying = pay();
      context?.waitUntil?.(paying);
    }
    return answered;
  };
};
