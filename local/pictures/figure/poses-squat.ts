/** Poses of squats with a weight: the bar above the middle of the feet. */
import { sub, type V3 } from '../drawing/geometry.ts';
import { barOnBack, barOnShoulders } from './poses-lifting.ts';
import * as base from './poses-standing.ts';
import { hands } from './poses-standing.ts';
import { onChest, type Pose } from './skeleton.ts';

/** The elbows are under the bar and the hands, away from the ribs. */
const elbowsUnder = (woman: Pose): Pose => barOnBack(woman, 27, [-0.6, -1, 0.5]);
/** The bar lies on the shoulders, the upper arms point ahead. */
const frontRack = (woman: Pose): Pose =>
  barOnShoulders(woman, [9.5, 35, 0], (placed) =>
    hands(onChest(placed, [7, 36.5, 23]), [1, -0.05, 0], { flat: [0.5, 0.1, -0.4] }),
  );
/** The palms carry the upper end of a dumbbell, elbows close to each other. */
const underBell = (woman: Pose): Pose => ({
  ...woman,
  arms: hands(onChest(woman, [16, 15, 8]), [0.1, -1, -0.1], { flat: [0.6, 0.5, -0.45] }),
});

export const backSquat = elbowsUnder({
  ...base.backSquat,
  pelvis: [0, 36, 0],
  lean: 46,
  chest: 42,
});
export const backTall = elbowsUnder({ ...base.backTall, lean: 12, chest: 11 });
export const frontSquat = frontRack(base.frontSquat);
export const frontTall = frontRack(base.frontTall);
export const gobletSquat = underBell(base.goblet);
/** The direction of the handle of the dumbbell that she carries at the bottom. */
export const bellUp: V3 = sub(onChest(gobletSquat, [19, 23, 0]), onChest(gobletSquat, [20, 13, 0]));
export const gobletTall = underBell(base.gobletTall);
