import { expect, it } from 'vitest';
import * as palette from './drawing/palette.ts';
import { Stage } from './drawing/stage.ts';
import { drawFigure } from './figure/figure.ts';
import { stand } from './figure/poses-standing.ts';
import { both, type Leg, type Pose } from './figure/skeleton.ts';

/** Whether a shoe of a woman seen from the front is painted over the shin above it. */
function isShoeOnTop(pose: Pose): boolean {
  const [shoe, sock] = ['#123456', '#654321'];
  const stage = new Stage(90);
  drawFigure(stage, { ...palette.beth, shoe, kit: { socks: sock } }, pose);
  const svg = stage.body();
  const [last, shin] = [svg.lastIndexOf(`fill="${shoe}"`), svg.lastIndexOf(`fill="${sock}"`)];
  expect(Math.min(last, shin)).toBeGreaterThan(0);
  return last > shin;
}
const legs = (leg: Leg): readonly [Leg, Leg] => both<Leg>(leg);

it.each([
  ['stands', stand()],
  ['squats with her heels down', stand({ pelvis: [-22, 41, 0], lean: 40 })],
  ['stands on her toes', stand({ legs: legs({ to: [0, 16, 11], toe: [0.8, -0.6, 0] }) })],
] as const)('paints the shoes over the shins of a woman who %s', (_, pose) => {
  expect(isShoeOnTop(pose)).toBe(true);
});

it.each([
  [
    'kneels',
    stand({
      pelvis: [0, 47, 0],
      legs: legs({ to: [-38, 7, 9], pole: [1, 0, 0], toe: [-1, -0.1, 0] }),
    }),
  ],
  [
    'has her rear knee over the floor',
    stand({
      pelvis: [0, 50, 0],
      legs: legs({ to: [-42, 18, 10], pole: [0.3, -1, 0], toe: [0.42, -0.9, 0] }),
    }),
  ],
  [
    'hangs with bent knees',
    stand({
      pelvis: [0, 120, 0],
      legs: legs({ to: [-34, 80, 7], pole: [1, -0.4, 0], toe: [-0.6, -0.8, 0] }),
    }),
  ],
] as const)('paints the shins over the shoes of a woman who %s', (_, pose) => {
  expect(isShoeOnTop(pose)).toBe(false);
});

/**
 * Whether her shoes, seen from the front, are painted after the last and before the first of the
 * cloth of seat and hips.
 */
function shoesAndCloth(pose: Pose): { over: boolean; under: boolean } {
  const [shoe, cloth] = ['#123456', '#654321'];
  const stage = new Stage(90, 14);
  drawFigure(stage, { ...palette.beth, shoe, bottom: cloth, legs: 'long' }, pose);
  const svg = stage.body();
  const at = [svg.indexOf(`fill="${shoe}"`), svg.lastIndexOf(`fill="${shoe}"`)] as const;
  expect(at[0]).toBeGreaterThan(0);
  return {
    over: at[1] > svg.lastIndexOf(`fill="${cloth}"`),
    under: at[1] < svg.indexOf(`fill="${cloth}"`),
  };
}

it('paints a shoe that points at the camera over the cloth of the hips', () => {
  const lying = {
    pelvis: [0, 12, 0],
    lean: -90,
    legs: legs({ to: [81, 20, 9], pole: [0, 1, 0], toe: [0.35, 0.94, 0] }),
  } as const;
  expect(shoesAndCloth(stand(lying)).over).toBe(true);
});

it('paints shoes behind her under the cloth of the seat', () => {
  const planked = {
    pelvis: [14, 31, 0],
    lean: 76,
    legs: legs({ to: [-66, 17, 8], pole: [0, -1, 0], toe: [0.1, -1, 0] }),
  } as const;
  expect(shoesAndCloth(stand(planked)).under).toBe(true);
});
