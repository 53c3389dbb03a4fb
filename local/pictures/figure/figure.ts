/** Draws a woman in a pose: torso, limbs, clothes and head. */
import { add, at, ball, blend, cross, dot, egg, mix, norm, sub } from '../drawing/geometry.ts';
import type { Ellipsoid, Frame, V3 } from '../drawing/geometry.ts';
import { drawHead } from './head.ts';
import { coal, ink, tint } from '../drawing/palette.ts';
import type { Look } from '../drawing/palette.ts';
import { solve } from './skeleton.ts';
import type { Joints, Limb, Pose } from './skeleton.ts';
import type { Layer, Stage, Woman } from '../drawing/stage.ts';
import { drawArm, drawLeg, grow } from './limbs.ts';
import { drawnOnWaist } from './worn.ts';

export interface Place {
  x?: number;
  y?: number;
  z?: number;
  yaw?: number;
}

/** Converts points and directions of the figure to those of the stage. */
function placer(place: Place): { point: (p: V3) => V3; way: (v: V3) => V3 } {
  const a = ((place.yaw ?? 0) * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const way = (v: V3): V3 => [v[0] * c - v[2] * s, v[1], v[0] * s + v[2] * c];
  return { way, point: (p) => add(way(p), [place.x ?? 0, place.y ?? 0, place.z ?? 0]) };
}

/**
 * Her right breast, or her left one if the side is -1. On her back they sink towards her sides and
 * her chin, and still stand above the ribs.
 */
export function breast(chest: Frame, bulk: number, side: number): Ellipsoid {
  const onBack = Math.min(1, Math.max(0, (chest.f[1] - 0.64) / 0.3));
  return egg(
    chest,
    [5.6 + 2.2 * onBack, 16.5 + 1.2 * onBack, (6.6 + 1.2 * onBack) * side],
    [(6.2 + 0.8 * onBack) * bulk, 6.6 + 0.4 * onBack, 7 * bulk],
  );
}

/** Draws the torso and returns the depths of its trunk, of its hem and of its seat. */
function drawTorso(
  stage: Stage,
  look: Look,
  joints: Joints,
  breath: number,
): Pick<Woman, 'trunk' | 'hem' | 'seat'> {
  const { pelvis, chest } = joints;
  const b = look.bulk;
  const e = (f: Frame, p: V3, s: V3, k = b): Ellipsoid => egg(f, p, [s[0] * k, s[1], s[2] * k]);
  const seat = e(pelvis, [-0.5, -6, 0], [8.4, 5, 12.5]);
  const hips = e(pelvis, [-0.8, 2, 0], [10, 6, 16.4]);
  const band = e(pelvis, [0, 11, 0], [9, 4.5, 13.8]);
  // Air goes to the belly and the sides of the ribs, and least to the top of the chest.
  const wider = (k: number): number => b * (1 + breath * k);
  const waist = e(chest, [0, 0, 0], [8.5, 5, 12.6], grow(b, 1.15) * (1 + breath * 0.16));
  const ribs = e(chest, [0.4, 10, 0], [9.9, 6, 14], wider(0.16));
  const underband = e(chest, [0.3, 8.5, 0], [9.8, 2.2, 13.7]);
  const bust = e(chest, [0.6, 19, 0], [10.4, 5.5, 15.2], grow(b, 0.9) * (1 + breath * 0.07));
  const yoke = e(chest, [-1, 26.5, 0], [7.2, 3.8, 14.4], grow(b, 0.7));
  const traps = e(chest, [-1.2, 30, 0], [5.4, 3.4, 8], grow(b, 0.6));
  const glute = (s: number): Ellipsoid => e(pelvis, [-5.2, -2.4, 7.4 * s], [8.6, 9.2, 8.8]);
  const depth = stage.depth(mix(pelvis.o, chest.o, 0.9));
  const seatLayer: Layer = {
    chains: [
      [glute(1), hips],
      [glute(-1), hips],
      [seat, hips, band],
    ],
    fill: look.bottom,
    lit: 2.4,
  };
  const trunk = [band, blend(band, waist, 0.5), waist];
  const belt = look.kit?.belt
    ? drawnOnWaist(look.kit.belt, pelvis, chest, b, dot(chest.f, stage.cam.toward) > 0.3)
    : [];
  const layers: Layer[] = [
    ...(look.cropped ? [{ chains: [[...trunk, ribs]], fill: look.skin, lit: 2.2 }] : []),
    {
      chains: [
        [traps, yoke],
        [ball(joints.arms[0].root, 4.5), traps],
        [ball(joints.arms[1].root, 4.5), traps],
      ],
      fill: look.skin,
      lit: 1.6,
    },
    {
      chains: [
        [...(look.cropped ? [underband] : trunk), ribs, bust, yoke],
        [breast(chest, b, 1), bust],
        [breast(chest, b, -1), bust],
        ...(look.sleeves === 'none'
          ? []
          : [
              [yoke, traps],
              [ball(joints.arms[0].root, 5), traps],
              [ball(joints.arms[1].root, 5), traps],
            ]),
      ],
      fill: look.top,
      lit: 2.4,
    },
    ...belt,
  ];
  // The seat is drawn under the legs but over a leg on the far side. The top covers the hips if
  // they are straight.
  const near = [0, 1].flatMap((i) => (isFar(stage, pelvis, i) ? [] : [legDepth(stage, joints, i)]));
  const seatDepth = Math.min(depth, ...near.map((d) => d - 0.1));
  stage.layers(seatDepth, [seatLayer]);
  const bent = Math.max(...joints.legs.map((l) => dot(norm(sub(l.mid, l.root)), pelvis.u)));
  const overLegs = bent < -0.65 ? Math.max(depth, ...near.map((d) => d + 0.1)) : depth;
  // What covers the hips is over the legs. Seen from her feet that is all of the trunk; else it is
  // drawn once more, because the whole trunk would come to lie over arms and neck while a leg is
  // ahead. The more a thigh bends, the less is left of it, so that it doesn't vanish at once.
  const trunkDepth = isNeckBefore(stage, joints) ? depth : overLegs;
  stage.layers(trunkDepth, layers);
  if (overLegs > trunkDepth) {
    const left = Math.max(0, Math.min(1, (bent + 0.9) / 0.25));
    const above = [at(pelvis, [0, 4.5 + 7 * left, 0]), pelvis.u] as const;
    const hem: Layer = {
      chains: [trunk],
      lineChains: [[band]],
      // The light falls on it as on the rest, or its upper end would be a line across the top that
      // comes and goes with the hem.
      litChains: [[...trunk, ribs, ...(look.cropped ? [] : [bust, yoke])]],
      fill: look.cropped ? look.skin : look.top,
      lit: look.cropped ? 2.2 : 2.4,
      above,
    };
    stage.layers(overLegs, [hem, ...belt], false);
  }
  return { trunk: trunkDepth, hem: overLegs, seat: seatDepth };
}

export const legDepth = (stage: Stage, joints: Joints, i: number): number => {
  const { root, mid, end } = joints.legs[i === 0 ? 0 : 1];
  return stage.depth(mix(mix(root, end, 0.5), mid, 0.5));
};
const isFar = (stage: Stage, frame: Frame, i: number): boolean =>
  dot(frame.r, stage.cam.toward) * (i === 0 ? 1 : -1) < -0.4;

/** Smooths the cloth where a leg joins the pelvis: without an edge and without a shadow. */
function drawHip(stage: Stage, look: Look, joints: Joints, i: 0 | 1, far: number): void {
  const { root, mid } = joints.legs[i];
  const b = look.bulk;
  const out = i === 0 ? 2 : -2;
  const list = [
    egg(joints.pelvis, [-0.5, -1, out], [7.6 * b, 4.6, 9.6 * b]),
    ball(root, 7.4 * b),
    ball(mix(root, mid, 0.2), 7.2 * b),
  ];
  const depth = legDepth(stage, joints, i) + 0.05;
  const fill = tint(look.bottom, ink, far);
  stage.layers(depth, [{ chains: [list], fill, lit: 0, line: 0 }], false);
}

/**
 * Whether neck and head are drawn over the trunk. By their own depths they would change places in
 * the middle of a pull-up, and with them the neckline: so the trunk hides them only where she is
 * seen from her feet, which no film turns to or from.
 */
function isNeckBefore(stage: Stage, { chest, pelvis }: Joints): boolean {
  const ahead = cross(chest.u, pelvis.r);
  const facing = Math.max(0, dot(norm(ahead), stage.cam.toward));
  return dot(chest.u, stage.cam.toward) > -0.155 - 1.25 * facing ** 3;
}

/** Draws black clothes in coal, because on ink no edge line would show. */
const cloth = (color: string): string => (color === ink ? coal : color);

export function drawFigure(
  stage: Stage,
  wearer: Look,
  pose: Pose,
  place: Place = {},
  note?: string,
): Joints {
  const look: Look = { ...wearer, top: cloth(wearer.top), bottom: cloth(wearer.bottom) };
  const local = solve(pose, note);
  const { point, way } = placer(place);
  const frame = (f: Frame): Frame => ({ o: point(f.o), f: way(f.f), u: way(f.u), r: way(f.r) });
  const limb = (l: Limb): Limb => ({
    root: point(l.root),
    mid: point(l.mid),
    end: point(l.end),
    out: way(l.out),
  });
  const joints: Joints = {
    pelvis: frame(local.pelvis),
    chest: frame(local.chest),
    head: frame(local.head),
    arms: [limb(local.arms[0]), limb(local.arms[1])],
    legs: [limb(local.legs[0]), limb(local.legs[1])],
  };
  const far = (f: Frame, i: number): number => (isFar(stage, f, i) ? 0.16 : 0);
  const woman = stage.women.length;
  const depths = stage.bodily({ woman, part: 'trunk' }, () =>
    drawTorso(stage, look, joints, pose.breath ?? 0),
  );
  stage.women.push({ joints, look, pose, ...depths });
  for (const i of [0, 1] as const) {
    const leg = pose.legs[i];
    stage.bodily({ woman, part: 'leg', side: i }, () => {
      const toe = norm(way(leg.toe ?? [1, 0, i === 0 ? 0.22 : -0.22]));
      drawLeg(stage, look, joints.legs[i], leg, toe, far(joints.pelvis, i), depths.seat);
      drawHip(stage, look, joints, i, far(joints.pelvis, i));
    });
    const arm = pose.arms[i];
    const flat = arm.flat ? norm(way(arm.flat)) : undefined;
    const grip = way(arm.grip ?? [0, 0, 1]);
    stage.bodily({ woman, part: 'arm', side: i }, () =>
      drawArm(
        stage,
        look,
        joints.arms[i],
        arm,
        grip,
        flat,
        far(joints.chest, i),
        look.kit?.wraps?.[i],
      ),
    );
  }
  stage.bodily({ woman, part: 'head' }, () =>
    drawHead(stage, joints.head, at(joints.chest, [-0.5, 31, 0]), joints.chest, look, {
      depth: depths.trunk,
      isBehind: isNeckBefore(stage, joints),
    }),
  );
  return joints;
}

/** The point between the woman's hands: where a bar is. */
export const midHands = ({ arms }: Joints): V3 => mix(arms[0].end, arms[1].end, 0.5);
