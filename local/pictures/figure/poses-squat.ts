/** Poses of squats with a weight: the bar above the middle of the feet. */
import { add, mix, sub, type V3 } from '../drawing/geometry.ts';
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
/** The direction of a dumbbell on end, from its middle to the end that her palms carry. */
export const bellUp = (woman: Pose): V3 =>
  sub(onChest(woman, [-0.6, 10, 0]), onChest(woman, [0, 0, 0]));
/**
 * Where a dumbbell on end is held: the middle of its handle, before and a little below her wrists.
 */
export const heldBell = (woman: Pose): V3 => {
  const wrists = mix(woman.arms[0].to, woman.arms[1].to, 0.5);
  return add(wrists, sub(onChest(woman, [4.6, -2.5, 0]), onChest(woman, [0, 0, 0])));
};
/** The palms carry the upper end of a dumbbell, forearms upright and close together. */
const underBell = (woman: Pose, wrist: V3, pole: V3): Pose => ({
  ...woman,
  arms: hands(onChest(woman, wrist), pole, { flat: [0.6, 0.5, -0.45] }),
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
/** So deep and so far forward that the elbows come down to the insides of the knees. */
export const gobletSquat = underBell(
  { ...base.goblet, pelvis: [-20, 35.5, 0], lean: 28, chest: 24, head: 4, reach: 3 },
  [17, 27, 9],
  [0.7, -1, -0.5],
);
export const gobletTall = underBell(base.gobletTall, [15, 21.5, 9], [0.6, -1, -0.2]);
