import type { MemberPlan } from './member-plan.ts';

const day = 24 * 60 * 60 * 1000;

/** A plan to try today: another each day, the same all day long, every plan in its turn. Undefined when there is none. */
export const pickOfDay = (plans: readonly MemberPlan[], now: Date): MemberPlan | undefined => {
  const minutesAhead = now.getTimezoneOffset();
  const days = Math.floor((now.getTime() - minutesAhead * 60_000) / day);
  return plans[days % Math.max(1, plans.length)];
};
