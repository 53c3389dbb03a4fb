import { routes } from '../../routes.ts';
import type { Weight } from '../weight.ts';

/**
 * The parameters of an address of `/my-weights/`: a lift to enter, a set that fills the form, the
 * page to go back to.
 */
export type MyWeightsQueryAndHashFields = {
  /** The slug of a lift; if it is missing, the lifter chooses one. */
  readonly exercise?: string;
  readonly weight?: Weight;
  readonly reps?: number;
  /** The path of a plan, or of a session with its query. */
  readonly back?: string;
};

/**
 * The address that opens the lifter’s weights at a lift. A weight goes behind `#`, which never
 * leaves the browser: `/my-weights/?exercise=back-squat&back=%2Fworkout-plans%2Fx%2F`,
 * `/my-weights/#weight=60&unit=kg&reps=5`.
 */
export const myWeightsAddress = ({
  exercise,
  weight,
  reps,
  back,
}: MyWeightsQueryAndHashFields): string => {
  const visit = new URLSearchParams();
  if (exercise !== undefined) visit.set('exercise', exercise);
  if (back !== undefined) visit.set('back', back);
  const set = new URLSearchParams();
  if (weight !== undefined) {
    set.set('weight', String(weight.value));
    set.set('unit', weight.unit);
  }
  if (reps !== undefined) set.set('reps', String(reps));
  const [query, hash] = [visit.toString(), set.toString()];
  return `${routes.myWeights}${query === '' ? '' : `?${query}`}${hash === '' ? '' : `#${hash}`}`;
};
