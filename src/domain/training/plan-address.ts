import { routes } from '../routes.ts';

type Plan = { readonly path: string; readonly index: number };
type Place = Plan & { readonly week: number; readonly day: number };

// Plan pages import from here alone: without it each first visit would pay for the schemas of `plan-place.ts`.

/** One text for a plan, by which the log finds what belongs to it. */
export const planKey = ({ path, index }: Plan): string =>
  index === 0 ? path : `${path}#${index + 1}`;

/** The address that starts a session: `/train/?plan=/workout-plans/x/&week=1&day=2`. */
export const startAddress = ({ path, index, week, day }: Place): string =>
  `${routes.train}?plan=${path}${index === 0 ? '' : `&part=${index + 1}`}&week=${week}&day=${day}`;
