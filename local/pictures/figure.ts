/** The athlete: limbs, torso, clothes and shoes over a solved skeleton. */
import { add, at, ball, blend, cross, dot, egg, mix, mul, norm, sub } from './geometry.ts';
import type { Ellipsoid, Frame, V3 } from './geometry.ts';
import { drawHead } from './head.ts';
import { chalk, darker, ink, tint } from './palette.ts';
import type { Look } from './palette.ts';
import { bones, solve } from './skeleton.ts';
import type { Arm, Joints, Leg, Limb, Pose } from './skeleton.ts';
import type { Layer, Stage } from './stage.ts';

export interface Place {
  x?: number;
  y?: number;
  z?: number;
  yaw?: number;
}

/** Moves a point of a figure's own space to the stage. */
export function placer(place: Place): { point: (p: V3) => V3; way: (v: V3) => V3 } {
  const a = ((place.yaw ?? 0) * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const way = (v: V3): V3 => [v[0] * c - v[2] * s, v[1], v[0] * s + v[2] * c];
  return { way, point: (p) => add(way(p), [place.x ?? 0, place.y ?? 0, place.z ?? 0]) };
}

/** Stations along a bone: how far, how thick, how far towards the joint's bend. */
type Station = readonly [number, number, number];
const thigh: Station[] = [
  [0, 9.2, 0],
  [0.14, 9.9, 0.4],
  [0.32, 9.5, 1],
  [0.55, 8.3, 1],
  [0.78, 6.5, 0.6],
  [1, 5.5, 0.2],
];
const shank: Station[] = [
  [0, 5.5, 0.1],
  [0.14, 5.3, -0.5],
  [0.32, 6, -1.7],
  [0.5, 5.3, -1.5],
  [0.75, 3.9, -0.6],
  [1, 3.4, 0],
];
const upperArm: Station[] = [
  [0, 5.8, 0],
  [0.16, 6, 0.1],
  [0.36, 5.1, -0.1],
  [0.58, 4.9, -0.5],
  [0.82, 3.9, -0.1],
  [1, 3.5, 0],
];
const forearm: Station[] = [
  [0, 3.5, 0],
  [0.2, 4.1, 0.2],
  [0.45, 3.7, 0.1],
  [0.75, 2.8, 0],
  [1, 2.4, 0],
];

function bone(
  a: V3,
  b: V3,
  out: V3,
  stations: readonly Station[],
  k: number,
  from = 0,
  to = 1,
  extra = 0,
): Ellipsoid[] {
  const list: Ellipsoid[] = [];
  const n = 12;
  for (let i = 0; i <= n; i++) {
    const t = from + ((to - from) * i) / n;
    let j = 0;
    while (j < stations.length - 2 && (stations[j + 1]?.[0] ?? 1) < t) j++;
    const p = stations[j] ?? [0, 1, 0];
    const q = stations[j + 1] ?? p;
    const s = Math.min(1, Math.max(0, (t - p[0]) / Math.max(1e-6, q[0] - p[0])));
    const w = s * s * (3 - 2 * s) * 0.6 + s * 0.4;
    const r = (p[1] + (q[1] - p[1]) * w) * k + extra;
    const shift = p[2] + (q[2] - p[2]) * w;
    list.push(ball(add(mix(a, b, t), mul(out, shift * k)), r));
  }
  return list;
}

const grow = (bulk: number, share: number): number => 1 + (bulk - 1) * share;

function drawLeg(stage: Stage, look: Look, limb: Limb, spec: Leg, toe: V3, far: number): void {
  const k = grow(look.bulk, 1);
  const k2 = grow(look.bulk, 0.7);
  const shade = (c: string): string => tint(c, ink, far);
  const down = norm(sub(limb.end, limb.mid));
  const sole = norm(sub(down, mul(toe, dot(down, toe))));
  const side = cross(toe, sole);
  const foot: Frame = { o: limb.end, f: toe, u: mul(sole, -1), r: side };
  const skinShank = bone(limb.mid, limb.end, limb.out, shank, k2);
  const skinThigh = bone(limb.root, limb.mid, limb.out, thigh, k);
  const thighLine = bone(limb.root, limb.mid, limb.out, thigh, k, 0.32);
  const layers: Layer[] = [];
  const skin = shade(look.skin);
  const cloth = shade(look.bottom);
  if (look.legs !== 'long') {
    layers.push({ chains: [skinShank], fill: skin, lit: 1.4 });
    if (look.legs === 'shorts') {
      layers.push({ chains: [skinThigh], lineChains: [thighLine], fill: skin, lit: 2 });
    }
  }
  const shoe = shade(look.shoe);
  layers.push({
    chains: [[ball(add(limb.end, mul(down, -5)), 3.9), ball(add(limb.end, mul(down, 1)), 3.9)]],
    fill: shade(look.shoe === chalk ? tint(chalk, ink, 0.12) : chalk),
    lit: 0.8,
  });
  if (look.legs === 'long') {
    layers.push({ chains: [bone(limb.mid, limb.end, limb.out, shank, k2, 0, 0.88, 0.3)], fill: cloth, lit: 1.5 });
  }
  if (look.legs === 'capri') {
    layers.push({ chains: [bone(limb.mid, limb.end, limb.out, shank, k2, 0, 0.5, 0.4)], fill: cloth, lit: 1.5 });
  }
  const end = look.legs === 'shorts' ? 0.5 : 1;
  layers.push({
    chains: [bone(limb.root, limb.mid, limb.out, thigh, k, 0, end, 0.4)],
    lineChains: [bone(limb.root, limb.mid, limb.out, thigh, k, 0.34, end, 0.4)],
    fill: cloth,
    lit: 2.2,
  });
  layers.push(
    {
      chains: [
        [egg(foot, [-3.6, -6.6, 0], [3.4, 1.5, 3.4]), egg(foot, [8, -6.8, 0], [4, 1.4, 4.6]), egg(foot, [15, -6.5, 0], [3.4, 1.4, 3.6])],
      ],
      fill: shade(look.shoe === chalk ? tint(chalk, ink, 0.25) : chalk),
      lit: 0.5,
    },
    {
      chains: [
        [egg(foot, [-3, -3, 0], [3.6, 3.2, 3.3]), egg(foot, [1, -0.4, 0], [3.8, 2.4, 3.4])],
        [egg(foot, [-3.4, -4.6, 0], [3.4, 2, 3.5]), egg(foot, [4, -3.4, 0], [4, 2.8, 3.9]), egg(foot, [10, -4.8, 0], [4, 2, 4.4]), egg(foot, [15, -5.4, 0], [3.2, 1.2, 3.5])],
      ],
      fill: shoe,
      lit: 1,
    },
  );
  const depth = stage.depth(mix(mix(limb.root, limb.end, 0.5), limb.mid, 0.5)) + (spec.bias ?? 0);
  stage.layers(depth, layers);
}

function drawArm(stage: Stage, look: Look, limb: Limb, spec: Arm, grip: V3, flat: V3 | undefined, far: number): void {
  const k = grow(look.bulk, 0.75);
  const shade = (c: string): string => tint(c, ink, far);
  const skin = shade(look.skin);
  const way = norm(sub(limb.end, limb.mid));
  const wrist = flat ? limb.end : add(limb.mid, mul(way, bones.forearm));
  const layers: Layer[] = [
    { chains: [bone(limb.mid, wrist, limb.out, forearm, k)], fill: skin, lit: 1.1 },
    { chains: [bone(limb.root, limb.mid, limb.out, upperArm, k)], lineChains: [bone(limb.root, limb.mid, limb.out, upperArm, k, 0.1, 0.93)], fill: skin, lit: 1.5 },
  ];
  const cloth = shade(look.top);
  if (look.sleeves === 'short') {
    layers.push({ chains: [bone(limb.root, limb.mid, limb.out, upperArm, k, 0, 0.5, 0.9)], fill: cloth, lit: 1.6 });
  }
  if (look.sleeves === 'long') {
    layers.push(
      { chains: [bone(limb.mid, wrist, limb.out, forearm, k, 0, 0.9, 0.6)], fill: cloth, lit: 1.2 },
      { chains: [bone(limb.root, limb.mid, limb.out, upperArm, k, 0, 1, 0.6)], lineChains: [bone(limb.root, limb.mid, limb.out, upperArm, k, 0.1, 0.93, 0.6)], fill: cloth, lit: 1.6 },
    );
  }
  const middle = stage.depth(mix(mix(limb.root, limb.end, 0.5), limb.mid, 0.5));
  stage.layers(middle + (spec.bias ?? 0), layers);
  const hand: Layer[] = [];
  if (flat) {
    hand.push({ chains: [[ball(wrist, 2.6), ball(add(wrist, mul(flat, 6)), 2.9), ball(add(wrist, mul(flat, 14)), 1.6)]], fill: skin, lit: 0.8 });
  } else {
    const g = mul(norm(grip), 2.9);
    const palm = add(limb.end, mul(way, -2.6));
    hand.push(
      { chains: [[ball(wrist, 2.5), ball(palm, 3.3)]], fill: skin, lit: 0.8, line: 0.5 },
      { chains: [[ball(add(limb.end, g), 2.7), ball(sub(limb.end, g), 2.7)]], fill: skin, lit: 0.9 },
    );
  }
  stage.layers(stage.depth(limb.end) + 3.5 + Math.max(0, spec.bias ?? 0), hand);
}

function drawTorso(stage: Stage, look: Look, joints: Joints): void {
  const { pelvis, chest } = joints;
  const b = look.bulk;
  const e = (f: Frame, p: V3, s: V3, k = b): Ellipsoid => egg(f, p, [s[0] * k, s[1], s[2] * k]);
  const seat = e(pelvis, [-0.5, -6, 0], [8.4, 5, 12.5]);
  const hips = e(pelvis, [-0.8, 2, 0], [10, 6, 16.4]);
  const band = e(pelvis, [0, 11, 0], [9, 4.5, 13.8]);
  const waist = e(chest, [0, 0, 0], [8.5, 5, 12.6], grow(b, 1.15));
  const ribs = e(chest, [0.4, 10, 0], [9.9, 6, 14]);
  const bust = e(chest, [0.6, 19, 0], [10.4, 5.5, 15.2], grow(b, 0.9));
  const yoke = e(chest, [-1, 26.5, 0], [7.2, 3.8, 14.4], grow(b, 0.7));
  const traps = e(chest, [-1.2, 30, 0], [5.4, 3.4, 8], grow(b, 0.6));
  const glute = (s: number): Ellipsoid => e(pelvis, [-5.2, -2.4, 7.4 * s], [8.6, 9.2, 8.8]);
  const breast = (s: number): Ellipsoid => e(chest, [5.8, 16.5, 6.6 * s], [6.6, 6.6, 7]);
  const depth = stage.depth(mix(pelvis.o, chest.o, 0.9));
  const layers: Layer[] = [
    {
      chains: [[glute(1), hips], [glute(-1), hips], [seat, hips, band]],
      fill: look.bottom,
      lit: 2.4,
    },
    { chains: [[traps, yoke], [ball(joints.arms[0].root, 4.5), traps], [ball(joints.arms[1].root, 4.5), traps]], fill: look.skin, lit: 1.6 },
    {
      chains: [[band, blend(band, waist, 0.5), waist, ribs, bust, yoke], [breast(1), bust], [breast(-1), bust], ...(look.sleeves === 'none' ? [] : [[yoke, traps], [ball(joints.arms[0].root, 5), traps], [ball(joints.arms[1].root, 5), traps]])],
      fill: look.top,
      lit: 2.4,
    },
  ];
  stage.layers(depth, layers);
}

export function drawFigure(stage: Stage, look: Look, pose: Pose, place: Place = {}, note?: string): Joints {
  const local = solve(pose, note);
  const { point, way } = placer(place);
  const frame = (f: Frame): Frame => ({ o: point(f.o), f: way(f.f), u: way(f.u), r: way(f.r) });
  const limb = (l: Limb): Limb => ({ root: point(l.root), mid: point(l.mid), end: point(l.end), out: way(l.out) });
  const joints: Joints = {
    pelvis: frame(local.pelvis),
    chest: frame(local.chest),
    head: frame(local.head),
    arms: [limb(local.arms[0]), limb(local.arms[1])],
    legs: [limb(local.legs[0]), limb(local.legs[1])],
  };
  const centre = stage.depth(joints.chest.o);
  const far = (l: Limb): number => (stage.depth(l.mid) < centre - 6 ? 0.16 : 0);
  drawTorso(stage, look, joints);
  for (const i of [0, 1] as const) {
    const leg = pose.legs[i];
    drawLeg(stage, look, joints.legs[i], leg, norm(way(leg.toe ?? [1, 0, i === 0 ? 0.22 : -0.22])), far(joints.legs[i]));
    const arm = pose.arms[i];
    const flat = arm.flat ? norm(way(arm.flat)) : undefined;
    drawArm(stage, look, joints.arms[i], arm, way(arm.grip ?? [0, 0, 1]), flat, far(joints.arms[i]));
  }
  drawHead(stage, joints.head, at(joints.chest, [-0.5, 31, 0]), joints.chest, look);
  return joints;
}
