/** How long a kept member plan opens without the gate having been asked again, in days. */
export const leaseDays = 14;

const dayMs = 24 * 60 * 60 * 1000;

/** For how long a kept plan opens, in milliseconds since 1970. */
export type PlanLease = { readonly from: number; readonly until: number };

/** The lease that begins when the gate has just opened a plan. */
export const beginLease = (now: number): PlanLease => ({
  from: now,
  until: now + leaseDays * dayMs,
});

/** Whether a lease holds. A clock that was put back to before it began gives no more time. */
export const isLeaseOpen = ({ from, until }: PlanLease, now: number): boolean =>
  now >= from && now < until && until - from <= leaseDays * dayMs;
