import type { MemberPlan } from '../../domain/members/member-plan.ts';

/** `30 min`, or `25–45 min` where the sessions differ; undefined where nobody knows. */
export const minutesText = ({ minutes }: Pick<MemberPlan, 'minutes'>): string | undefined => {
  const { from, to } = minutes;
  if (to === 0) return undefined;
  return from === to ? `${to} min` : `${from}–${to} min`;
};

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

export const plansText = (count: number): string => counted(count, 'plan', 'plans');

/** How long a plan goes on and how often it is done; nothing for a single session. */
export const scheduleText = ({
  weeks,
  sessions,
}: Pick<MemberPlan, 'weeks' | 'sessions'>): string | undefined => {
  const often = counted(sessions, 'session', 'sessions');
  if (weeks > 1) return `${weeks} weeks, ${often} in each`;
  return sessions > 1 ? often : undefined;
};
