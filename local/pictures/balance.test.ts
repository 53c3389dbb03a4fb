import { describe, expect, it } from 'vitest';
import { angle } from './drawing/between.ts';
import { len, mix, sub, type V3 } from './drawing/geometry.ts';
import { phaseAt } from './drawing/phases.ts';
import { Stage } from './drawing/stage.ts';
import { solve, type Joints, type Pose } from './figure/skeleton.ts';
import { filmed } from './films/films.ts';
import { keysOf, momentsOf, posesIn } from './films/frames.ts';
import { pictures } from './pictures.ts';

/** Finds the barbell among what is drawn: the longest of its tubes, from end to end. */
class Bars extends Stage {
  bar: { readonly middle: V3; readonly long: number } | undefined;
  override tube(a: V3, b: V3): void {
    const long = len(sub(b, a));
    if (long > (this.bar?.long ?? 100)) this.bar = { middle: mix(a, b, 0.5), long };
  }
  override layers(): void {}
  override plate(): void {}
  override block(): void {}
}

const never = (): never => {
  throw new Error('no such film');
};
const filmOf = (slug: string): ReturnType<typeof filmed>[number] =>
  filmed(pictures).find(({ id }) => id === `exercise-${slug}`) ?? never();

interface Moment {
  readonly pose: Pose;
  readonly joints: Joints;
  readonly bar: V3;
  /** The phase that ends at this moment or goes on in it. */
  readonly phase: string;
}

function momentOf(film: ReturnType<typeof filmOf>, t: number): Moment {
  const motion = film.motion ?? never();
  const [pose = never()] = posesIn(motion.poseAt(t));
  const stage = new Bars(0);
  motion.drawAt(t)(stage);
  const { phases } = motion;
  const phase = phases[phaseAt(phases, t > 0 ? t - 1e-6 : 1)[0]]?.name ?? '';
  return { pose, joints: solve(pose), bar: (stage.bar ?? never()).middle, phase };
}
const every = (slug: string): readonly Moment[] =>
  momentsOf(filmOf(slug)).map((t) => momentOf(filmOf(slug), t));
/** The poses that phases with these names end in. */
const after = (slug: string, names: readonly string[]): readonly Moment[] =>
  keysOf(filmOf(slug))
    .map((t) => momentOf(filmOf(slug), t))
    .filter(({ phase }) => names.includes(phase));

/**
 * How far in front of the middle of her feet the bar is: between heels 7 cm behind the ankle and
 * toes 19 cm before it.
 */
const ahead = ({ pose, joints, bar }: Moment): number =>
  bar[0] -
  joints.legs.reduce((sum, { end }, i) => {
    const [x, y, z] = pose.legs[i === 0 ? 0 : 1].toe ?? [1, 0, 0.22];
    return sum + (end[0] + (6 * x) / Math.hypot(x, y, z)) / 2;
  }, 0);
const farthest = (moments: readonly Moment[]): number => {
  expect(moments.length).toBeGreaterThan(0);
  return Math.max(...moments.map((one) => Math.abs(ahead(one))));
};

describe('the bar over the middle of the foot', () => {
  it.each(['back-squat', 'front-squat', 'overhead-squat', 'good-morning'])(
    'all the way of the %s',
    (slug) => {
      expect(farthest(every(slug))).toBeLessThan(3);
    },
  );

  it.each(['deadlift', 'sumo-deadlift', 'romanian-deadlift', 'rack-pull', 'snatch-grip-deadlift'])(
    'all the way of the %s, as far as shins and thighs let it',
    (slug) => {
      expect(farthest(every(slug))).toBeLessThan(5);
    },
  );

  it.each([
    ['barbell-overhead-press', ['Breathe', 'Lock out']],
    ['push-press', ['Brace', 'Dip', 'Lock out']],
    ['push-jerk', ['Brace', 'Dip', 'Catch', 'Stand up']],
    ['clean', ['Catch', 'Stand up']],
    ['power-clean', ['Catch', 'Stand up']],
    ['clean-and-jerk', ['Catch', 'Stand up', 'Brace', 'Dip']],
    ['snatch', ['Catch', 'Stand up']],
    ['power-snatch', ['Catch', 'Stand up']],
    ['snatch-balance', ['Catch', 'Stand up', 'Set up', 'Dip']],
  ] as const)('in the poses of the %s in which it rests on her or over her', (slug, names) => {
    expect(farthest(after(slug, names))).toBeLessThan(3);
  });
});

/**
 * How far the upper arm is above level, in degrees, and the elbow in front of the bar, in
 * centimetres.
 */
const elbows = ({ joints, bar }: Moment): { high: number; ahead: number } => {
  const [{ root, mid }] = joints.arms;
  const [x, y, z] = sub(mid, root);
  return { high: (Math.atan2(y, Math.hypot(x, z)) * 180) / Math.PI, ahead: mid[0] - bar[0] };
};

describe('elbows up and in front of a bar on the shoulders', () => {
  it.each([
    ['front-squat', every('front-squat')],
    ...(['clean', 'power-clean', 'clean-and-jerk'] as const).map(
      (slug) => [slug, after(slug, ['Catch', 'Stand up'])] as const,
    ),
  ] as const)('in the %s', (_, moments) => {
    expect(moments.length).toBeGreaterThan(2);
    const hanging = moments.map(elbows).filter(({ high, ahead: far }) => high < -20 || far < 10);
    expect(hanging).toEqual([]);
  });
});

it('the hips of the cable crunch stay where they are while the spine curls, hands beside the head', () => {
  const women = momentsOf(filmOf('cable-crunch')).map((t) => {
    const [pose = never()] = posesIn(filmOf('cable-crunch').motion?.poseAt(t));
    return { pose, joints: solve(pose) };
  });
  const bends = women.map(({ pose }) => (pose.chest ?? pose.lean) - pose.lean);
  const leans = women.map(({ pose }) => pose.lean);
  const hips = women.map(({ joints }) => joints.pelvis.o);
  const hands = women.flatMap(({ joints }) =>
    joints.arms.map(({ end }) => len(sub(end, joints.head.o))),
  );
  // A spine rounds by some 60 degrees between pelvis and ribs; more isn't in a human, and less is a
  // bow from the hips.
  expect(Math.max(...bends)).toBeGreaterThan(58);
  expect(Math.max(...bends)).toBeLessThan(67);
  expect(Math.max(...bends) - Math.min(...bends)).toBeGreaterThan(50);
  expect(Math.max(...leans) - Math.min(...leans)).toBeLessThan(20);
  expect(Math.max(...hips.map((o) => len(sub(o, hips[0] ?? o))))).toBeLessThan(1);
  expect(Math.max(...hands)).toBeLessThan(15);
  // At the bottom the elbows are just above the middle of the thighs, which stand upright, and
  // point down at it (technique-trunk.test.ts).
  const [{ arms: [arm], legs: [leg] } = never()] = women.map(({ joints }) => joints);
  const middle = mix(leg.root, leg.mid, 0.5)[1];
  expect(arm.mid[1]).toBeGreaterThan(middle);
  expect(arm.mid[1]).toBeLessThan(middle + 8);
});

it('the working knee of the lateral lunge is over its foot, and the other leg is straight', () => {
  const [low = never()] = posesIn(filmOf('lateral-lunge').motion?.poseAt(0));
  const [bent, straight] = solve(low).legs;
  expect(Math.abs(bent.mid[2] - bent.end[2])).toBeLessThan(5);
  expect(bent.mid[0]).toBeLessThan(22);
  expect(angle(straight)).toBeGreaterThan(160);
});

it.each([
  ['reverse-lunge', 'Step back'],
  ['suspension-reverse-lunge', 'Step back'],
  ['lateral-lunge', 'Step out'],
  ['curtsy-lunge', 'Cross behind'],
])('the %s sinks only once the foot that steps is down', (slug, step) => {
  const film = filmOf(slug);
  const { motion = never() } = film;
  const jointsAt = (t: number): Joints => {
    const [pose = never()] = posesIn(motion.poseAt(t));
    return solve(pose);
  };
  const heightOf = ({ pelvis }: Joints): number => pelvis.o[1];
  const landed = keysOf(film).filter(
    (t) => motion.phases[phaseAt(motion.phases, t - 1e-6)[0]]?.name === step,
  );
  const moments = momentsOf(film).map(jointsAt);
  const stepping = moments.filter(({ legs }, at) =>
    legs.some(({ end: [x, , z] }, leg) => {
      const [nextX, , nextZ] = moments[at + 1]?.legs[leg]?.end ?? [x, 0, z];
      return Math.hypot(nextX - x, nextZ - z) > 1;
    }),
  );
  expect(stepping.length).toBeGreaterThan(2);
  const lowestLanded = Math.min(...landed.map((t) => heightOf(jointsAt(t))));
  expect(Math.min(...stepping.map(heightOf))).toBeGreaterThan(lowestLanded - 1);
});
