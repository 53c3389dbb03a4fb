/**
 * The jobs that look for what may have changed unnoticed, and tidy up. They run every hour while
 * something happens, and every six hours while nothing does.
 */
export const checkAndTidyJobNames = [
  'watch',
  'reconcile-payments',
  'reconcile-shop',
  'reconcile-snipcart',
  'catch-missed-changes',
  'compare-lists',
  'delete-expired-rate-limits',
] as const;

/**
 * The jobs that do what is due: what waits in the queue, and what has a date. They run once more
 * after something has happened, when one of their dates has come, and at the end of each run of
 * other jobs, because those may have queued something. E-mails come last.
 */
export const dueWorkJobNames = [
  'settle-builds',
  'finish-deletions',
  'finish-work',
  'notice-clock',
  'send-mails',
] as const;

/** A job of the clock. The owner's page shows the names. */
export type JobName = (typeof checkAndTidyJobNames)[number] | (typeof dueWorkJobNames)[number];
