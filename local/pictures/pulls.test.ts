import { describe, expect, it } from 'vitest';
import { angle } from './drawing/between.ts';
import { at, mix } from './drawing/geometry.ts';
import { ballOf, phaseAt } from './drawing/phases.ts';
import { solve } from './figure/skeleton.ts';
import { filmed } from './films/films.ts';
import { keysOf, momentsOf, posesIn } from './films/frames.ts';
import { pictures } from './pictures.ts';

const films = filmed(pictures);
const frames = new Map(
  films.map((film) => [film.id, momentsOf(film).map((t) => posesIn(film.motion?.poseAt(t)))]),
);
const never = (): never => {
  throw new Error('no such film');
};

const pulls = films.filter(({ motion }) =>
  motion?.phases.some(({ name }) => name === 'Second pull'),
);

describe.each(pulls.map((film) => [film.id, film] as const))('the pull of %s', (id, film) => {
  const phases = film.motion?.phases ?? [];
  const moments = momentsOf(film).map((t, i) => ({
    name: phases[phaseAt(phases, t > 0 ? t - 1e-6 : 1)[0]]?.name ?? '',
    solved: (frames.get(id)?.[i] ?? []).map((pose) => solve(pose)),
  }));

  it('has straight arms until hips, knees and ankles are open', () => {
    const bent = moments.filter(
      ({ name, solved }) =>
        /^(First pull|Transition|Second pull)$/.test(name) &&
        solved.some(({ arms }) => arms.some((arm) => angle(arm) < 160)),
    );
    expect(bent).toEqual([]);
  });

  it('ends on straight legs, heels up and the balls of the feet on the floor', () => {
    const end = keysOf(film)[phases.findLastIndex(({ name }) => name === 'Second pull') + 1] ?? 0;
    const [pose] = posesIn(film.motion?.poseAt(end));
    const { legs } = solve(pose ?? never());
    legs.forEach((leg, i) => {
      const toe = pose?.legs[i === 0 ? 0 : 1].toe ?? [1, 0, 0];
      expect(angle(leg)).toBeGreaterThan(160);
      expect(leg.end[1]).toBeGreaterThan(11);
      expect(Math.abs(ballOf(leg, toe)[1] - 0.5)).toBeLessThan(1);
    });
  });

  it('moves the bar fastest after it has passed the knees', () => {
    const speeds = moments.map(({ name, solved: [woman] }, i) => {
      const before = moments[i - 1]?.solved[0];
      return { name, up: woman && before ? woman.arms[0].end[1] - before.arms[0].end[1] : 0 };
    });
    const fastest = (part: string): number =>
      Math.max(0, ...speeds.filter(({ name }) => name === part).map(({ up }) => up));
    expect(fastest('First pull')).toBeLessThan(fastest('Transition'));
    expect(fastest('Second pull')).toBeGreaterThan(fastest('First pull') * 1.4);
  });
});

it.each([
  'deadlift',
  'sumo-deadlift',
  'romanian-deadlift',
  'rack-pull',
  'snatch-grip-deadlift',
  'clean-pull',
  'snatch-pull',
])('the bar of the %s stays over the foot and in front of the knees', (slug) => {
  const women = (frames.get(`exercise-${slug}`) ?? []).flat().map((pose) => solve(pose));
  const bars = women.map(({ arms: [a, b] }) => mix(a.end, b.end, 0.5));
  const places = bars.map(([x]) => x);
  expect(Math.max(...places) - Math.min(...places)).toBeLessThan(4);
  // A knee at the height of the bar is behind it: the pictures have the bar on the shin, 3 cm from
  // its middle.
  const passed = women.flatMap(({ legs }, n) => {
    const [x, y] = bars[n] ?? [0, 0];
    return legs.filter(({ mid }) => Math.abs(mid[1] - y) < 4 && mid[0] > x);
  });
  expect(passed).toEqual([]);
});

it.each(['pull-up', 'chin-up', 'band-assisted-pull-up', 'assisted-pull-up-machine'])(
  'the %s begins on straight arms and ends with the chin over the bar',
  (slug) => {
    const women = (frames.get(`exercise-${slug}`) ?? []).flat().map((pose) => solve(pose));
    const [top, bottom] = [women[0] ?? never(), women.at(-1) ?? never()];
    expect(Math.min(...bottom.arms.map(angle))).toBeGreaterThan(160);
    expect(at(top.head, [5, -10, 0])[1]).toBeGreaterThan(top.arms[0].end[1]);
  },
);

it('the dead-hang is on straight arms', () => {
  const women = (frames.get('exercise-dead-hang') ?? []).flat().map((pose) => solve(pose));
  expect(Math.min(...women.flatMap(({ arms }) => arms.map(angle)))).toBeGreaterThan(160);
});
