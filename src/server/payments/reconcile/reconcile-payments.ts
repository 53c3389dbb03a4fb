import type { EventDependencies } from '../handled-events.ts';
import { findContradictions, findPaymentsWithoutGrant } from './compare-books.ts';
import { findEventsUntil, handleMissedEvents } from './missed-events.ts';
import { runSteps, type ReportDependencies } from './run-steps.ts';
import { readStaleOrders } from './stale-orders.ts';
import type { Reconciliation } from './reconciliation.ts';

export type ReconcileDependencies = EventDependencies &
  ReportDependencies & {
    /** Whether there is time for more. The host ends a scheduled function after 30 seconds. */
    readonly hasTime: () => boolean;
  };

const dayMs = 24 * 60 * 60 * 1000;
/** A session may be paid a day after it was created, and the reconciliation may have failed for some days. */
const lookBackMs = 4 * dayMs;

/**
 * Compares our books with Stripe's and repairs ours: handles missed events, looks for payments without a grant, reads orders again
 * that wait for money, and looks for grants without a payment. Anything it cannot repair is returned, logged, stored for the owner,
 * and reported by e-mail, once a day. It may end at any moment; the next run continues. `compareLists` looks at all other orders.
 */
export const reconcilePayments = async (
  dependencies: ReconcileDependencies,
): Promise<readonly string[]> => {
  const { hasTime } = dependencies;
  const step = (
    name: string,
    asksStripe: boolean,
    compare: (reconcile: Reconciliation, startedAt: Date) => Promise<void>,
  ) => ({
    name: `payments: ${name}`,
    asksStripe,
    run: async (report: Reconciliation['report'], startedAt: Date) => {
      await compare({ ...dependencies, report }, startedAt);
      // If time has run out, something may not have been checked.
      return hasTime() || !asksStripe ? startedAt : undefined;
    },
  });
  let until: Date | undefined;
  return runSteps(
    [
      step('missed events', true, async (reconcile) => {
        until = await findEventsUntil(reconcile);
        await handleMissedEvents(reconcile);
      }),
      step('paid sessions', true, (reconcile, startedAt) =>
        findPaymentsWithoutGrant(reconcile, new Date((until ?? startedAt).getTime() - lookBackMs)),
      ),
      step('waiting orders', true, readStaleOrders),
      step('contradictions', false, findContradictions),
    ],
    dependencies,
    { mailKey: 'reconcile-report', subject: 'Payments: something does not add up' },
  );
};
