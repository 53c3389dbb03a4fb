import { logFailure } from '../../log.ts';
import { runDueWork, timeFor, type WorkDependencies, type WorkKind } from './run-due-work.ts';

/** What the host passes to a function besides the request. Nothing on a developer's machine. */
type Context = { readonly waitUntil?: (work: Promise<unknown>) => void };

/** The host gives a function some seconds after its answer. The clock does the rest. */
const workMs = 8000;

/**
 * Wraps a function so that work that its requests have made due is done right after the answer: nobody waits for it, neither in
 * the request nor until the clock's next run.
 * @param open Creates the dependencies of the queue and the kinds of work, before the first request's work.
 */
export const withWorkAfter = (
  answer: (request: Request) => Promise<Response>,
  open: () => WorkDependencies & { readonly kinds: readonly WorkKind[] },
): ((request: Request, context?: Context) => Promise<Response>) => {
  let opened: ReturnType<typeof open> | undefined;
  const work = async (): Promise<void> => {
    try {
      opened ??= open();
      await runDueWork(opened, opened.kinds, timeFor(workMs));
    } catch (error) {
      logFailure('Work could not be done after a request', error);
    }
  };
  return async (request, context) => {
    const answered = await answer(request);
    if (answered.ok && request.method === 'POST') {
      const working = work();
      context?.waitUntil?.(working);
    }
    return answered;
  };
};
