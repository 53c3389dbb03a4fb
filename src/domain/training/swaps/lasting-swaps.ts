import type { FollowedPlan, LastingSwap } from '../log.ts';
import type { Session } from '../session/session.ts';

/**
 * The lasting swap that put an exercise into a plan; undefined if the exercise is the plan's own.
 */
export const lastingSwapThatBroughtExercise = (
  plan: FollowedPlan,
  slug: string | undefined,
): LastingSwap | undefined => plan.swaps.find(({ to }) => to === slug);

/** The plan without the lasting swap of its exercise `from`; as it was if there is none. */
export const planWithoutLastingSwap = (plan: FollowedPlan, from: string): FollowedPlan => ({
  ...plan,
  swaps: plan.swaps.filter((swap) => swap.from !== from),
});

/**
 * The plan with a session's lasting swaps. They are applied when the session ends, so that undoing
 * a swap in the session undoes it for the plan too. Swapping a swapped exercise replaces the swap
 * of the plan's own exercise; returning to the plan's own removes it.
 */
export const planWithLastingSwapsOfSession = (
  plan: FollowedPlan,
  { steps, events }: Session,
): FollowedPlan => {
  const slugs = new Map(steps.map(({ line, slug }) => [line, slug]));
  let followed = plan;
  for (const event of events) {
    if (event.kind !== 'swap' || !event.forPlan) continue;
    const slug = slugs.get(event.line);
    if (slug === undefined) continue;
    const { to, weight } = event;
    const from = lastingSwapThatBroughtExercise(plan, slug)?.from ?? slug;
    followed = planWithoutLastingSwap(followed, from);
    if (from !== to) followed = { ...followed, swaps: [...followed.swaps, { from, to, weight }] };
  }
  return followed;
};
