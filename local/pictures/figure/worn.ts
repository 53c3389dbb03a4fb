/**
 * What the woman wears over skin or clothes: belts, sleeves for the knees, wraps for the wrists,
 * long socks.
 */
import { egg } from '../drawing/geometry.ts';
import type { Ellipsoid, Frame, V3 } from '../drawing/geometry.ts';
import type { Kit } from '../drawing/palette.ts';
import type { Layer } from '../drawing/stage.ts';
import { bone, forearm, shank, thigh } from './muscle.ts';
import type { Limb } from './skeleton.ts';

type Shaded = (color: string) => string;

/** What covers knee and shank, under the shoes. */
export function drawnOnLeg(
  kit: Kit,
  { root, mid, end, out }: Limb,
  k: number,
  kShank: number,
  shade: Shaded,
): readonly Layer[] {
  const layers: Layer[] = [];
  if (kit.socks !== undefined) {
    layers.push({
      chains: [bone(mid, end, out, shank, kShank, 0.24, 1, 0.5)],
      fill: shade(kit.socks),
      lit: 1.2,
    });
  }
  if (kit.kneeSleeves !== undefined) {
    layers.push({
      chains: [
        [
          ...bone(root, mid, out, thigh, k, 0.7, 1, 1),
          ...bone(mid, end, out, shank, kShank, 0, 0.32, 1),
        ],
      ],
      fill: shade(kit.kneeSleeves),
      lit: 1.4,
    });
  }
  return layers;
}

/** A wrap between the hand and the middle of the forearm. */
export const drawnOnWrist = (color: string, { mid, out }: Limb, wrist: V3, k: number): Layer => ({
  chains: [bone(mid, wrist, out, forearm, k, 0.62, 0.98, 0.9)],
  fill: color,
  lit: 0.9,
});

/**
 * A belt as high as a hand is wide, around the narrowest part of the trunk; its buckle is seen from
 * the front.
 */
export function drawnOnWaist(
  belt: string,
  pelvis: Frame,
  chest: Frame,
  bulk: number,
  isSeenFromFront: boolean,
): Layer[] {
  const [deep, wide] = [10.6 * bulk, 14.7 * bulk];
  const edge = (frame: Frame, up: number): Ellipsoid => egg(frame, [0, up, 0], [deep, 0.5, wide]);
  const buckle: Layer = {
    chains: [
      [egg(chest, [deep, 0, 2.6], [0.6, 3.6, 0.8]), egg(chest, [deep, 0, -1], [0.6, 3.6, 0.8])],
    ],
    fill: '#c9c5bb',
    lit: 0.5,
    line: 0.5,
  };
  return [
    { chains: [[edge(pelvis, 14.5), edge(chest, -1), edge(chest, 4.5)]], fill: belt, lit: 2.2 },
    ...(isSeenFromFront ? [buckle] : []),
  ];
}
