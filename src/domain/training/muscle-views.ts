import { muscles } from './muscles.ts';
import type { Muscle } from './muscles.ts';
import type { TrainedMuscles } from './trained-muscles.ts';

export type BodySide = 'front' | 'back';
export type BodyZone = 'shoulders' | 'waist' | 'thighs' | 'calves';

/** Where a muscle is most visible on a body. */
type Place = { readonly side: BodySide; readonly zone: BodyZone };

const places: Readonly<Record<Muscle, Place>> = {
  abdominals: { side: 'front', zone: 'waist' },
  abductors: { side: 'back', zone: 'thighs' },
  adductors: { side: 'front', zone: 'thighs' },
  biceps: { side: 'front', zone: 'shoulders' },
  calves: { side: 'back', zone: 'calves' },
  chest: { side: 'front', zone: 'shoulders' },
  forearms: { side: 'front', zone: 'waist' },
  glutes: { side: 'back', zone: 'thighs' },
  hamstrings: { side: 'back', zone: 'thighs' },
  lats: { side: 'back', zone: 'shoulders' },
  'lower back': { side: 'back', zone: 'waist' },
  'middle back': { side: 'back', zone: 'shoulders' },
  neck: { side: 'front', zone: 'shoulders' },
  quadriceps: { side: 'front', zone: 'thighs' },
  shoulders: { side: 'front', zone: 'shoulders' },
  traps: { side: 'back', zone: 'shoulders' },
  triceps: { side: 'back', zone: 'shoulders' },
};

/** The number of body views that fit on a card. */
const maxViews = 2;

/** The body views that show the muscles an exercise trains most, in the order of its muscles. */
export const bodyViewsOfPrimaryMuscles = ({
  primary,
}: Pick<TrainedMuscles, 'primary'>): readonly Place[] => {
  const seen = new Map(
    primary.map((muscle) => [Object.values(places[muscle]).join(), places[muscle]]),
  );
  return [...seen.values()].slice(0, maxViews);
};

/** The muscles from head to foot, in the order of a list beside a muscle map. */
export const musclesFromHeadToFoot: readonly Muscle[] = (() => {
  const zones: readonly BodyZone[] = ['shoulders', 'waist', 'thighs', 'calves'];
  return muscles.toSorted(
    (one, other) => zones.indexOf(places[one].zone) - zones.indexOf(places[other].zone),
  );
})();
