import { expect, it } from 'vitest';
import { angle } from './drawing/between.ts';
import { dot, len, mix, sub } from './drawing/geometry.ts';
import {
  between,
  elbow,
  ends,
  every,
  hips,
  type Moment,
  never,
  shoulders,
  straightest,
  working,
} from './technique.test-support.ts';

// What coaches asked of rows, pulldowns, curls and raises: angles in degrees, places in
// centimetres.

it.each([
  'suspension-row',
  'towel-row',
  'seated-band-row',
  'rope-hammer-curl',
  'cable-curl',
  'concentration-curl',
])('the %s begins on straight arms', (slug) => {
  expect(Math.max(...ends(slug).map(working))).toBeGreaterThan(164);
});

it('the close-grip pulldown ends at the breastbone, elbows at her sides', () => {
  const { joints } = ends('close-grip-pulldown')[0] ?? never();
  for (const { root, mid, end } of joints.arms) {
    expect(end[0] - root[0]).toBeLessThan(19);
    expect(mid[0] - root[0]).toBeLessThan(8);
  }
});

it('the forearm of the cable external rotation ends a little past straight ahead', () => {
  const { joints } = ends('cable-external-rotation')[0] ?? never();
  const [{ mid, end }] = joints.arms;
  const past = between(sub(end, mid), [1, 0, 0]);
  expect(past).toBeGreaterThan(15);
  expect(past).toBeLessThan(35);
});

it('the hand of the cable lateral raise begins by the opposite hip', () => {
  const low = ends('cable-lateral-raise').map(({ joints }) => joints.arms[0].end[2]);
  expect(Math.min(...low)).toBeLessThan(-5);
});

it('the dumbbell upright row ends with the hands at the bust, the elbows at the lower edge of the shoulders', () => {
  const { joints } = ends('dumbbell-upright-row')[0] ?? never();
  for (const { root, mid, end } of joints.arms) {
    // The bust begins at the lowest rib, some 28 cm below the shoulders.
    expect(root[1] - end[1]).toBeLessThan(25);
    expect(root[1] - mid[1]).toBeGreaterThan(0);
    expect(root[1] - mid[1]).toBeLessThan(5);
    expect(Math.abs(end[2])).toBeGreaterThan(16);
  }
});

const elbowPath = (slug: string, side: 0 | 1): number => {
  const elbows = every(slug).map(({ joints }) => joints.arms[side].mid);
  return Math.max(...elbows.map((one) => len(sub(one, elbows[0] ?? never()))));
};

it.each(['dumbbell-curl', 'concentration-curl'])(
  'the %s begins with the palm turned in, and turns it up on the way',
  (slug) => {
    const right = ({ joints }: Moment): number => angle(joints.arms[0]);
    const bent = every(slug).toSorted((one, other) => right(other) - right(one));
    const across = ({ pose }: Moment): number => Math.abs(pose.arms[0].grip?.[2] ?? never());
    // Front to back until the dumbbell is past the thigh, and across at the top.
    for (const one of bent.filter((moment) => right(moment) > 156))
      expect(across(one)).toBeLessThan(0.1);
    expect(across(bent.at(-1) ?? never())).toBeGreaterThan(0.9);
  },
);

it.each(['dumbbell-curl', 'hammer-curl', 'concentration-curl', 'incline-dumbbell-curl'])(
  'the elbows of the %s stay where they are',
  (slug) => {
    for (const side of [0, 1] as const) expect(elbowPath(slug, side)).toBeLessThan(2);
  },
);

it('the arms of the hammer curl take turns, and one is at full length before the other bends', () => {
  const bends = every('hammer-curl').map(({ joints }) => joints.arms.map(angle));
  for (const side of [0, 1] as const)
    expect(Math.min(...bends.map((both) => both[side] ?? never()))).toBeLessThan(50);
  for (const both of bends) expect(Math.max(...both)).toBeGreaterThan(168);
});

it('the back of the incline curl leans as its text sets the bench, and the head lies as the back does', () => {
  for (const { joints } of ends('incline-dumbbell-curl')) {
    const slope = between(sub(shoulders(joints), hips(joints)), [-1, 0, 0]);
    expect(slope).toBeGreaterThan(50);
    expect(slope).toBeLessThan(60);
    expect(between(joints.head.u, joints.chest.u)).toBeLessThan(10);
  }
});

it('the bar of the inverted row meets her at the bra line, below the bust, and she hangs on straight arms before', () => {
  const [top = never(), hang = never()] = ends('inverted-row');
  const { o, u, f } = top.joints.chest;
  const bar = sub(mix(top.joints.arms[0].end, top.joints.arms[1].end, 0.5), o);
  // Above her lowest rib: the bra line is at 8 to 12 cm, the bust above it.
  expect(dot(bar, u)).toBeGreaterThan(8);
  expect(dot(bar, u)).toBeLessThan(13);
  expect(dot(bar, f)).toBeLessThan(15);
  expect(elbow(hang)).toBeGreaterThan(160);
  for (const one of [top, hang]) {
    const { pose } = one;
    expect(straightest(one)).toBeGreaterThan(164);
    expect(pose.chest ?? pose.lean).toBe(pose.lean);
  }
});

it('the face pull ends with the fists beside the ears, the forearms turned up, and elbows as high as the shoulders', () => {
  const [{ joints } = never()] = ends('face-pull');
  const [{ root, mid, end }] = joints.arms;
  const rise = 90 - between(sub(end, mid), [0, 1, 0]);
  expect(rise).toBeGreaterThan(45);
  expect(end[0] - joints.head.o[0]).toBeLessThan(3);
  expect(Math.abs(end[1] - joints.head.o[1])).toBeLessThan(9);
  expect(Math.abs(mid[1] - root[1])).toBeLessThan(3);
});

it('the suspension Y raise is one line from head to heels, one foot a little ahead, and ends just above the head', () => {
  for (const { joints } of every('suspension-y-raise')) {
    const [front, back] = joints.legs;
    expect(angle(front)).toBeGreaterThan(164);
    expect(front.end[0] - back.end[0]).toBeGreaterThan(3);
    expect(between(sub(shoulders(joints), hips(joints)), sub(front.root, front.end))).toBeLessThan(
      5,
    );
  }
  const high = ends('suspension-y-raise')[0] ?? never();
  const over = high.joints.arms[0].end[1] - high.joints.head.o[1];
  // The top of her head is 11 cm above its middle.
  expect(over).toBeGreaterThan(11);
  expect(over).toBeLessThan(24);
});

it('the upper arms of the rear delt fly end level with the back', () => {
  const { joints } = ends('rear-delt-fly')[0] ?? never();
  const [{ root, mid }] = joints.arms;
  // Her back is 8 cm above the joint of the shoulder.
  expect(mid[1] - root[1]).toBeGreaterThan(0);
  expect(mid[1] - root[1]).toBeLessThan(9);
});
