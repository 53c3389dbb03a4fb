/** Arms that curl a dumbbell: the elbow stays, and the hand turns about it. */
import { add, dot, mix, mul, norm, rad, sub, type V3 } from '../drawing/geometry.ts';
import type { Phase } from '../drawing/phases.ts';
import * as low from './poses-floor.ts';
import { hands, stand } from './poses-standing.ts';
import { bones, both, mirrored, solve, type Arm, type Leg, type Pose } from './skeleton.ts';

/**
 * Where her right upper arm points, where its forearm points when the elbow is at a right angle,
 * and where the thumb does when the palm is up.
 */
interface CurlDirections {
  readonly upperArm: V3;
  readonly levelForearm: V3;
  readonly thumbPalmUp: V3;
}

/**
 * Her right arm with its elbow so many degrees from straight. `turn` goes from 0, the thumb ahead
 * and then up, to 1, the palm up. The handle is square to the forearm, as a fist holds it.
 */
function curled(woman: Pose, directions: CurlDirections, bend: number, turn: number): Arm {
  const shoulder = solve(woman).arms[0].root;
  const upperArm = norm(directions.upperArm);
  const ahead = norm(directions.levelForearm);
  const [cos, sin] = [Math.cos(rad(bend)), Math.sin(rad(bend))];
  const elbow = add(shoulder, mul(upperArm, bones.upperArm));
  const forearm = norm(add(mul(upperArm, cos), mul(ahead, sin)));
  const to = add(elbow, mul(forearm, bones.forearm + bones.hand));
  const handle = mix(sub(mul(ahead, cos), mul(upperArm, sin)), directions.thumbPalmUp, turn);
  return {
    to,
    pole: sub(elbow, mix(shoulder, to, 0.5)),
    grip: norm(sub(handle, mul(forearm, dot(handle, forearm)))),
  };
}

/**
 * Elbows that hang a hand's width out; a level forearm points so far away from the body for each
 * centimetre ahead.
 */
const hangingElbow = (outwards: number): CurlDirections => ({
  upperArm: [0, -1, 0.2],
  levelForearm: [1, 0, outwards],
  thumbPalmUp: [0, 0, 1],
});
/**
 * Palms to the legs until the dumbbells are past the thighs, and turned up when the forearms are
 * level.
 */
const palmTurn = (bend: number): number => Math.max(0, Math.min(1, (bend - 25) / 55));

/** From t = 0, both dumbbells before the shoulders, to t = 1, both at the sides. */
export function dumbbellCurl(t: number): Pose {
  const tall = stand({ lean: 0 });
  const bend = 136 - 128 * t;
  return { ...tall, arms: both<Arm>(curled(tall, hangingElbow(0.1), bend, palmTurn(bend))) };
}

/** Back and head on a pad of 55 degrees. */
const reclined = low.seated({ ...low.inclineCurl, lean: -36, head: -42 });
/** From t = 0, the dumbbells at the height of the chest, to t = 1, both arms straight down. */
export const inclineCurl = (t: number): Pose => ({
  ...reclined,
  arms: both<Arm>(curled(reclined, hangingElbow(0.3), 128 - 118 * t, 1)),
});

/** Bent forward over wide feet, the other hand on its knee. */
const braced = low.seated({
  pelvis: [0, 53, 0],
  lean: 46,
  head: 38,
  legs: both<Leg>({ to: [40, 8, 27], pole: [0.8, 1, 0.6], toe: [1, 0, 0.35] }),
  arms: hands([34, 60, 24], [-0.4, -0.2, 1], { grip: [0.4, 0, -1], bias: 8 }),
});
/**
 * From t = 0, the fist before the shoulder with the little finger's side higher, to t = 1, the arm
 * straight with the palm to the other shin. The elbow stays at the inner side of the thigh.
 */
export function concentrationCurl(t: number): Pose {
  const bend = 120 - 108 * t;
  const directions: CurlDirections = {
    upperArm: [0.2, -1, -0.09],
    levelForearm: mix([1, 0.1, -0.2], [1, 0, 0], t),
    thumbPalmUp: [0, -0.55, 1],
  };
  return { ...braced, arms: [curled(braced, directions, bend, palmTurn(bend)), braced.arms[1]] };
}

const [hammerUp, hammerDown] = [142, 8];
/** How far the elbows are bent, the right one and the left one. */
function hammered(right: number, left: number): Pose {
  const tall = stand();
  const arm = (bend: number): Arm => curled(tall, hangingElbow(0), bend, 0);
  return { ...tall, arms: [arm(right), mirrored(arm(left))] };
}
/** The right dumbbell at its shoulder, the other at its side. */
export const hammerTop = hammered(hammerUp, hammerDown);
/** Both dumbbells at the sides. */
export const hammerHang = hammered(hammerDown, hammerDown);

const ways = 5;
/** An arm on its way from one bend to another, begun and ended gently: twice as long down as up. */
const armOnItsWay = (
  name: string,
  [from, to]: readonly [number, number],
  poseOf: (bend: number) => Pose,
): readonly Phase<Pose>[] =>
  Array.from({ length: ways }, (_, i) => ({
    name,
    to: poseOf(to + ((from - to) * (1 + Math.cos((Math.PI * (i + 1)) / ways))) / 2),
    seconds: to < from ? 0.32 : 0.16,
  }));
const rightArm = (bend: number): Pose => hammered(bend, hammerDown);
const leftArm = (bend: number): Pose => hammered(hammerDown, bend);
/**
 * One arm goes down, and the other up only after it. It begins with the right hand at the shoulder.
 */
export const hammerPhases: readonly Phase<Pose>[] = [
  ...armOnItsWay('Right arm', [hammerUp, hammerDown], rightArm),
  ...armOnItsWay('Left arm', [hammerDown, hammerUp], leftArm),
  { name: 'Left arm', to: leftArm(hammerUp), seconds: 0.16 },
  ...armOnItsWay('Left arm', [hammerUp, hammerDown], leftArm),
  ...armOnItsWay('Right arm', [hammerDown, hammerUp], rightArm),
  { name: 'Right arm', to: rightArm(hammerUp), seconds: 0.16 },
];
