import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { len, mix, norm, sub } from './drawing/geometry.ts';
import { solve, bones, type Limb } from './figure/skeleton.ts';
import { filmed, sidesOf, unfilmed } from './films/films.ts';
import { filmId } from './films/film.ts';
import { order, posesIn, ways, yawOf } from './films/frames.ts';
import { heightOf, loweredInPicture, raisedInPicture } from './films/tempo.ts';
import { pictures } from './pictures.ts';

const films = filmed(pictures);
const names = films.map(({ id }) => id);
const frames = new Map(
  films.map(({ id, motion }) => [id, ways.map((t) => posesIn(motion?.poseAt(t)))]),
);

/** The angle at the middle joint, in degrees: 180 is straight. */
const bend = ({ root, mid, end }: Limb): number => {
  const [a, b] = [norm(sub(root, mid)), norm(sub(end, mid))];
  return (
    (Math.acos(Math.max(-1, Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]))) * 180) / Math.PI
  );
};

describe('the films', () => {
  it('leaves out only exercises that exist', () => {
    const ids = pictures.map(({ id }) => id);
    expect(Object.keys(unfilmed).filter((slug) => !ids.includes(`exercise-${slug}`))).toEqual([]);
  });

  it('has no film in content/assets that it would not draw', () => {
    const drawn = films.flatMap((film) => sidesOf(film).map((side) => `${filmId(film, side)}.mp4`));
    const files = readdirSync(join(import.meta.dirname, '../../content/assets'));
    expect(files.filter((file) => /^movie-.*mp4$/.test(file) && !drawn.includes(file))).toEqual([]);
  });

  it.each(films.map((film) => [film.id, film] as const))(
    '%s begins with its picture and closes its turn',
    (_, film) => {
      expect(yawOf(film, sidesOf(film)[0] ?? 'quarter')).toBe(film.scene.yaw ?? 20);
      const turn = order(film);
      expect(turn[0]).toBe(0);
      // No step of the turn, nor the one from its end to its beginning, leaves more than one moment out.
      turn.forEach((now, i) => {
        expect(Math.abs(now - (turn[(i + 1) % turn.length] ?? 0))).toBeLessThanOrEqual(2);
      });
    },
  );
});

/** The pull of a cable, a band or a stack need not point down, and a wrist or a turn lifts next to nothing. */
const notByHeight = new Set([
  'seated-leg-curl',
  'hip-abduction-machine',
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

describe('the slow half of a film', () => {
  it('is named once for every film', () => {
    const named = [...loweredInPicture, ...raisedInPicture];
    expect(
      names.filter((id) => named.filter((slug) => id === `exercise-${slug}`).length !== 1),
    ).toEqual([]);
  });

  it.each(
    films.filter(({ id }) => !notByHeight.has(id.slice(9))).map((film) => [film.id, film] as const),
  )('is the one in which body and hands of %s sink', (_, film) => {
    const height = (t: number): number =>
      posesIn(film.motion?.poseAt(t)).reduce((sum, pose) => sum + heightOf(pose), 0);
    const turn = order(film);
    const thereIsSlow = turn.indexOf(ways.length - 1) > turn.length / 2;
    const fall = height(0) - height(1);
    expect(Math.abs(fall)).toBeGreaterThan(2);
    expect(thereIsSlow).toBe(fall > 0);
  });
});

describe.each(names)('every frame of %s', (id) => {
  const women = frames.get(id) ?? [];
  const joints = women.map((poses) => poses.map((pose) => ({ pose, solved: solve(pose) })));

  it('keeps hands and feet that are planted within a centimetre', () => {
    const [first = []] = joints;
    const last = joints.at(-1) ?? [];
    first.forEach(({ solved }, who) => {
      for (const kind of ['arms', 'legs'] as const) {
        for (const i of [0, 1] as const) {
          const end = last[who]?.solved[kind][i].end;
          if (!end || len(sub(solved[kind][i].end, end)) > 1) continue;
          const farthest = Math.max(
            ...joints.map((frame) => {
              const limb = frame[who]?.solved[kind][i];
              return limb ? len(sub(limb.end, solved[kind][i].end)) : 0;
            }),
          );
          expect([kind, i, farthest <= 1 || farthest]).toEqual([kind, i, true]);
        }
      }
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
    const allowed = Math.max(miss(joints[0] ?? []), miss(joints.at(-1) ?? []), 1) + 0.5;
    expect(Math.max(...joints.map(miss))).toBeLessThanOrEqual(allowed);
  });

  // Ranges of motion: AAOS, 'Joint Motion': elbow 0 to 150 degrees of bend, knee 0 to 135 and with the body's weight to 160.
  it('bends elbows and knees no further than a human can, or than its pictures do', () => {
    const least = (kind: 'arms' | 'legs', of: typeof joints): number =>
      Math.min(180, ...of.flat().flatMap(({ solved }) => solved[kind].map(bend)));
    const ends = [...joints.slice(0, 1), ...joints.slice(-1)];
    expect(least('arms', joints)).toBeGreaterThanOrEqual(Math.min(30, least('arms', ends)) - 2);
    expect(least('legs', joints)).toBeGreaterThanOrEqual(Math.min(20, least('legs', ends)) - 2);
  });

  it('turns no joint by a jump', () => {
    const middles = joints.map((frame) =>
      frame.flatMap(({ solved }) => [...solved.arms, ...solved.legs].map(({ mid }) => mid)),
    );
    middles.slice(1).forEach((now, n) => {
      now.forEach((place, i) => {
        const before = middles[n]?.[i] ?? place;
        expect(len(sub(place, before))).toBeLessThan((bones.upperArm + bones.thigh) / 4.5);
      });
    });
  });
});

it.each(['deadlift', 'sumo-deadlift', 'romanian-deadlift', 'rack-pull', 'snatch-grip-deadlift'])(
  'the bar of the %s stays over the foot and in front of the knees',
  (slug) => {
    const women = (frames.get(`exercise-${slug}`) ?? []).flat().map((pose) => solve(pose));
    const bars = women.map(({ arms: [a, b] }) => mix(a.end, b.end, 0.5));
    const places = bars.map(([x]) => x);
    expect(Math.max(...places) - Math.min(...places)).toBeLessThan(4);
    // A knee at the height of the bar is behind it: the pictures have the bar on the shin, 3 cm from its middle.
    const passed = women.flatMap(({ legs }, n) => {
      const [x, y] = bars[n] ?? [0, 0];
      return legs.filter(({ mid }) => Math.abs(mid[1] - y) < 4 && mid[0] > x);
    });
    expect(passed).toEqual([]);
  },
);
