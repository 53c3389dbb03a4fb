import { routes } from '../../routes.ts';

type Plan = { readonly path: string; readonly index: number };
type Place = Plan & { readonly week: number; readonly day: number };

// Plan pages import only this file: with `plan-place.ts`, each first visit would load its schemas.

/** The log's key for a plan. */
export const planKeyOf = ({ path, index }: Plan): string =>
  index === 0 ? path : `${path}#${index + 1}`;

/** The address that starts a session: `/train/?plan=/workout-plans/x/&week=1&day=2`. */
export const sessionStartAddressOf = ({ path, index, week, day }: Place): string =>
  `${routes.train}?plan=${path}${index === 0 ? '' : `&part=${index + 1}`}&week=${week}&day=${day}`;

/** The address that offers to copy a day into the lifter’s own sessions. */
export const dayCopyAddressOf = (place: Place): string =>
  sessionStartAddressOf(place).replace(routes.train, routes.mySessions);
