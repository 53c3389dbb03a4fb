import { logFailure } from '../../log.ts';
import {
  openSiteActivityAndJobRunsBlobStore,
  type SiteActivityAndJobRunsBlobStore,
} from '../site-activity-and-job-runs-blob-store.ts';
import { runDueWork, createHasTime, type WorkDependencies, type WorkKind } from './run-due-work.ts';

/**
 * What the host passes to a function besides the request. It keeps the function running until the
 * work is done.
 */
type Context = { readonly waitUntil?: (work: Promise<unknown>) => void };

/** The host gives a function some seconds after its answer. The clock does the rest. */
const workMs = 8000;

/**
 * Wraps a function so that work that its requests have made due is done right after the answer:
 * nobody waits for it, neither in the request nor until the clock's next run. A change wakes the
 * clock too, which does what fails here, and looks for dates.
 * @param open Creates the dependencies of the queue and the kinds of work, before the first
 * request's work.
 */
export const withWorkAfterAnswer = (
  answer: (request: Request) => Promise<Response>,
  open: () => WorkDependencies & { readonly kinds: readonly WorkKind[] },
  { wake }: Pick<SiteActivityAndJobRunsBlobStore, 'wake'> = openSiteActivityAndJobRunsBlobStore(),
): ((request: Request, context?: Context) => Promise<Response>) => {
  let opened: ReturnType<typeof open> | undefined;

  /** Does what is due. Returns whether there was anything, or may be. */
  const work = async (): Promise<boolean> => {
    try {
      opened ??= open();
      const { done, failed } = await runDueWork(opened, opened.kinds, createHasTime(workMs));
      return done + failed > 0;
    } catch (error) {
      logFailure('Work could not be done after a request', error);
      return true;
    }
  };

  const afterChange = async (): Promise<void> => {
    // Not after the work: this process may end before it is done.
    await Promise.all([wake(), work()]);
  };
  // What is read may have been brought up to date first, as an order after paying, but rarely is.
  const afterReading = async (): Promise<void> => {
    if (await work()) await wake();
  };

  return async (request, context) => {
    const answered = await answer(request);
    if (answered.ok) {
      const isReading = request.method === 'GET' || request.method === 'HEAD';
      const working = isReading ? afterReading() : afterChange();
      context?.waitUntil?.(working);
    }
    return answered;
  };
};
