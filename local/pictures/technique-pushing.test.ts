import { expect, it } from 'vitest';
import { angle } from './drawing/between.ts';
import { dot, mix, sub } from './drawing/geometry.ts';
import { ballOf as medicineBall, ballRadius } from './figure/poses-chest-pass.ts';
import {
  between,
  elbow,
  ends,
  every,
  hips,
  knees,
  type Moment,
  never,
  shoulders,
  working,
} from './technique.test-support.ts';

// What coaches asked of presses, push-ups, dips and flies: angles in degrees, places in
// centimetres.

it.each(['push-up', 'decline-push-up', 'incline-push-up'])(
  'the elbows of the %s point back by about 45 degrees while they are bent',
  (slug) => {
    const bent = every(slug).filter((one) => elbow(one) < 90);
    expect(bent.length).toBeGreaterThan(3);
    for (const { joints } of bent) {
      const [{ root, mid }] = joints.arms;
      const flare = between(sub(mid, root), sub(hips(joints), shoulders(joints)));
      expect(flare).toBeGreaterThan(33);
      expect(flare).toBeLessThan(48);
    }
    expect(Math.max(...ends(slug).map(elbow))).toBeGreaterThan(164);
  },
);

it.each([
  'machine-chest-press',
  'machine-shoulder-press',
  'landmine-press',
  'kettlebell-press',
  'standing-band-press',
  'pallof-press',
  'suspension-push-up',
  'overhead-triceps-extension',
])('the %s ends on straight arms', (slug) => {
  expect(Math.max(...ends(slug).map(working))).toBeGreaterThan(164);
});

it('the cable crossover ends before the lower ribs, one wrist over the other, and its elbows stay soft', () => {
  const women = ends('cable-crossover');
  const { joints } = women[0] ?? never();
  const [right, left] = joints.arms.map(({ end }) => end);
  expect(right?.[1]).toBeGreaterThan(joints.chest.o[1] - 6);
  expect(left?.[1]).toBeGreaterThan(joints.chest.o[1] - 6);
  expect((left?.[2] ?? 0) - (right?.[2] ?? 0)).toBeGreaterThan(6);
  expect(Math.min(...every('cable-crossover').map(elbow))).toBeGreaterThan(140);
});

it('the chest dip ends with level upper arms', () => {
  const { joints } = ends('chest-dip')[0] ?? never();
  for (const { root, mid } of joints.arms) expect(Math.abs(mid[1] - root[1])).toBeLessThan(4);
});

it('the Arnold press begins at the collarbones, elbows close together', () => {
  const { joints } = ends('arnold-press')[0] ?? never();
  for (const { root, mid, end } of joints.arms) {
    expect(end[1] - root[1]).toBeLessThan(6);
    expect(Math.abs(mid[2])).toBeLessThan(18);
  }
});

it('the elbows of the low-to-high cable fly keep their soft bend all the way', () => {
  const bends = every('low-to-high-cable-fly').map(working);
  expect(Math.min(...bends)).toBeGreaterThan(155);
  expect(Math.max(...bends)).toBeLessThan(165);
});

it('the chest pass starts from the breastbone, with both feet under the hips', () => {
  for (const { pose, joints, phase } of every('medicine-ball-chest-pass')) {
    const [right, left] = joints.legs;
    expect(Math.abs(right.end[0] - left.end[0])).toBeLessThan(1);
    expect(Math.abs(right.end[0] - hips(joints)[0])).toBeLessThan(9);
    if (phase !== 'Dip') continue;
    const hand = mix(joints.arms[0].end, joints.arms[1].end, 0.5);
    const { o, f } = joints.chest;
    // Her breastbone is 11 cm before her spine.
    const gap = dot(sub(medicineBall({ woman: pose, way: 3 }, hand), o), f) - ballRadius - 11;
    expect(gap).toBeLessThan(3);
    expect(gap).toBeGreaterThan(-3);
  }
});

it('knees and hands of the bench dip are apart, so that both thighs and the hands beside them are seen', () => {
  for (const { joints } of every('bench-dip')) {
    const [knee, hand] = [joints.legs[0].mid[2], joints.arms[0].end[2]];
    expect(knee).toBeGreaterThan(16);
    expect(hand).toBeGreaterThan(27);
  }
});

/** How far a dumbbell is turned from lying crosswise. */
const turned = ({ pose }: Moment): number =>
  Math.abs(between(pose.arms[0].grip ?? [0, 0, 1], [0, 0, 1]));

it('the palms of the dumbbell bench press are turned slightly in', () => {
  for (const one of every('dumbbell-bench-press')) {
    expect(turned(one)).toBeGreaterThan(15);
    expect(turned(one)).toBeLessThan(30);
  }
});

it('the palms of the dumbbell floor press are half turned, its upper arms at about 45 degrees to her sides', () => {
  for (const one of every('dumbbell-floor-press')) {
    expect(turned(one)).toBeGreaterThan(38);
    expect(turned(one)).toBeLessThan(52);
  }
  const { joints } = ends('dumbbell-floor-press')[0] ?? never();
  const [{ root, mid }] = joints.arms;
  const flare = between(sub(mid, root), sub(hips(joints), shoulders(joints)));
  expect(flare).toBeGreaterThan(33);
  expect(flare).toBeLessThan(48);
});

it('the back of the incline dumbbell press lies on the pad, and the head as well', () => {
  for (const { joints } of every('incline-dumbbell-press')) {
    expect(between(joints.head.u, joints.chest.u)).toBeLessThan(4);
  }
});

it('the dumbbell pullover goes from above the breastbone until the upper arms are in line with the ears, and the elbows stay soft', () => {
  const [low = never(), high = never()] = ends('dumbbell-pullover');
  const [arm] = low.joints.arms;
  expect(between(sub(arm.mid, arm.root), [-1, 0, 0])).toBeLessThan(20);
  // Her breastbone is 10 to 26 cm above the lowest rib.
  const above = dot(sub(high.joints.arms[0].end, high.joints.chest.o), high.joints.chest.u);
  expect(above).toBeLessThan(26);
  const bends = every('dumbbell-pullover').map(elbow);
  expect(Math.min(...bends)).toBeGreaterThan(133);
  expect(Math.max(...bends) - Math.min(...bends)).toBeLessThan(18);
});

it('knees, hips and shoulders of the incline push-up make one line at both ends', () => {
  for (const one of ends('incline-push-up')) {
    const [leg] = one.joints.legs;
    const fold = between(
      sub(shoulders(one.joints), hips(one.joints)),
      sub(hips(one.joints), knees(one.joints)),
    );
    expect(fold).toBeLessThan(5);
    expect(angle(leg)).toBeGreaterThan(172);
  }
});

it('the kettlebell press begins with the fist below the chin, and the elbow goes up ahead of her side', () => {
  const women = ends('kettlebell-press');
  for (const { joints } of women.filter(({ phase }) => phase === 'Rack')) {
    expect(Math.abs(joints.arms[0].end[2])).toBeLessThan(8);
    expect(joints.arms[0].end[1]).toBeLessThan(joints.head.o[1] - 12);
  }
  const bent = women.filter((one) => working(one) > 50 && working(one) < 150);
  expect(bent.length).toBeGreaterThan(2);
  for (const { joints } of bent) {
    const [x, , z] = sub(joints.arms[0].mid, joints.arms[0].root);
    expect((Math.atan2(x, z) * 180) / Math.PI).toBeGreaterThan(45);
  }
});
