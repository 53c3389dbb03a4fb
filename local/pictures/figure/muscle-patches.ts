/**
 * Where the muscles of the muscle map are on her body: patches of the skin over her bones, as small
 * faces.
 */
import { add, cross, dot, egg, len, mix, mul, norm, sub } from '../drawing/geometry.ts';
import type { Frame, V3 } from '../drawing/geometry.ts';
import type { Stage, Woman } from '../drawing/stage.ts';
import { breast, legDepth } from './figure.ts';
import { grow } from './limbs.ts';
import { forearm, shank, stationAt, thigh, upperArm, type Station } from './muscle.ts';
import { bones, type Limb } from './skeleton.ts';

/** A point of the skin, and the point of the bone or of the spine below it. */
type Skin = readonly [on: V3, under: V3];
/** A part of the body's surface: u goes along a bone from 0 to 1, v across it from -1 to 1. */
export interface Patch {
  depth: number;
  skin: (u: number, v: number) => Skin;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** The share of its full width that a patch has along its length: round at both ends. */
const tapered = (u: number): number => Math.max(0, Math.sin(Math.PI * u)) ** 0.4;
const within = (from: number, to: number, u: number): number => from + (to - from) * u;

/**
 * A part of a limb: from and to as shares of the bone, the middle and half the width as degrees
 * about it.
 */
interface OnLimb {
  from: number;
  to: number;
  middle: number;
  half: number;
}

/** The skin of a bone; angles go from the side that `out` points to towards `side`. */
function aboutBone(
  [a, b]: readonly [V3, V3],
  [out, side]: readonly [V3, V3],
  stations: readonly Station[],
  k: number,
  { from, to, middle, half }: OnLimb,
): Patch['skin'] {
  return (u, v) => {
    const t = within(from, to, u);
    const [, r, shift] = stationAt(stations, Math.max(0, Math.min(1, t)));
    const angle = radians(middle + half * tapered(u) * v);
    const under = add(mix(a, b, t), mul(out, shift * k));
    // Before its joint a limb ends in a ball.
    const before = Math.max(0, -t) * len(sub(b, a));
    const round = Math.sqrt(Math.max(0, (r * k) ** 2 - before ** 2));
    const way = add(mul(out, Math.cos(angle)), mul(side, Math.sin(angle)));
    return [add(under, mul(way, round)), under];
  };
}

/** Her right limb, and her left one. */
export type Side = 0 | 1;
/**
 * Across a limb: the way its middle joint points, square to the bone, and the way that is outside
 * on her body.
 */
function across(a: V3, b: V3, { out }: Limb, outwards: boolean): readonly [V3, V3] {
  const d = norm(sub(b, a));
  const o = norm(sub(out, mul(d, dot(out, d))));
  return [o, outwards ? cross(d, o) : cross(o, d)];
}

const onThigh: Readonly<Record<string, OnLimb>> = {
  quadriceps: { from: 0.1, to: 0.97, middle: 12, half: 80 },
  hamstrings: { from: 0.14, to: 0.98, middle: 180, half: 86 },
  adductors: { from: 0.02, to: 0.8, middle: -92, half: 62 },
};
const onUpperArm: Readonly<Record<string, OnLimb>> = {
  triceps: { from: 0.04, to: 0.97, middle: 4, half: 84 },
  biceps: { from: 0.04, to: 0.98, middle: 180, half: 84 },
};

function onLeg(stage: Stage, { joints, look, pose }: Woman, muscle: string, i: Side): Patch[] {
  const leg = joints.legs[i];
  const k = grow(look.bulk, 1);
  const depth = legDepth(stage, joints, i) + Math.max(0.06, pose.legs[i].bias ?? 0) + 0.01;
  const place = onThigh[muscle];
  if (place) {
    const ways = across(leg.root, leg.mid, leg, i === 0);
    return [{ depth, skin: aboutBone([leg.root, leg.mid], ways, thigh, k, place) }];
  }
  if (muscle !== 'calves') return [];
  const ways = across(leg.mid, leg.end, leg, i === 0);
  const calf = { from: 0.04, to: 0.7, middle: 180, half: 88 };
  const skin = aboutBone([leg.mid, leg.end], ways, shank, grow(look.bulk, 0.7), calf);
  return [{ depth, skin }];
}

function onArm(stage: Stage, { joints, look, pose }: Woman, muscle: string, i: Side): Patch[] {
  const arm = joints.arms[i];
  const k = grow(look.bulk, 0.75);
  const middle = stage.depth(mix(mix(arm.root, arm.end, 0.5), arm.mid, 0.5));
  const depth = middle + (pose.arms[i].bias ?? 0) + 0.01;
  const upper = [arm.root, arm.mid] as const;
  const place = onUpperArm[muscle];
  if (place) {
    const ways = across(...upper, arm, i === 1);
    return [{ depth, skin: aboutBone(upper, ways, upperArm, k, place) }];
  }
  if (muscle === 'forearms') {
    const along = norm(sub(arm.end, arm.mid));
    const wrist = add(arm.mid, mul(along, bones.forearm));
    const ways = across(arm.mid, wrist, arm, i === 1);
    const ring = { from: 0.03, to: 0.82, middle: 0, half: 178 };
    return [{ depth, skin: aboutBone([arm.mid, wrist], ways, forearm, k, ring) }];
  }
  if (muscle !== 'shoulders') return [];
  // The cap of the shoulder is outside and on top, however the arm hangs.
  const { chest } = joints;
  const away = add(mul(chest.r, i === 0 ? 1 : -1), mul(chest.u, 0.6));
  const d = norm(sub(arm.mid, arm.root));
  const cap = norm(sub(away, mul(d, dot(away, d))));
  const round = { from: -0.19, to: 0.44, middle: 0, half: 120 };
  return [{ depth, skin: aboutBone(upper, [cap, cross(d, cap)], upperArm, k, round) }];
}

/**
 * Cross sections of the trunk: height above the hip joints, place and half sizes forward and
 * sideways.
 */
const trunk: readonly (readonly [height: number, x: number, deep: number, wide: number])[] = [
  [-6, -0.5, 8.4, 12.5],
  [2, -0.8, 10, 16],
  [11, 0, 9, 13.8],
  [20, 0, 8.5, 12.6],
  [30, 0.4, 9.9, 14],
  [39, 0.6, 10.4, 15.2],
  [46.5, -1, 7.2, 14.4],
  [50, -1.2, 5.4, 8],
  [53, -1.2, 4.4, 5.5],
];

/**
 * A point of the trunk: its height above the hip joints if she stood upright, and degrees from the
 * front to her right.
 */
function onTrunk({ joints: { pelvis, chest }, look }: Woman, height: number, turn: number): Skin {
  const next = Math.max(
    1,
    trunk.findIndex(([y]) => y >= height),
  );
  const [low, high] = [trunk[next - 1] ?? trunk[0], trunk[next] ?? trunk[0]];
  if (!low || !high) throw new Error('The trunk has no cross sections');
  const t = (height - low[0]) / (high[0] - low[0]);
  const point = (section: typeof low): Skin => {
    const [y, x, deep, wide] = section;
    const frame: Frame = y < 20 ? pelvis : chest;
    const up = y < 20 ? y : y - 20;
    const under = add(frame.o, add(mul(frame.u, up), mul(frame.f, x)));
    const [c, s] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
    const k = look.bulk;
    return [add(under, add(mul(frame.f, c * deep * k), mul(frame.r, s * wide * k))), under];
  };
  const [a, b] = [point(low), point(high)];
  return [mix(a[0], b[0], t), mix(a[1], b[1], t)];
}

/** The skin of the chest: where a breast stands out of the trunk, its own. */
function onChest(woman: Woman, height: number, turn: number): Skin {
  const [on, under] = onTrunk(woman, height, turn);
  const way = norm(sub(on, under));
  let far = len(sub(on, under));
  for (const side of [1, -1]) {
    const { c, axes } = breast(woman.joints.chest, woman.look.bulk, side);
    // Where the way out of the spine leaves the ellipsoid.
    const [p, q] = [sub(under, c), way].map((v) =>
      axes.map((axis) => dot(v, axis) / dot(axis, axis)),
    );
    const square = (a: readonly number[], b: readonly number[]): number =>
      a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);
    if (!p || !q) continue;
    const [a, b, d] = [square(q, q), square(p, q), square(p, p) - 1];
    const inside = b * b - a * d;
    if (inside > 0) far = Math.max(far, (-b + Math.sqrt(inside)) / a);
  }
  return [add(under, mul(way, far)), under];
}

/**
 * A part of the trunk: heights, and for a height's share the degrees between which it lies, on her
 * right.
 */
interface OnTrunk {
  low: number;
  high: number;
  between: (u: number) => readonly [number, number];
  /** Whether it is one patch over the middle of the body, instead of one on each side. */
  single?: boolean;
}

const peak = (middle: number, half: number) => (u: number) =>
  [middle - half * tapered(u), middle + half * tapered(u)] as const;
const onTorso: Readonly<Record<string, OnTrunk>> = {
  chest: { low: 32, high: 47, between: peak(44, 39) },
  abdominals: {
    low: 3,
    high: 32,
    single: true,
    between: (u) => [
      -95 * Math.min(1, 0.4 + u * 2.4, 4 - u * 3.4),
      95 * Math.min(1, 0.4 + u * 2.4, 4 - u * 3.4),
    ],
  },
  'lower back': { low: 4, high: 28, single: true, between: peak(180, 76) },
  'middle back': { low: 29, high: 47.5, single: true, between: peak(180, 84) },
  lats: {
    low: 19,
    high: 43,
    between: (u) => [within(140, 62, Math.min(1, u * 1.3)), within(176, 124, u)],
  },
  traps: {
    low: 33,
    high: 52.5,
    single: true,
    between: (u) => {
      const half = u < 0.6 ? within(4, 52, u / 0.6) : within(52, 112, (u - 0.6) / 0.4);
      return [180 - half, 180 + half];
    },
  },
  abductors: { low: -9, high: 12, between: peak(98, 56) },
};

/**
 * The depth at which all of her hip is behind what lies on it: her leg, the cloth between the two,
 * and her seat.
 */
const depthOfHip = (stage: Stage, { joints, pose, seat }: Woman, i: Side): number =>
  Math.max(seat, legDepth(stage, joints, i) + Math.max(0.06, pose.legs[i].bias ?? 0)) + 0.02;

function onBody(stage: Stage, woman: Woman, muscle: string, idle: Side | undefined): Patch[] {
  const place = onTorso[muscle];
  if (!place) return [];
  const { low, high, between, single } = place;
  // It moves the leg.
  const isOnLeg = muscle === 'abductors';
  const both = ([1, -1] as const).filter((side) => !isOnLeg || idle !== (side === 1 ? 0 : 1));
  const sides = single ? ([1] as const) : both;
  return sides.map((side) => ({
    // The side of the hip is cloth over a leg.
    depth: isOnLeg
      ? depthOfHip(stage, woman, side === 1 ? 0 : 1)
      : // What lies on the waist must not be under the hem.
        (low < 20 ? woman.hem : woman.trunk) + 0.01,
    skin: (u, v) => {
      const [from, to] = between(u);
      const surface = muscle === 'chest' ? onChest : onTrunk;
      return surface(woman, within(low, high, u), side * within(from, to, (v + 1) / 2));
    },
  }));
}

/**
 * The slope between the neck and a shoulder, which rises with it: what is seen of the traps from
 * the front.
 */
const slope: readonly Station[] = [
  [0, 4.2, 0],
  [0.5, 4.4, 0],
  [1, 4.6, 0],
];
function onSlope({ joints: { arms, chest }, look, trunk: depth }: Woman, i: Side): Patch {
  const { root } = arms[i];
  const neck = add(
    chest.o,
    add(mul(chest.u, 30), add(mul(chest.f, -1.2), mul(chest.r, i === 0 ? 3 : -3))),
  );
  const d = norm(sub(root, neck));
  const up = norm(sub(chest.u, mul(d, dot(chest.u, d))));
  const place = { from: -0.1, to: 1, middle: 0, half: 130 };
  const skin = aboutBone([neck, root], [up, cross(d, up)], slope, grow(look.bulk, 0.6), place);
  return { depth: depth + 0.01, skin };
}

/** The round of the buttock, as seen from behind, below and outside. */
function onSeat(stage: Stage, woman: Woman, i: Side): Patch {
  const { joints, look } = woman;
  const { pelvis } = joints;
  const side = i === 0 ? 1 : -1;
  const k = look.bulk;
  const { c, axes } = egg(pelvis, [-5.2, -2.4, 7.4 * side], [8.6 * k, 9.2, 8.8 * k]);
  const [f, u, r] = axes;
  if (!f || !u || !r) throw new Error('An egg has three axes');
  // Its pole is behind her, a little down and outside.
  const pole = norm([-1, -0.12, 0.3 * side]);
  const one = norm(cross(pole, [0, 1, 0]));
  const two = cross(pole, one);
  return {
    depth: depthOfHip(stage, woman, i),
    skin: (along, v) => {
      const [away, about] = [radians(along * 74), v * Math.PI];
      const way = add(
        mul(pole, Math.cos(away)),
        add(mul(one, Math.sin(away) * Math.cos(about)), mul(two, Math.sin(away) * Math.sin(about))),
      );
      return [add(c, add(mul(f, way[0]), add(mul(u, way[1]), mul(r, way[2])))), c];
    },
  };
}

/**
 * The patches of a muscle on both sides of a woman, without her idle limbs; none if the rig has no
 * place for it.
 */
export function patchesOf(
  stage: Stage,
  woman: Woman,
  muscle: string,
  idle: { readonly arm?: Side; readonly leg?: Side } = {},
): readonly Patch[] {
  const both = [0, 1] as const;
  const legs = both.filter((i) => i !== idle.leg);
  if (muscle === 'glutes') return legs.map((i) => onSeat(stage, woman, i));
  return [
    ...legs.flatMap((i) => onLeg(stage, woman, muscle, i)),
    ...both.filter((i) => i !== idle.arm).flatMap((i) => onArm(stage, woman, muscle, i)),
    ...onBody(stage, woman, muscle, idle.leg),
    ...(muscle === 'traps' ? both.map((i) => onSlope(woman, i)) : []),
  ];
}

/**
 * Whether a muscle is one of the arm, which an arm before it hides: of the trunk and the legs, it
 * is seen through the arm.
 */
export const isOnArm = (muscle: string): boolean =>
  muscle in onUpperArm || muscle === 'forearms' || muscle === 'shoulders';

const [lengthwise, crosswise] = [18, 16];

/**
 * Draws the faces of a patch that the camera sees, in one colour, at the depth of the part of the
 * body that it lies on.
 */
export function paint(stage: Stage, { depth, skin }: Patch, color: string): void {
  let d = '';
  const at = (i: number, j: number): Skin => skin(i / lengthwise, (j / crosswise) * 2 - 1);
  for (let i = 0; i < lengthwise; i++) {
    for (let j = 0; j < crosswise; j++) {
      const corners = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)] as const;
      const [a, b, c, e] = corners;
      const normal = cross(sub(c[0], a[0]), sub(e[0], b[0]));
      const out = dot(normal, sub(a[0], a[1])) + dot(normal, sub(c[0], c[1])) >= 0 ? 1 : -1;
      if (dot(norm(normal), stage.cam.toward) * out < 0.05) continue;
      d += `M${corners
        .map(([p]) =>
          stage
            .xy(p)
            .map((x) => x.toFixed(2))
            .join(' '),
        )
        .join('L')}Z`;
    }
  }
  if (d) {
    stage.raw(
      depth,
      `<path d="${d}" fill="${color}" stroke="${color}" stroke-width="0.3" shape-rendering="crispEdges"/>`,
    );
  }
}
