/** Equipment that stands in the gym: benches, racks, boxes, cable towers and machines. */
import { add, mul, norm, rad } from '../drawing/geometry.ts';
import type { V3 } from '../drawing/geometry.ts';
import {
  brass,
  clay,
  graphite,
  ink,
  leather,
  pine,
  rust,
  sky,
  steel,
  tint,
} from '../drawing/palette.ts';
import type { Stage } from '../drawing/stage.ts';

/** A pad from a to b, which may slope in the x-y plane. */
export function slope(
  stage: Stage,
  a: V3,
  b: V3,
  wide: number,
  thick: number,
  color: string = leather,
  bias = 0,
): void {
  const dir = norm([b[0] - a[0], b[1] - a[1], 0]);
  const up: V3 = [-dir[1], dir[0], 0];
  const middle: V3 = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
  const half = Math.hypot(b[0] - a[0], b[1] - a[1]) / 2;
  const flip = up[1] < 0 ? -1 : 1;
  stage.block(add(middle, mul(up, (-thick / 2) * flip)), [half, thick / 2, wide / 2], color, bias, [
    dir,
    up,
    [0, 0, 1],
  ]);
}

export function bench(
  stage: Stage,
  x0: number,
  x1: number,
  top = 44,
  z = 0,
  color: string = leather,
  bias = -8,
): void {
  for (const x of [x0 + 14, x1 - 14]) {
    stage.block([x, (top - 8) / 2, z], [2.4, (top - 8) / 2, 2.4], graphite, bias - 2);
    stage.block([x, 2, z], [2.4, 2, 18], graphite, bias - 3);
  }
  stage.block([(x0 + x1) / 2, 12, z], [(x1 - x0) / 2 - 14, 2, 2], graphite, bias - 2);
  slope(stage, [x0, top, z], [x1, top, z], 28, 8, color, bias);
}

/** An incline bench. angle: slope of the back rest in degrees; top: height of the seat. */
export function incline(
  stage: Stage,
  seatX: number,
  angle: number,
  top = 44,
  color: string = leather,
  bias = -8,
  long = 82,
): void {
  const a = rad(angle);
  const hinge: V3 = [seatX - 18, top, 0];
  const end: V3 = [hinge[0] - Math.cos(a) * long, hinge[1] + Math.sin(a) * long, 0];
  stage.block([seatX - 4, (top - 8) / 2, 0], [2.4, (top - 8) / 2, 2.4], graphite, bias - 2);
  stage.block([seatX - 4, 2, 0], [2.4, 2, 18], graphite, bias - 3);
  const foot = (hinge[0] + end[0]) / 2 - 10;
  stage.tube(
    [(hinge[0] + end[0]) / 2, (hinge[1] + end[1]) / 2 - 8, 0],
    [foot, 2, 0],
    2.4,
    graphite,
    bias - 3,
  );
  stage.block([foot, 2, 0], [2.4, 2, 18], graphite, bias - 3);
  stage.block([(seatX + foot) / 2, 8, 0], [Math.abs(seatX - foot) / 2, 2, 2], graphite, bias - 3);
  slope(stage, [hinge[0] + 3, top, 0], [seatX + 20, top, 0], 28, 8, color, bias);
  slope(stage, end, [hinge[0], hinge[1], 0], 28, 8, color, bias - 4);
}

/** The seat of a machine on a column, with a back rest that leans back. top: height of the seat. */
export function seat(s: Stage, top: number, color: string, x1 = 24): void {
  slope(s, [-26, top + 56, 0], [-14, top - 2, 0], 36, 8, color, -24);
  slope(s, [-16, top, 0], [x1, top, 0], 38, 8, color, -22);
  s.block([-4, top / 2 - 4, 0], [6, top / 2 - 4, 6], graphite, -30);
  s.block([10, 3, 0], [44, 3, 6], graphite, -32);
  s.block([-30, 3, 0], [4, 3, 26], graphite, -33);
  s.block([50, 3, 0], [4, 3, 26], graphite, -33);
}

export const box = (
  stage: Stage,
  x: number,
  z: number,
  wide: number,
  high: number,
  deep: number,
  color: string = clay,
  bias = 0,
): void => stage.block([x, high / 2, z], [wide / 2, high / 2, deep / 2], color, bias);

export function mat(
  stage: Stage,
  x0: number,
  x1: number,
  wide = 62,
  color: string = sky,
  z = 0,
): void {
  stage.block([(x0 + x1) / 2, 0.6, z], [(x1 - x0) / 2, 0.6, wide / 2], color, -400);
}

/** Two posts with hooks; the bar rests at the given height. */
export function rack(
  stage: Stage,
  x: number,
  high = 190,
  hooks = 120,
  color: string = graphite,
  z = 52,
): void {
  for (const s of [1, -1]) {
    stage.block([x, high / 2, s * z], [3, high / 2, 3], color, -2);
    stage.block([x, 2, s * z], [34, 2, 3.4], color, -4);
    stage.block([x + 6, hooks, s * z], [5, 2, 2.4], rust, 0);
  }
  stage.block([x, high - 4, 0], [3, 3, z], color, -4);
}

/** A frame with a bar at height y. back: distance from the bar back to the posts. */
export function pullUpBar(
  stage: Stage,
  y: number,
  half = 66,
  x = 0,
  color: string = graphite,
  back = 0,
): void {
  stage.tube([x, y, -half], [x, y, half], 1.7, steel, 0, 12);
  stage.unmeasured(() => {
    for (const s of [1, -1]) {
      // Seen along the bar, the near post and its beam would hide her: they are drawn behind her,
      // where the far ones are.
      const bias = stage.cam.toward[2] * s > 0.97 ? -200 : 0;
      stage.block([x - back, (y + 6) / 2, s * (half + 3)], [3, (y + 6) / 2, 3], color, bias - 1);
      stage.block([x - back, 2, s * (half + 3)], [30, 2, 3.4], color, -3);
      if (back)
        stage.block([x - back / 2, y, s * (half + 3)], [back / 2 + 3, 2.6, 2.6], color, bias);
    }
  });
}

/** A cable tower with a weight stack; returns the point where the cable leaves the pulley. */
export function tower(
  stage: Stage,
  x: number,
  z: number,
  pulley: number,
  reach: V3,
  high = 205,
  color: string = graphite,
): V3 {
  const side: V3 = Math.abs(reach[0]) > Math.abs(reach[2]) ? [0, 0, 1] : [1, 0, 0];
  const w = 15;
  const out = add([x, pulley, z], mul(reach, 8));
  stage.unmeasured(() => {
    for (const s of [1, -1]) {
      const p = add([x, 0, z], mul(side, s * w));
      stage.block([p[0], high / 2, p[2]], [2.8, high / 2, 2.8], color, -2);
    }
    stage.block([x, high - 2, z], add(mul(side, w), [2.8 - side[0] * 0, 3, 2.8]), color, -2);
    stage.block([x, 3, z], add(mul(side, w + 4), [6, 3, 6]), color, -3);
    for (let i = 0; i < 9; i++) {
      stage.block(
        [x, 10 + i * 7, z],
        add(mul(side, w - 4), [5 - side[0] * 3, 2.9, 5 - side[2] * 3]),
        i === 5 ? brass : tint(steel, ink, 0.25),
        -3,
      );
    }
    stage.cord(
      [
        [x, 72, z],
        [x, high - 8, z],
      ],
      0.9,
      '#2b2926',
      -2.5,
    );
  });
  stage.block(add([x, pulley, z], mul(reach, 4)), [4, 5, 4], rust, 0);
  stage.plate(out, side, 4.6, 2.4, steel, 0.5);
  return out;
}

/** Parallel bars at a height, on posts. */
export function dipBars(stage: Stage, y: number, x0 = -26, x1 = 34, z = 27): void {
  for (const s of [1, -1]) {
    stage.tube([x0, y, s * z], [x1, y, s * z], 2, steel, 0, 5);
    stage.block([x0 + 4, y / 2, s * z], [2.8, y / 2, 2.8], graphite, -1);
    stage.block([x1 - 6, y / 2, s * z], [2.8, y / 2, 2.8], graphite, -1);
    stage.block([(x0 + x1) / 2, 2, s * z], [(x1 - x0) / 2 + 8, 2, 3], graphite, -2);
  }
}

/**
 * The sled of a leg press: rails up to the right, a foot plate and loaded pins. pushed: how far the
 * sled has moved.
 */
export function legPress(stage: Stage, low: V3, angle: number, pushed = 0): void {
  const a = rad(angle);
  const dir: V3 = [Math.cos(a), Math.sin(a), 0];
  const up: V3 = [-Math.sin(a), Math.cos(a), 0];
  for (const s of [1, -1]) {
    const p = add(low, [0, 0, s * 36]);
    stage.tube(add(p, mul(dir, -62)), add(p, mul(dir, 66)), 2.6, steel, s > 0 ? -30 : -10, 4);
    stage.block([low[0] + 58, (low[1] + 36) / 2, s * 36], [3, (low[1] + 36) / 2, 3], graphite, -12);
  }
  const plateAt = add(low, mul(dir, pushed));
  stage.block(add(plateAt, mul(dir, 3)), [3, 30, 30], pine, -2, [dir, up, [0, 0, 1]]);
  const pin = add(plateAt, add(mul(dir, 34), mul(up, -16)));
  stage.tube(add(pin, [0, 0, -54]), add(pin, [0, 0, 54]), 2.4, steel, 0, 6);
  for (const s of [1, -1]) {
    stage.plate(add(pin, [0, 0, s * 42]), [0, 0, 1], 18, 5, rust, 2);
    stage.plate(add(pin, [0, 0, s * 48]), [0, 0, 1], 18, 5, ink, 3);
  }
}
