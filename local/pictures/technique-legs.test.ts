import { describe, expect, it } from 'vitest';
import { angle } from './drawing/between.ts';
import { add, dot, len, mix, mul, norm, sub, type V3 } from './drawing/geometry.ts';
import { ballOf } from './drawing/phases.ts';
import { Stage } from './drawing/stage.ts';
import { posesIn } from './films/frames.ts';
import {
  between,
  elbow,
  ends,
  every,
  filmOf,
  hips,
  knees,
  type Moment,
  never,
  shoulders,
  straightest,
} from './technique.test-support.ts';

// What coaches asked of squats, hinges, lunges, jumps and machines for the legs: angles in degrees,
// places in centimetres.

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

it.each(['barbell-hip-thrust', 'single-leg-hip-thrust'])(
  'the chin of the %s stays down at the top',
  (slug) => {
    const { pose } = ends(slug)[0] ?? never();
    expect((pose.head ?? 0) - (pose.chest ?? 0)).toBeGreaterThan(44);
  },
);

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

it('the band of the band deadlift is never slack, and never longer than two and a half times its length', () => {
  const long = every('band-deadlift').map(({ joints }) =>
    len(sub(joints.arms[0].end, add(joints.legs[0].end, [2, -6.5, 4]))),
  );
  expect(Math.min(...long)).toBeGreaterThan(31);
  expect(Math.max(...long)).toBeLessThan(31 * 2.5);
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

it('the partner of the nordic curl looks past her friend, whose face is in the middle', () => {
  const { poseAt, drawAt } = filmOf('nordic-curl').motion ?? never();
  expect(posesIn(poseAt(0))).toHaveLength(1);
  const stage = new Stage(90);
  drawAt(0.5)(stage);
  const [partner = never(), friend = never()] = stage.women.map(({ joints }) => joints.head.o);
  // A head is 16 cm wide.
  expect(Math.abs(partner[2] - friend[2])).toBeGreaterThan(15);
});
