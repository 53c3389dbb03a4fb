import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { angle } from './drawing/between.ts';
import { add, dot, len, mix, mul, norm, sub, type V3 } from './drawing/geometry.ts';
import { ballOf, phaseAt } from './drawing/phases.ts';
import { Stage } from './drawing/stage.ts';
import { ballOf as medicineBall, ballRadius } from './figure/poses-chest-pass.ts';
import { solve, type Joints, type Pose } from './figure/skeleton.ts';
import { filmed } from './films/films.ts';
import { keysOf, momentsOf, posesIn } from './films/frames.ts';
import { pictures } from './pictures.ts';

/** What coaches asked of single exercises: angles in degrees, places in centimetres. */
const films = filmed(pictures);
const never = (): never => {
  throw new Error('no such film');
};
const filmOf = (slug: string): (typeof films)[number] =>
  films.find(({ id }) => id === `exercise-${slug}`) ?? never();

interface Moment {
  readonly pose: Pose;
  readonly joints: Joints;
  /** The phase that ends at this moment or goes on in it. */
  readonly phase: string;
}
function momentAt(slug: string, t: number): Moment {
  const { poseAt, phases } = filmOf(slug).motion ?? never();
  // Of two women the last one is she who trains.
  const pose = posesIn(poseAt(t)).at(-1) ?? never();
  const phase = phases[phaseAt(phases, t > 0 ? t - 1e-6 : 1)[0]]?.name ?? '';
  return { pose, joints: solve(pose), phase };
}
const every = (slug: string): readonly Moment[] =>
  momentsOf(filmOf(slug)).map((t) => momentAt(slug, t));
const ends = (slug: string): readonly Moment[] =>
  keysOf(filmOf(slug)).map((t) => momentAt(slug, t));

const between = (a: V3, b: V3): number =>
  (Math.acos(Math.max(-1, Math.min(1, dot(norm(a), norm(b))))) * 180) / Math.PI;
const shoulders = ({ arms: [a, b] }: Joints): V3 => mix(a.root, b.root, 0.5);
const hips = ({ legs: [a, b] }: Joints): V3 => mix(a.root, b.root, 0.5);
const knees = ({ legs: [a, b] }: Joints): V3 => mix(a.mid, b.mid, 0.5);
const elbow = ({ joints }: Moment): number => Math.min(...joints.arms.map(angle));
const straightest = ({ joints }: Moment): number => Math.max(...joints.legs.map(angle));

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

it('knees, hips and shoulders of the nordic curl make one line all the way, which turns about the knees', () => {
  const women = every('nordic-curl').map(({ joints }) => joints);
  const folds = women.map((joints) =>
    between(sub(hips(joints), knees(joints)), sub(shoulders(joints), hips(joints))),
  );
  expect(Math.max(...folds)).toBeLessThan(5);
  const [first = never()] = women;
  const away = women.map((joints) => len(sub(knees(joints), knees(first))));
  expect(Math.max(...away)).toBeLessThan(2.5);
});

it('the hips of the bear crawl stay below the shoulders, the back nearly level', () => {
  const drops = every('bear-crawl').map(({ joints }) => shoulders(joints)[1] - joints.pelvis.o[1]);
  expect(Math.min(...drops)).toBeGreaterThan(6);
  expect(Math.max(...drops)).toBeLessThan(10);
});

it('the face of the superman looks at the floor, the neck in line with the spine', () => {
  for (const { joints } of every('superman')) {
    // Straight down, or a little to her chest: never ahead.
    expect(joints.head.f[0]).toBeLessThan(0.02);
    expect(between(joints.head.u, joints.chest.u)).toBeLessThan(20);
  }
});

it.each([
  ['push-jerk', 'Drive'],
  ['clean-and-jerk', 'Drive'],
  ['snatch-balance', 'Drive'],
])('the elbows of the %s are locked when both feet have landed', (slug, jump) => {
  const moments = every(slug);
  const balls = ({ pose, joints }: Moment): readonly V3[] =>
    joints.legs.map((leg, i) => ballOf(leg, pose.legs[i === 0 ? 0 : 1].toe ?? [1, 0, 0]));
  const last = moments.findLastIndex(({ phase }) => phase === jump);
  // The turn ends where it begins, in the catch.
  const catching = [...moments.slice(last + 1), ...moments.slice(0, 1)];
  const places = balls(catching.at(-1) ?? never());
  const landed = catching.filter((one) =>
    balls(one).every((ball, i) => len(sub(ball, places[i] ?? ball)) < 0.5),
  );
  expect(landed.length).toBeGreaterThan(2);
  expect(Math.min(...landed.map(elbow))).toBeGreaterThan(160);
});

it('the power clean is caught in a quarter squat', () => {
  const caught = ends('power-clean').filter(({ phase }) => phase === 'Catch');
  expect(caught.length).toBeGreaterThan(0);
  for (const one of caught) {
    expect(straightest(one)).toBeGreaterThan(120);
    expect(straightest(one)).toBeLessThan(140);
  }
});

/** Her right arm works in all of them. */
const working = ({ joints }: Moment): number => angle(joints.arms[0]);
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

it('the arm that bears the renegade row stays straight', () => {
  const bearing = every('renegade-row').map(({ joints }) => angle(joints.arms[1]));
  expect(Math.min(...bearing)).toBeGreaterThan(160);
});

describe('whoever stands, stands on straight legs', () => {
  it.each([
    'lateral-raise',
    'plate-front-raise',
    'band-pull-apart',
    'cable-external-rotation',
    'dumbbell-upright-row',
    'dumbbell-shrug',
    'barbell-curl',
    'dumbbell-curl',
    'hammer-curl',
    'rope-hammer-curl',
    'reverse-curl',
  ])('all the way of the %s', (slug) => {
    expect(Math.min(...every(slug).map(straightest))).toBeGreaterThan(164);
  });

  it.each([
    'walking-lunge',
    'step-up',
    'reverse-lunge',
    'suspension-reverse-lunge',
    'curtsy-lunge',
    'lateral-lunge',
    'sumo-deadlift',
    'band-deadlift',
    'cable-pull-through',
    'single-leg-chair-squat',
    'kettlebell-press',
  ])('at the top of the %s', (slug) => {
    expect(Math.max(...ends(slug).map(straightest))).toBeGreaterThan(164);
  });
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

it('the handle of the cable woodchop goes round on long arms', () => {
  expect(Math.min(...every('cable-woodchop').map(elbow))).toBeGreaterThan(125);
});

it('the chest dip ends with level upper arms', () => {
  const { joints } = ends('chest-dip')[0] ?? never();
  for (const { root, mid } of joints.arms) expect(Math.abs(mid[1] - root[1])).toBeLessThan(4);
});

it('the close-grip pulldown ends at the breastbone, elbows at her sides', () => {
  const { joints } = ends('close-grip-pulldown')[0] ?? never();
  for (const { root, mid, end } of joints.arms) {
    expect(end[0] - root[0]).toBeLessThan(19);
    expect(mid[0] - root[0]).toBeLessThan(8);
  }
});

it('the Arnold press begins at the collarbones, elbows close together', () => {
  const { joints } = ends('arnold-press')[0] ?? never();
  for (const { root, mid, end } of joints.arms) {
    expect(end[1] - root[1]).toBeLessThan(6);
    expect(Math.abs(mid[2])).toBeLessThan(18);
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

it.each(['barbell-hip-thrust', 'single-leg-hip-thrust'])(
  'the chin of the %s stays down at the top',
  (slug) => {
    const { pose } = ends(slug)[0] ?? never();
    expect((pose.head ?? 0) - (pose.chest ?? 0)).toBeGreaterThan(44);
  },
);

it('the foot of the bird dog slides along the floor until the leg is straight, and only then is lifted', () => {
  for (const { joints } of every('bird-dog')) {
    const [leg] = joints.legs;
    if (leg.end[1] > 14) expect(angle(leg)).toBeGreaterThan(150);
  }
});

it('only the shins of the leg extension turn: hips and knees stay on the seat', () => {
  const women = every('leg-extension').map(({ joints }) => joints);
  const [first = never()] = women;
  for (const place of [hips, knees]) {
    expect(Math.max(...women.map((one) => len(sub(place(one), place(first)))))).toBeLessThan(1);
  }
});

it('the free leg of the single-leg Romanian deadlift is straight, and as far back as the trunk is forward', () => {
  for (const { pose, joints } of every('single-leg-romanian-deadlift')) {
    const [free] = joints.legs;
    expect(angle(free)).toBeGreaterThan(155);
    const [x, y] = sub(free.end, free.root);
    const back = (Math.atan2(-x, -y) * 180) / Math.PI;
    expect(Math.abs(back - pose.lean)).toBeLessThan(14);
  }
});

it('the elbows of the low-to-high cable fly keep their soft bend all the way', () => {
  const bends = every('low-to-high-cable-fly').map(working);
  expect(Math.min(...bends)).toBeGreaterThan(155);
  expect(Math.max(...bends)).toBeLessThan(165);
});

it('the kettlebell swings back between the thighs, above the knees', () => {
  const back = every('kettlebell-swing').filter(({ phase }) => phase === 'Back');
  expect(back.length).toBeGreaterThan(3);
  for (const { joints } of back) {
    // Handle to middle of the bell: 17 cm along the arms.
    const hand = mix(joints.arms[0].end, joints.arms[1].end, 0.5);
    const bell = add(hand, mul(norm(sub(hand, shoulders(joints))), 17));
    expect(bell[1] - knees(joints)[1]).toBeGreaterThan(-1);
  }
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

it('the back extension ends with shoulders, hips and heels in line, on straight legs', () => {
  const women = ends('back-extension');
  expect(Math.min(...women.map(straightest))).toBeGreaterThan(164);
  const folds = women.map(({ joints }) => {
    const [leg] = joints.legs;
    return between(sub(shoulders(joints), hips(joints)), sub(leg.root, leg.end));
  });
  expect(Math.min(...folds)).toBeLessThan(3);
});

it('the crease of the hips is below the knees at the bottom of the back squat', () => {
  const { joints } = ends('back-squat')[0] ?? never();
  // Her thigh is 4 cm thicker at the hip than at the knee.
  expect(knees(joints)[1] - hips(joints)[1]).toBeGreaterThan(6);
});

it('knees and hands of the bench dip are apart, so that both thighs and the hands beside them are seen', () => {
  for (const { joints } of every('bench-dip')) {
    const [knee, hand] = [joints.legs[0].mid[2], joints.arms[0].end[2]];
    expect(knee).toBeGreaterThan(16);
    expect(hand).toBeGreaterThan(27);
  }
});

it('the band of the band deadlift is never slack, and never longer than two and a half times its length', () => {
  const long = every('band-deadlift').map(({ joints }) =>
    len(sub(joints.arms[0].end, add(joints.legs[0].end, [2, -6.5, 4]))),
  );
  expect(Math.min(...long)).toBeGreaterThan(31);
  expect(Math.max(...long)).toBeLessThan(31 * 2.5);
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

it('the lower back of the hollow hold lies flat, only the upper back is off the mat, and the legs are straight', () => {
  for (const { joints } of every('hollow-hold')) {
    const { pelvis, chest } = joints;
    // Hips and lowest rib are at one height, as on the floor.
    expect(Math.abs(chest.o[1] - pelvis.o[1])).toBeLessThan(1.5);
    // The lower edge of the shoulder blades, 18 cm above the lowest rib and 8.5 cm behind the spine's middle.
    const blade = add(chest.o, add(mul(chest.u, 18), mul(chest.f, -8.5)));
    expect(blade[1]).toBeGreaterThan(8);
    expect(blade[1]).toBeLessThan(11);
    expect(Math.min(...joints.legs.map(angle))).toBeGreaterThan(172);
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

it('the kettlebell clean swings back high above the knees, and its elbow stays at the ribs', () => {
  const moments = ends('kettlebell-clean');
  const back = moments.filter(({ phase }) => phase === 'Back').at(-1) ?? never();
  const [{ root, end }] = back.joints.arms;
  const bell = add(end, mul(norm(sub(end, root)), 17));
  expect(end[1] - knees(back.joints)[1]).toBeGreaterThan(12);
  expect(bell[1] - knees(back.joints)[1]).toBeGreaterThan(2);
  for (const { joints, phase } of moments) {
    // Half of her chest is 14 cm wide, and an elbow is 4 cm thick.
    if (phase === 'Tip off' || phase === 'Float') expect(joints.arms[0].mid[2]).toBeLessThan(22);
  }
});

it('the back foot of the curtsy lunge lands a foot past the planted one, whose knee is over it, and the elbows are in', () => {
  for (const { joints, phase } of ends('curtsy-lunge')) {
    const [planted, behind] = joints.legs;
    expect(Math.abs(planted.mid[2] - planted.end[2])).toBeLessThan(4);
    const across = behind.end[2] - planted.end[2];
    if (phase !== 'Step in') expect(across).toBeLessThan(18);
    if (phase === 'Sink') expect(across).toBeGreaterThan(9);
    const { o, r } = joints.chest;
    for (const { mid } of joints.arms) expect(Math.abs(dot(sub(mid, o), r))).toBeLessThan(28);
  }
});

it('the chin of the frog pump stays tucked', () => {
  for (const { pose } of ends('frog-pump'))
    expect((pose.head ?? 0) - (pose.chest ?? 0)).toBeGreaterThan(30);
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

it('the shins of the kettlebell deadlift stay nearly upright', () => {
  for (const { joints } of every('kettlebell-deadlift')) {
    const [{ mid, end }] = joints.legs;
    expect((Math.atan2(mid[0] - end[0], mid[1] - end[1]) * 180) / Math.PI).toBeLessThan(14);
  }
  const { joints } = ends('kettlebell-deadlift')[0] ?? never();
  const [{ mid, end }] = joints.legs;
  expect((Math.atan2(mid[0] - end[0], mid[1] - end[1]) * 180) / Math.PI).toBeLessThan(10);
  expect(angle(joints.legs[0])).toBeGreaterThan(105);
});

it('the elbows of the goblet squat come down to the insides of the knees', () => {
  const low = ends('goblet-squat')[0] ?? never();
  const [elbowAt, knee] = [low.joints.arms[0].mid, low.joints.legs[0].mid];
  expect(knee[0] - elbowAt[0]).toBeLessThan(18);
  expect(elbowAt[1] - knee[1]).toBeLessThan(9);
  // Knee and elbow are 9 cm thick together.
  expect(knee[2] - elbowAt[2]).toBeGreaterThan(9);
  expect(knee[2] - elbowAt[2]).toBeLessThan(14);
});

it('the elbows of the dumbbell thruster point ahead and a little down, also at the bottom', () => {
  for (const { joints } of ends('dumbbell-thruster').filter(({ phase }) => phase === 'Squat')) {
    const [{ root, mid }] = joints.arms;
    const [x, y] = sub(mid, root);
    const below = (Math.atan2(-y, x) * 180) / Math.PI;
    expect(below).toBeGreaterThan(15);
    expect(below).toBeLessThan(40);
    expect(mid[1] - knees(joints)[1]).toBeGreaterThan(20);
  }
});

it('the hands on the hip adduction machine hold grips that the thighs never reach', () => {
  for (const { joints } of every('hip-adduction-machine')) {
    const [{ end }] = joints.arms;
    const [{ root, mid }] = joints.legs;
    const way = norm(sub(mid, root));
    const from = sub(end, root);
    // A thigh and a fist are 13 cm thick together.
    expect(len(sub(from, mul(way, dot(from, way))))).toBeGreaterThan(13);
  }
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

it('the hands of the hack squat stay below the face and beside it', () => {
  for (const { joints } of every('hack-squat')) {
    const { o, u } = joints.chest;
    for (const { end } of joints.arms) {
      // Her chin is 34 cm above her lowest rib.
      expect(dot(sub(end, o), u)).toBeLessThan(26);
      expect(Math.abs(end[2])).toBeGreaterThan(25);
    }
  }
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

it('the partner of the nordic curl looks past her friend, whose face is in the middle', () => {
  const { poseAt, drawAt } = filmOf('nordic-curl').motion ?? never();
  expect(posesIn(poseAt(0))).toHaveLength(1);
  const stage = new Stage(90);
  drawAt(0.5)(stage);
  const [partner = never(), friend = never()] = stage.women.map(({ joints }) => joints.head.o);
  // A head is 16 cm wide.
  expect(Math.abs(partner[2] - friend[2])).toBeGreaterThan(15);
});
