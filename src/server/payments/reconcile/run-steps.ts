import { queueMailInOwnStatement } from '../../mail/queue-mail.ts';
import type { Database } from '../../store/database.ts';
import { TillRequestFailed } from '../../till/till.ts';
import { storeAndSettleDoubtsOfStep } from './doubts.ts';

/** One thing that a reconciliation compares. */
export type ReconcileStep = {
  /** Its name in our log, and with the doubts that it finds. */
  readonly name: string;
  /** Whether it reads from Stripe. If Stripe fails, the other steps that do are left out. */
  readonly asksStripe: boolean;
  /**
   * Compares, and reports what it can't repair. Returns since when it has looked at everything: the
   * beginning of this run, or of an earlier one that it continued. Undefined if something is left.
   */
  readonly run: (report: (problem: string) => void, startedAt: Date) => Promise<Date | undefined>;
};

/**
 * Makes the steps of one reconciliation. A step has looked at everything since the beginning of its
 * run, unless it reads from Stripe and time has run out: then something may not have been checked.
 */
export const createReconcileStepMaker =
  (about: string, hasTime: () => boolean) =>
  (
    name: string,
    asksStripe: boolean,
    compare: (report: (problem: string) => void, startedAt: Date) => Promise<void>,
  ): ReconcileStep => ({
    name: `${about}: ${name}`,
    asksStripe,
    run: async (report, startedAt) => {
      await compare(report, startedAt);
      return hasTime() || !asksStripe ? startedAt : undefined;
    },
  });

/** What a reconciliation's report needs. */
export type ReconcileReportDependencies = {
  readonly database: Database;
  readonly now: () => Date;
  readonly log: (message: string) => void;
  /** Our own address, which receives the report. */
  readonly contactInbox: string;
};

/** What the report is called. It is sent once a day. */
export type ReportMailKeyAndSubject = { readonly mailKey: string; readonly subject: string };

/** A longer report would be unreadable. */
const maxLines = 100;

const nameOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

/**
 * Runs the steps of a reconciliation. What a step found is stored before the next one begins, and a
 * step that fails stops none of the others. What was found is returned, logged, and reported by
 * e-mail, once a day. At the end it throws the first failure, so that the job counts as failed and
 * the owner hears of it.
 */
export const runReconcileSteps = async (
  steps: readonly ReconcileStep[],
  { database, now, log, contactInbox }: ReconcileReportDependencies,
  { mailKey, subject }: ReportMailKeyAndSubject,
): Promise<readonly string[]> => {
  const startedAt = now();
  const all = new Set<string>();
  const failures: unknown[] = [];
  let isStripeDown = false;
  for (const { name, asksStripe, run } of steps) {
    if (asksStripe && isStripeDown) continue;
    const found = new Set<string>();
    let wholeSince: Date | undefined;
    try {
      wholeSince = await run((problem) => void found.add(problem), startedAt);
    } catch (error) {
      failures.push(error);
      isStripeDown ||= error instanceof TillRequestFailed;
      log(`Reconcile: the step “${name}” failed: ${nameOf(error)}`);
    }
    const words = [...found].toSorted();
    for (const one of words) all.add(one);
    try {
      await storeAndSettleDoubtsOfStep(database, words, { step: name, wholeSince, now: startedAt });
    } catch (error) {
      failures.push(error);
      log(`Reconcile: what the step “${name}” found could not be stored: ${nameOf(error)}`);
    }
  }
  const lines = [...all].toSorted().slice(0, maxLines);
  for (const line of lines) log(`Reconcile: ${line}`);
  if (lines.length > 0) {
    const mailId = `${mailKey}:${startedAt.toISOString().slice(0, 10)}`;
    const mail = { kind: 'reconcile-report', address: contactInbox } as const;
    await queueMailInOwnStatement(
      database,
      { ...mail, mailId, details: { subject, lines } },
      startedAt,
    );
  }
  if (failures.length > 0) throw failures[0];
  return lines;
};
