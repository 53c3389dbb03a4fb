/** Furniture and small things around the lifter. */
import { bumper, dumbbell, iron, kettlebell, technique } from './weights-and-bands.ts';
import type { Load } from './weights-and-bands.ts';
import type { V3 } from '../drawing/geometry.ts';
import { add } from '../drawing/geometry.ts';
import { brass, chalk, clay, graphite, ink, pine, rust, sand, sky } from '../drawing/palette.ts';
import type { Stage } from '../drawing/stage.ts';

/** Two shelves of dumbbells along x, heavier to the right. */
export function dumbbellRack(
  stage: Stage,
  x: number,
  z: number,
  count = 5,
  color: string = ink,
): void {
  const half = count * 11 + 4;
  for (const y of [34, 74]) {
    stage.block([x, y, z], [half, 2, 15], graphite, -10);
    for (let i = 0; i < count; i++) {
      const size = 0.62 + (i / count) * 0.35 + (y < 50 ? 0.16 : 0);
      dumbbell(stage, [x - half + 13 + i * 22, y + 10, z], [0, 0, 1], color, size, 4);
    }
  }
  for (const s of [1, -1]) stage.block([x + s * half, 40, z], [2.6, 40, 15], graphite, -12);
}

export const bellOnFloor = (
  stage: Stage,
  x: number,
  z: number,
  color: string = ink,
  size = 1,
): void => kettlebell(stage, [x, 27.8 * size, z], [0, 1, 0], [1, 0, 0.4], color, size);

/** Plates on the pegs of an upright post. */
export function plateTree(stage: Stage, x: number, z: number): void {
  stage.block([x, 55, z], [3, 55, 3], graphite, -6);
  stage.block([x, 2, z], [22, 2, 16], graphite, -8);
  const loads: readonly (readonly [number, number, Load])[] = [
    [-14, 30, bumper],
    [14, 30, technique],
    [-14, 78, iron],
    [14, 78, { ...iron, color: brass }],
  ];
  for (const [dx, y, load] of loads) {
    stage.plate([x + dx, y, z + 6], [0, 0, 1], load.r, load.thick, load.color, 1);
  }
}

export function bottle(stage: Stage, x: number, z: number, y = 0, color: string = sky): void {
  stage.tube([x, y, z], [x, y + 19, z], 3.8, color, 0);
  stage.tube([x, y + 19, z], [x, y + 24, z], 2.2, ink, 0.5);
}

export function chair(stage: Stage, x: number, z: number, color: string = brass): void {
  for (const dx of [-18, 18])
    for (const dz of [-18, 18]) stage.block([x + dx, 21, z + dz], [1.8, 21, 1.8], color, -12);
  stage.block([x, 43, z], [20, 2, 20], color, -20);
  stage.block([x - 19, 66, z], [1.8, 22, 20], color, -24);
}

export function table(
  stage: Stage,
  x: number,
  z: number,
  wide = 90,
  high = 72,
  color: string = clay,
): void {
  stage.block([x, high - 2, z], [wide / 2, 2.4, 34], color, 6);
  for (const s of [1, -1])
    stage.block([x + s * (wide / 2 - 5), (high - 4) / 2, z], [2.4, (high - 4) / 2, 26], color, 2);
}

export function bed(stage: Stage, x0: number, x1: number, blanket: string = pine): void {
  const mid = (x0 + x1) / 2;
  stage.block([mid, 17, 0], [(x1 - x0) / 2, 8, 46], sand, -60);
  stage.block([mid, 32, 0], [(x1 - x0) / 2 - 2, 8, 44], chalk, -50);
  stage.block([x0 - 3, 44, 0], [3, 42, 48], clay, -70);
  stage.block([x1, 16, 0], [3, 18, 48], clay, 0);
  stage.block([x0 + 24, 44, 0], [20, 5, 30], '#fffaf0', -40);
  stage.block([mid + 36, 47, 8], [(x1 - x0) / 2 - 40, 9, 40], blanket, 40);
  stage.block([mid - 10, 55, 8], [10, 2, 40], chalk, 44);
}

export function bag(stage: Stage, hand: V3, color: string = brass): void {
  const top = add(hand, [0, -18, 0]);
  stage.cord([add(top, [-8, 0, 0]), hand, add(top, [8, 0, 0])], 1.6, ink, 0);
  stage.block(add(top, [0, -17, 0]), [14, 17, 8], color, 1);
  stage.block(add(top, [-4, 3, 0]), [3, 6, 3], pine, -1);
  stage.sphere(add(top, [5, 2, 0]), 4, rust, -1);
}

/** An open book held flat in front of the chest. */
export function book(stage: Stage, c: V3, cover: string = rust): void {
  const dirs: readonly [V3, V3, V3] = [
    [0.8, 0.6, 0],
    [-0.6, 0.8, 0],
    [0, 0, 1],
  ];
  stage.block(c, [11, 0.7, 17], cover, 4, dirs);
  stage.block(add(c, [-0.6, 0.9, 8]), [10, 0.7, 7.6], chalk, 5, dirs);
  stage.block(add(c, [-0.6, 0.9, -8]), [10, 0.7, 7.6], chalk, 4.8, dirs);
}

/** A soft ball with its centre at `c`; `r` is its radius. */
export const slamBall = (stage: Stage, c: V3, r = 13, color: string = rust): void =>
  stage.solid(
    [
      {
        c,
        axes: [
          [r, 0, 0],
          [0, r, 0],
          [0, 0, r],
        ],
      },
    ],
    color,
    2,
    { lit: 3 },
  );

export function plant(stage: Stage, x: number, z: number): void {
  stage.tube([x, 0, z], [x, 24, z], 9, clay, 0, 1, 12);
  for (const [dx, y, dz] of [
    [-14, 70, 0],
    [4, 86, 4],
    [18, 66, -4],
    [-20, 48, 6],
    [22, 46, 4],
  ] as const) {
    stage.solid(
      [
        {
          c: [x, 28, z],
          axes: [
            [1, 0, 0],
            [0, 1, 0],
            [0, 0, 1],
          ],
        },
        {
          c: [x + dx * 0.7, y * 0.75, z + dz],
          axes: [
            [6, 0, 0],
            [0, 7, 0],
            [0, 0, 3],
          ],
        },
        {
          c: [x + dx, y, z + dz],
          axes: [
            [1, 0, 0],
            [0, 1, 0],
            [0, 0, 1],
          ],
        },
      ],
      pine,
      1,
      { lit: 2 },
    );
  }
}
