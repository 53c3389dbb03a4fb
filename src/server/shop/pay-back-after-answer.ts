import { dueShopReturns, type PayBackDependencies } from './pay-back.ts';
import { logFailure } from '../log.ts';

/** What the host hands to a function beside the request. On this machine there is nothing. */
type Context = { readonly waitUntil?: (work: Promise<unknown>) => void };

type Answer = (request: Request, context?: Context) => Promise<Response>;

/** The host gives a function some seconds after its answer. What isn't done by then is done by `finish-work`. */
const workMs = 8000;

/**
 * A function that pays back what its requests have made due as soon as it has answered, so that nobody waits for it: neither Stripe for the
 * answer to a webhook, nor she for her money.
 */
export const payingBack = (
  answer: Answer,
  createDependencies: () => PayBackDependencies,
): Answer => {
  let dependencies: PayBackDependencies | undefined;
  const pay = async (): Promise<void> => {
    try {
      const end = performance.now() + workMs;
      const work = dueShopReturns((dependencies ??= createDependencies()));
      await work.finish(() => performance.now() < end);
    } catch (error) {
      logFailure('Money could not be paid back after a request', error);
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
