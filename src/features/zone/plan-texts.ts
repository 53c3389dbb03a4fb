import type { MemberPlan } from '../../domain/members/member-plan.ts';

/** The minutes of a session: `30 min`, or `25–45 min` if sessions differ; undefined if they are unknown. */
export const minutesText = ({ minutes }: Pick<MemberPlan, 'minutes'>): string | undefined => {
  const { from, to } = minutes;
  if (to === 0) return undefined;
  return from === to ? `${to} min` : `${from}–${to} min`;
};

const countText = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** `1 plan`, `12 plans`. */
export const plansText = (count: number): string => countText(count, 'plan', 'plans');

/** The weeks and sessions of a plan; undefined for a single session. */
export const scheduleText = ({
  weeks,
  sessions,
}: Pick<MemberPlan, 'weeks' | 'sessions'>): string | undefined => {
  const often = countText(sessions, 'session', 'sessions');
  if (weeks > 1) return `${weeks} weeks, ${often} in each`;
  return sessions > 1 ? often : undefined;
};
