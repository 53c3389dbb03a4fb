import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { angle } from './drawing/between.ts';
import { len, sub, type V3 } from './drawing/geometry.ts';
import { lettering } from './drawing/lettering.ts';
import { ballOf } from './drawing/phases.ts';
import { solve, bones, type Joints, type Pose } from './figure/skeleton.ts';
import { filmed, sidesOf } from './films/films.ts';
import { filmId } from './films/film.ts';
import { draw, keysOf, momentsOf, order, posesIn, yawOf } from './films/frames.ts';
import { heightOf, loweredInPicture, raisedInPicture } from './films/tempo.ts';
import { pictures } from './pictures.ts';

const films = filmed(pictures);
const names = films.map(({ id }) => id);
const frames = new Map(
  films.map((film) => [film.id, momentsOf(film).map((t) => posesIn(film.motion?.poseAt(t)))]),
);
/** What each pose says that is in the data, in the order of the film. */
const keys = new Map(
  films.map((film) => [
    film.id,
    keysOf(film).map((t) => ({ t, women: posesIn(film.motion?.poseAt(t)) })),
  ]),
);

/** Where a hand or the ball of a foot is: a heel may rise while the ball stays. */
const placeOf = (
  { pose, solved }: { pose: Pose; solved: Joints },
  kind: 'arms' | 'legs',
  i: 0 | 1,
): V3 =>
  kind === 'arms'
    ? solved.arms[i].end
    : ballOf(solved.legs[i], pose.legs[i].toe ?? [1, 0, i === 0 ? 0.22 : -0.22]);

const never = (): never => {
  throw new Error('no such film');
};

describe('the films', () => {
  it('draws the names of phases as paths in the face of the site, whatever fonts a machine has', () => {
    const named = films.filter(({ motion }) => motion?.phases.length);
    const [svg = ''] = draw(named[0] ?? never(), 'side', [0]);
    expect(svg).not.toContain('<text');
    for (const { motion } of named) {
      for (const { name } of motion?.phases ?? []) {
        const { wide } = lettering(name, { x: 0, y: 0, size: 100, fill: 'red' });
        expect(wide).toBeGreaterThan(name.length * 30);
      }
    }
  });

  it('is there for every exercise', () => {
    const exercises = pictures.filter(
      ({ id }) => /^exercise-.*$/.test(id) && !/-(start|end)$/.test(id),
    );
    expect(
      exercises.map(({ id }) => id).filter((id) => !films.some((film) => film.id === id)),
    ).toEqual([]);
  });

  it('has no film in content/assets that it would not draw', () => {
    const drawn = films.flatMap((film) => sidesOf(film).map((side) => `${filmId(film, side)}.mp4`));
    const files = readdirSync(join(import.meta.dirname, '../../content/assets'));
    expect(files.filter((file) => /^movie-.*mp4$/.test(file) && !drawn.includes(file))).toEqual([]);
  });

  it('has at most 100 KB for all sides of an exercise', () => {
    const assets = join(import.meta.dirname, '../../content/assets');
    const sizes = films.map((film) => ({
      id: film.id,
      bytes: sidesOf(film).reduce(
        (sum, side) => sum + statSync(join(assets, `${filmId(film, side)}.mp4`)).size,
        0,
      ),
    }));
    expect(sizes.filter(({ bytes }) => bytes === 0 || bytes > 100 * 1024)).toEqual([]);
  });

  it.each(films.map((film) => [film.id, film] as const))(
    '%s begins with its picture and closes its turn',
    (_, film) => {
      expect(yawOf(film, sidesOf(film)[0] ?? 'quarter')).toBe(film.scene.yaw ?? 20);
      const turn = order(film);
      expect(turn[0]).toBe(0);
      // No step of the turn, nor the one from its end to its beginning, leaves more than one moment
      // out.
      if (film.motion?.phases.length) return;
      turn.forEach((now, i) => {
        expect(Math.abs(now - (turn[(i + 1) % turn.length] ?? 0))).toBeLessThanOrEqual(2);
      });
    },
  );
});

/**
 * The pull of a cable, a band or a stack need not point down, and a wrist or a turn lifts next to
 * nothing.
 */
const notByHeight = new Set([
  'seated-leg-curl',
  'hip-abduction-machine',
  'hip-adduction-machine',
  'clamshell',
  'face-pull',
  'band-pull-apart',
  'cable-external-rotation',
  'lat-pulldown',
  'close-grip-pulldown',
  'straight-arm-pulldown',
  'seated-cable-row',
  'seated-band-row',
  'machine-chest-press',
  'cable-crossover',
  'pec-deck',
  'wrist-curl',
  'triceps-pushdown',
  'cable-woodchop',
  'bicycle-crunch',
]);

/**
 * Films through phases have the time of each phase in their data, so no half of theirs is the slow
 * one.
 */
const phased = films.filter(({ motion }) => motion?.phases.length);
const halved = films.filter((film) => !phased.includes(film));

describe('the slow half of a film', () => {
  it('is named once for every film without phases', () => {
    const named = [...loweredInPicture, ...raisedInPicture].map((slug) => `exercise-${slug}`);
    expect(named.toSorted()).toEqual(halved.map(({ id }) => id).toSorted());
  });

  it.each(
    halved
      .filter(({ id }) => !notByHeight.has(id.slice(9)))
      .map((film) => [film.id, film] as const),
  )('is the one in which body and hands of %s sink', (_, film) => {
    const height = (t: number): number =>
      posesIn(film.motion?.poseAt(t)).reduce((sum, pose) => sum + heightOf(pose), 0);
    const turn = order(film);
    const thereIsSlow = turn.indexOf(momentsOf(film).length - 1) > turn.length / 2;
    const fall = height(0) - height(1);
    expect(Math.abs(fall)).toBeGreaterThan(2);
    expect(thereIsSlow).toBe(fall > 0);
  });
});

/**
 * What the hands do in a phase, by its name; in the others she turns round, goes under or holds.
 */
const rises = /^(Drive|Press|Stand up)$/;
const sinks = /^(Lower|Dip|Squat)$/;

describe.each(phased.map((film) => [film.id, film] as const))('the phases of %s', (_, film) => {
  const heights = keysOf(film).map((t) =>
    Math.max(
      ...posesIn(film.motion?.poseAt(t)).flatMap((pose) =>
        solve(pose).arms.map(({ end }) => end[1]),
      ),
    ),
  );

  it('rise and sink as their names say', () => {
    const ways = (film.motion?.phases ?? []).map(({ name }, i) => {
      const rise = (heights[i + 1] ?? 0) - (heights[i] ?? 0);
      return { name, rise };
    });
    // A centimetre either way is a hold.
    expect(ways.filter(({ name, rise }) => rises.test(name) && rise < -1)).toEqual([]);
    expect(ways.filter(({ name, rise }) => sinks.test(name) && rise > 1)).toEqual([]);
  });

  it('have a name that is on the screen for a quarter of a second or longer', () => {
    const times = (film.motion?.phases ?? []).reduce<{ name: string; seconds: number }[]>(
      (all, { name, seconds }) => {
        const last = all.at(-1);
        if (last?.name === name) last.seconds += seconds;
        else all.push({ name, seconds });
        return all;
      },
      [],
    );
    // The turn closes: a name at both ends is one.
    const last = times.length > 1 && times.at(-1)?.name === times[0]?.name ? times.pop() : null;
    if (times[0]) times[0].seconds += last?.seconds ?? 0;
    expect(times.filter(({ seconds }) => seconds < 0.24)).toEqual([]);
  });
});

it.each(
  phased
    .filter(({ motion }) => motion?.phases.some(({ name }) => name === 'Breathe in'))
    .filter(({ motion }) => motion?.phases.length === 2)
    .map((film) => [film.id, film] as const),
)('%s is held still, and only her breath moves', (_, film) => {
  const held = momentsOf(film).flatMap((t) => posesIn(film.motion?.poseAt(t)));
  const places = held.map((pose) => {
    const { arms, legs, head } = solve(pose);
    return [...arms, ...legs].flatMap(({ mid, end }) => [mid, end]).concat([head.o]);
  });
  const moved = places.flatMap((now) => now.map((at, i) => len(sub(at, places[0]?.[i] ?? at))));
  expect(Math.max(...moved)).toBeLessThan(0.1);
  const airs = held.map(({ breath = 0 }) => breath);
  expect(Math.max(...airs)).toBeGreaterThan(0.9);
});

describe.each(names)('every frame of %s', (id) => {
  const women = frames.get(id) ?? [];
  const joints = women.map((poses) => poses.map((pose) => ({ pose, solved: solve(pose) })));

  const given = (keys.get(id) ?? []).map(({ t, women: poses }) => ({
    t,
    poses: poses.map((pose) => ({ pose, solved: solve(pose) })),
  }));
  const moments = momentsOf(films.find((film) => film.id === id) ?? films[0] ?? never());

  it('keeps hands and feet that are planted within a centimetre', () => {
    given.slice(1).forEach((to, n) => {
      const from = given[n];
      const between = joints.filter((_, i) => {
        const t = moments[i] ?? 0;
        return from && t >= from.t - 1e-6 && t <= to.t + 1e-6;
      });
      from?.poses.forEach((first, who) => {
        const last = to.poses[who];
        for (const kind of ['arms', 'legs'] as const) {
          for (const i of [0, 1] as const) {
            if (!last) continue;
            const place = placeOf(first, kind, i);
            if (len(sub(place, placeOf(last, kind, i))) > 1) continue;
            const farthest = Math.max(
              0,
              ...between.map((frame) => {
                const one = frame[who];
                return one ? len(sub(placeOf(one, kind, i), place)) : 0;
              }),
            );
            expect([to.t, kind, i, farthest <= 1 || farthest]).toEqual([to.t, kind, i, true]);
          }
        }
      });
    });
  });

  it('lifts a foot that steps while the other one stands', () => {
    given.slice(1).forEach((to, n) => {
      const from = given[n];
      const between = joints.filter((_, i) => {
        const t = moments[i] ?? 0;
        return from && t > from.t && t < to.t;
      });
      from?.poses.forEach((first, who) => {
        const last = to.poses[who];
        if (!last || between.length === 0) return;
        const far = ([0, 1] as const).map((i) => {
          const [a, b] = [placeOf(first, 'legs', i), placeOf(last, 'legs', i)];
          return Math.max(a[1], b[1]) < 3 ? len(sub(a, b)) : NaN;
        });
        for (const i of [0, 1] as const) {
          if (!((far[i] ?? 0) > 12 && (far[1 - i] ?? 9) < 1)) continue;
          const high = between.map((frame) => (frame[who] ? placeOf(frame[who], 'legs', i)[1] : 0));
          expect([to.t, i, Math.max(...high) > 4 || high]).toEqual([to.t, i, true]);
        }
      });
    });
  });

  it('asks of no limb more than it can reach, beyond what its two pictures ask', () => {
    const miss = (frame: (typeof joints)[number]): number =>
      Math.max(
        0,
        ...frame.flatMap(({ pose, solved }) =>
          (['arms', 'legs'] as const).flatMap((kind) =>
            ([0, 1] as const).map((i) => len(sub(pose[kind][i].to, solved[kind][i].end))),
          ),
        ),
      );
    const allowed = Math.max(1, ...given.map(({ poses }) => miss(poses))) + 0.5;
    expect(Math.max(...joints.map(miss))).toBeLessThanOrEqual(allowed);
  });

  // Ranges of motion: AAOS, 'Joint Motion': elbow 0 to 150 degrees of bend, knee 0 to 135 and with
  // the body's weight to 160.
  it('bends elbows and knees no further than a human can, or than its pictures do', () => {
    const least = (kind: 'arms' | 'legs', of: typeof joints): number =>
      Math.min(180, ...of.flat().flatMap(({ solved }) => solved[kind].map(angle)));
    const ends = given.map(({ poses }) => poses);
    expect(least('arms', joints)).toBeGreaterThanOrEqual(Math.min(30, least('arms', ends)) - 2);
    expect(least('legs', joints)).toBeGreaterThanOrEqual(Math.min(20, least('legs', ends)) - 2);
  });

  it('turns no joint by a jump', () => {
    const middles = joints.map((frame) =>
      frame.flatMap(({ solved }) => [...solved.arms, ...solved.legs].map(({ mid }) => mid)),
    );
    const longest = (bones.upperArm + bones.thigh) / 4.5;
    middles.slice(1).forEach((now, n) => {
      now.forEach((place, i) => {
        const before = middles[n]?.[i] ?? place;
        expect(len(sub(place, before))).toBeLessThan(longest);
      });
    });
  });
});
