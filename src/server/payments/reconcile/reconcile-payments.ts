import { queueMail } from '../../mail/queue-mail.ts';
import type { EventDependencies } from '../handled-events.ts';
import { findContradictions, findPaymentsWithoutGrant } from './compare-books.ts';
import { noteDoubts } from './doubts.ts';
import { findEventsUntil, handleMissedEvents } from './missed-events.ts';
import { readStaleOrders } from './stale-orders.ts';
import type { Reconciliation } from './reconciliation.ts';

export type ReconcileDependencies = EventDependencies & {
  /** Our own address, which receives the report. */
  readonly contactInbox: string;
  readonly log: (message: string) => void;
  /** Whether there is time for more. The host ends a scheduled function after 30 seconds. */
  readonly hasTime: () => boolean;
};

const dayMs = 24 * 60 * 60 * 1000;
/** A session may be paid a day after it was created, and the reconciliation may have failed for some days. */
const lookBackMs = 4 * dayMs;
/** A longer report would be unreadable. */
const maxLines = 100;

/**
 * Compares our books with Stripe's and repairs ours: handles missed events, reads orders again that may have changed, and looks
 * for payments without a grant and grants without a payment. Anything it cannot repair is returned, logged, stored for the owner,
 * and reported by e-mail, once a day. It may end at any moment; the next run continues.
 */
export const reconcilePayments = async ({
  contactInbox,
  log,
  ...dependencies
}: ReconcileDependencies): Promise<readonly string[]> => {
  const { database, now } = dependencies;
  const startedAt = now();
  const problems = new Set<string>();
  const reconcile: Reconciliation = {
    ...dependencies,
    report: (problem) => void problems.add(problem),
  };
  const until = (await findEventsUntil(reconcile)) ?? startedAt;
  await handleMissedEvents(reconcile);
  await findPaymentsWithoutGrant(reconcile, new Date(until.getTime() - lookBackMs));
  await readStaleOrders(reconcile);
  await findContradictions(reconcile);

  const found = [...problems].toSorted();
  // If time has run out, something may not have been checked.
  await noteDoubts(database, found, {
    isWhole: reconcile.hasTime(),
    book: 'payments',
    now: startedAt,
  });
  const lines = found.slice(0, maxLines);
  if (lines.length === 0) return lines;
  for (const line of lines) log(`Reconcile: ${line}`);
  const subject = 'Payments: something does not add up';
  const mailId = `reconcile-report:${startedAt.toISOString().slice(0, 10)}`;
  const mail = { kind: 'reconcile-report', address: contactInbox } as const;
  await queueMail(database, { ...mail, mailId, details: { subject, lines } }, startedAt);
  return lines;
};
