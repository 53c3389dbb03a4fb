import { routes } from '../routes.ts';

/** Where a pack's plans are in the members zone, by the address of the page that sells it. */
export const membersZonePathOfSalesPage = (path: string): string => {
  const slug = /[^/]+\/$/.exec(path)?.[0] ?? '';
  if (path.startsWith(routes.workoutPacks)) return `${routes.members}packs/${slug}`;
  if (path.startsWith(routes.preBuiltPlans)) return `${routes.members}prebuilt/${slug}`;
  return path.startsWith(routes.homeGymPacks) ? `${routes.members}homegym/` : routes.members;
};
