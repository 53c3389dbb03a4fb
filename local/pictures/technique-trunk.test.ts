import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { angle } from './drawing/between.ts';
import { add, dot, mix, mul, norm, sub, type V3 } from './drawing/geometry.ts';
import { type Joints } from './figure/skeleton.ts';
import { between, elbow, ends, every, never, shoulders } from './technique.test-support.ts';

// What coaches asked of the trunk, and what is done on hands and knees: angles in degrees, places
// in centimetres.

it('the hips of the bear crawl stay below the shoulders, the back nearly level', () => {
  const drops = every('bear-crawl').map(({ joints }) => shoulders(joints)[1] - joints.pelvis.o[1]);
  expect(Math.min(...drops)).toBeGreaterThan(6);
  expect(Math.max(...drops)).toBeLessThan(10);
});

it('the arm that bears the renegade row stays straight', () => {
  const bearing = every('renegade-row').map(({ joints }) => angle(joints.arms[1]));
  expect(Math.min(...bearing)).toBeGreaterThan(160);
});

it('the handle of the cable woodchop goes round on long arms', () => {
  expect(Math.min(...every('cable-woodchop').map(elbow))).toBeGreaterThan(125);
});

it('the foot of the bird dog slides along the floor until the leg is straight, and only then is lifted', () => {
  for (const { joints } of every('bird-dog')) {
    const [leg] = joints.legs;
    if (leg.end[1] > 14) expect(angle(leg)).toBeGreaterThan(150);
  }
});

it('the hands of the Russian twist are before the breastbone, below the face', () => {
  for (const { pose, joints } of every('russian-twist')) {
    for (const [i, { end }] of joints.arms.entries()) {
      // The hand is put by its wrist; its palm is half way up the fingers.
      const palm = add(end, mul(norm(pose.arms[i === 0 ? 0 : 1].flat ?? [0, 1, 0]), 8));
      const { o, u } = joints.chest;
      // The breastbone reaches from 10 to 26 cm above the lowest rib.
      expect(dot(sub(palm, o), u)).toBeGreaterThan(8);
      expect(dot(sub(palm, o), u)).toBeLessThan(20);
    }
  }
});

it('the elbows of the cable crunch point at the middle of the thighs at the end', () => {
  const curled = ends('cable-crunch').filter(({ phase }) => phase === 'Curl');
  expect(curled.length).toBeGreaterThan(0);
  for (const { joints } of curled) {
    const [{ mid, end }] = joints.arms;
    const [thigh] = joints.legs;
    const flat = ([x, y]: V3): V3 => [x, y, 0];
    const aim = sub(mix(thigh.root, thigh.mid, 0.5), mid);
    expect(between(flat(sub(mid, end)), flat(aim))).toBeLessThan(13);
  }
});

it('the lower back of the hollow hold lies flat, only the upper back is off the mat, and the legs are straight', () => {
  for (const { joints } of every('hollow-hold')) {
    const { pelvis, chest } = joints;
    // Hips and lowest rib are at one height, as on the floor.
    expect(Math.abs(chest.o[1] - pelvis.o[1])).toBeLessThan(1.5);
    // The lower edge of the shoulder blades, 18 cm above the lowest rib and 8.5 cm behind the
    // spine's middle.
    const blade = add(chest.o, add(mul(chest.u, 18), mul(chest.f, -8.5)));
    expect(blade[1]).toBeGreaterThan(8);
    expect(blade[1]).toBeLessThan(11);
    expect(Math.min(...joints.legs.map(angle))).toBeGreaterThan(172);
  }
});

it('the pelvis of the hanging leg raise is tucked before the legs rise, and stays so until they are down', () => {
  const tucks = every('hanging-leg-raise').map(({ pose, joints }) => ({
    tuck: (pose.chest ?? pose.lean) - pose.lean,
    raised: between(sub(joints.legs[0].end, joints.legs[0].root), [0, -1, 0]),
  }));
  for (const { tuck, raised } of tucks) if (raised > 22) expect(tuck).toBeGreaterThan(28);
  expect(Math.max(...tucks.map(({ tuck }) => tuck))).toBeGreaterThan(45);
  expect(Math.max(...tucks.map(({ raised }) => raised))).toBeGreaterThan(92);
  const [hang = never()] = ends('hanging-leg-raise').filter(({ phase }) => phase === 'Hang');
  // The feet are a little before the hands.
  const ahead = hang.joints.legs[0].end[0] - hang.joints.arms[0].end[0];
  expect(ahead).toBeGreaterThan(7);
  expect(ahead).toBeLessThan(16);
});

it('the dead bug lowers the arm and the leg that its entry names first', async () => {
  const text = await readFile(
    new URL('../../content/entries/exercise/dead-bug.md', import.meta.url),
    'utf8',
  );
  const named = /lower your (right|left) arm behind you and straighten the (right|left) leg/.exec(
    text,
  );
  const { joints } = ends('dead-bug')[0] ?? never();
  const lowest = (limbs: Joints['arms']): string =>
    limbs[0].end[1] < limbs[1].end[1] ? 'right' : 'left';
  expect(named?.slice(1)).toEqual([lowest(joints.arms), lowest(joints.legs)]);
});
