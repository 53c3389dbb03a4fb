/** Legs and arms: tapered bones with muscle, cloth, shoes and hands. */
import { add, at, ball, cross, dot, egg, mix, mul, norm, sub } from '../drawing/geometry.ts';
import type { Frame, V3 } from '../drawing/geometry.ts';
import { chalk, ink, shaded, tint } from '../drawing/palette.ts';
import type { Look } from '../drawing/palette.ts';
import { bones } from './skeleton.ts';
import type { Arm, Leg, Limb } from './skeleton.ts';
import type { Layer, Stage } from '../drawing/stage.ts';
import { bone, forearm, shank, thigh, upperArm } from './muscle.ts';
import { drawnOnLeg, drawnOnWrist } from './worn.ts';

export const grow = (bulk: number, share: number): number => 1 + (bulk - 1) * share;

/**
 * Whether a foot is behind its shin, seen from the camera: so much further away in its middle than
 * the middle of the shin that the shin hides it. A foot that stands flat under a bent knee isn't,
 * since its toes are in front.
 */
function isFootBehind({ mid, end }: Limb, toe: V3, toward: V3): boolean {
  const down = norm(sub(end, mid));
  const sole = norm(sub(down, mul(toe, dot(down, toe))));
  const foot = add(end, add(mul(toe, 5), mul(sole, 4)));
  return dot(sub(foot, mix(mid, end, 0.5)), toward) < -14;
}

export function drawLeg(
  stage: Stage,
  look: Look,
  limb: Limb,
  spec: Leg,
  toe: V3,
  far: number,
  seat: number,
): void {
  const k = grow(look.bulk, 1);
  const k2 = grow(look.bulk, 0.7);
  const shade = (c: string): string => tint(c, ink, far);
  const down = norm(sub(limb.end, limb.mid));
  const sole = norm(sub(down, mul(toe, dot(down, toe))));
  const side = cross(toe, sole);
  const foot: Frame = { o: limb.end, f: toe, u: mul(sole, -1), r: side };
  const bent = ((spec.toes ?? 0) * Math.PI) / 180;
  const [c, s] = [Math.cos(bent), Math.sin(bent)];
  const toes: Frame = {
    o: at(foot, [10, -7.5, 0]),
    f: add(mul(foot.f, c), mul(foot.u, s)),
    u: sub(mul(foot.u, c), mul(foot.f, s)),
    r: side,
  };
  const skinShank = bone(limb.mid, limb.end, limb.out, shank, k2);
  const skinThigh = bone(limb.root, limb.mid, limb.out, thigh, k);
  const thighLine = bone(limb.root, limb.mid, limb.out, thigh, k, 0.32);
  const layers: Layer[] = [];
  const skin = shade(look.skin);
  const cloth = shade(look.bottom);
  if (look.legs !== 'long') {
    layers.push({
      chains: [skinShank],
      fill: skin,
      shade: shaded(look.skin, 0.36 + far * 0.6),
      lit: 1.4,
    });
    if (look.legs === 'shorts') {
      layers.push({
        chains: [skinThigh],
        lineChains: [thighLine],
        fill: skin,
        shade: shaded(look.skin, 0.36 + far * 0.6),
        lit: 2,
      });
    }
  }
  const shoe = shade(look.shoe);
  const sock: Layer = {
    chains: [[ball(add(limb.end, mul(down, -5)), 3.9), ball(add(limb.end, mul(down, 1)), 3.9)]],
    fill: shade(look.shoe === chalk ? tint(chalk, ink, 0.12) : chalk),
    lit: 0.8,
  };
  const isBehind = isFootBehind(limb, toe, stage.cam.toward);
  // Bare shins wear it on their skin; long trousers hide as much of it as of the shoe.
  const isSockBehind = isBehind && look.legs === 'long';
  if (!isSockBehind) layers.push(sock);
  if (look.legs === 'long') {
    layers.push({
      chains: [bone(limb.mid, limb.end, limb.out, shank, k2, 0, 0.88, 0.3)],
      fill: cloth,
      lit: 1.5,
    });
  }
  if (look.legs === 'capri') {
    layers.push({
      chains: [bone(limb.mid, limb.end, limb.out, shank, k2, 0, 0.5, 0.4)],
      fill: cloth,
      lit: 1.5,
    });
  }
  const end = look.legs === 'shorts' ? 0.5 : 1;
  layers.push({
    chains: [bone(limb.root, limb.mid, limb.out, thigh, k, 0, end, 0.4)],
    lineChains: [bone(limb.root, limb.mid, limb.out, thigh, k, 0.34, end, 0.4)],
    fill: cloth,
    lit: 2.2,
  });
  if (look.kit) layers.push(...drawnOnLeg(look.kit, limb, k, k2, shade));
  const shoes: readonly Layer[] = [
    {
      chains: [
        [
          egg(foot, [-3.6, -6.6, 0], [3.4, 1.5, 3.4]),
          egg(foot, [8, -6.8, 0], [4, 1.4, 4.6]),
          egg(toes, [5, 1, 0], [3.4, 1.4, 3.6]),
        ],
      ],
      fill: shade(look.shoe === chalk ? tint(chalk, ink, 0.25) : chalk),
      lit: 0.5,
    },
    {
      chains: [
        [egg(foot, [-3, -3, 0], [3.6, 3.2, 3.3]), egg(foot, [1, -0.4, 0], [3.8, 2.4, 3.4])],
        [
          egg(foot, [-3.4, -4.6, 0], [3.4, 2, 3.5]),
          egg(foot, [4, -3.4, 0], [4, 2.8, 3.9]),
          egg(foot, [10, -4.8, 0], [4, 2, 4.4]),
          egg(toes, [5, 2.1, 0], [3.2, 1.2, 3.5]),
        ],
      ],
      fill: shoe,
      lit: 1,
    },
    ...(isSockBehind ? [sock] : []),
  ];
  const depth = stage.depth(mix(mix(limb.root, limb.end, 0.5), limb.mid, 0.5)) + (spec.bias ?? 0);
  stage.layers(depth, layers);
  // Shoes behind the shin are behind the seat too; the others are over all of the leg, and over the
  // cloth of the hip if the leg points at the camera.
  stage.layers(isBehind ? Math.min(depth, seat) - 0.1 : depth + 0.1, shoes);
}

export function drawArm(
  stage: Stage,
  look: Look,
  limb: Limb,
  spec: Arm,
  grip: V3,
  flat: V3 | undefined,
  far: number,
  wrap?: string,
): void {
  const k = grow(look.bulk, 0.75);
  const shade = (c: string): string => tint(c, ink, far);
  const skin = shade(look.skin);
  const way = norm(sub(limb.end, limb.mid));
  const wrist = flat ? limb.end : add(limb.mid, mul(way, bones.forearm));
  const layers: Layer[] = [
    {
      chains: [bone(limb.mid, wrist, limb.out, forearm, k)],
      fill: skin,
      shade: shaded(look.skin, 0.36 + far * 0.6),
      lit: 1.1,
    },
    {
      chains: [bone(limb.root, limb.mid, limb.out, upperArm, k)],
      lineChains: [bone(limb.root, limb.mid, limb.out, upperArm, k, 0.1, 0.93)],
      fill: skin,
      shade: shaded(look.skin, 0.36 + far * 0.6),
      lit: 1.5,
    },
  ];
  const cloth = shade(look.top);
  if (look.sleeves === 'short') {
    layers.push({
      chains: [bone(limb.root, limb.mid, limb.out, upperArm, k, 0, 0.5, 0.9)],
      fill: cloth,
      lit: 1.6,
    });
  }
  if (look.sleeves === 'long') {
    layers.push(
      { chains: [bone(limb.mid, wrist, limb.out, forearm, k, 0, 0.9, 0.6)], fill: cloth, lit: 1.2 },
      {
        chains: [bone(limb.root, limb.mid, limb.out, upperArm, k, 0, 1, 0.6)],
        lineChains: [bone(limb.root, limb.mid, limb.out, upperArm, k, 0.1, 0.93, 0.6)],
        fill: cloth,
        lit: 1.6,
      },
    );
  }
  if (wrap !== undefined) layers.push(drawnOnWrist(shade(wrap), limb, wrist, k));
  const middle = stage.depth(mix(mix(limb.root, limb.end, 0.5), limb.mid, 0.5));
  stage.layers(middle + (spec.bias ?? 0), layers);
  const hand: Layer[] = [];
  if (flat) {
    hand.push({
      chains: [
        [
          ball(wrist, 2.6),
          ball(add(wrist, mul(flat, 6)), 2.9),
          ball(add(wrist, mul(flat, 14)), 1.6),
        ],
      ],
      fill: skin,
      shade: shaded(look.skin, 0.36 + far * 0.6),
      lit: 0.8,
    });
  } else {
    const g = mul(norm(grip), 2.9);
    const palm = add(limb.end, mul(way, -2.6));
    hand.push(
      {
        chains: [[ball(wrist, 2.5), ball(palm, 3.3)]],
        fill: skin,
        shade: shaded(look.skin, 0.36 + far * 0.6),
        lit: 0.8,
        line: 0.5,
      },
      {
        chains: [[ball(add(limb.end, g), 2.7), ball(sub(limb.end, g), 2.7)]],
        fill: skin,
        shade: shaded(look.skin, 0.36 + far * 0.6),
        lit: 0.9,
      },
    );
  }
  stage.layers(stage.depth(limb.end) + 3.5 + Math.max(0, spec.bias ?? 0), hand);
}
