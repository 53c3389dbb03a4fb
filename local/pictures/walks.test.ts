import { describe, expect, it } from 'vitest';
import { len, sub, type V2, type V3 } from './drawing/geometry.ts';
import { ballOf } from './drawing/phases.ts';
import { Stage } from './drawing/stage.ts';
import { solve, type Pose } from './figure/skeleton.ts';
import { filmed } from './films/films.ts';
import { momentsOf, posesIn } from './films/frames.ts';
import { pictures } from './pictures.ts';

const never = (): never => {
  throw new Error('no such film');
};
const ball = (pose: Pose, i: 0 | 1): V3 =>
  ballOf(solve(pose).legs[i], pose.legs[i].toe ?? [1, 0, 0]);

const walks = filmed(pictures).filter(({ motion }) => (motion?.travel ?? 0) > 0);

/**
 * Collects where the marks on the ground are drawn, from the side: across the picture is along her
 * way.
 */
class Ground extends Stage {
  readonly marks: number[] = [];
  override raw(depth: number, svg: string, points: readonly V2[] = []): void {
    if (points.length === 4 && depth < -400) this.marks.push(points[0]?.[0] ?? 0);
    super.raw(depth, svg, points);
  }
}
const groundAt = (film: (typeof walks)[number], t: number): readonly number[] => {
  const stage = new Ground(0);
  film.motion?.drawAt(t)(stage);
  return stage.marks;
};

describe.each(walks.map((film) => [film.id, film] as const))('the walk of %s', (_, film) => {
  const { travel = 0, poseAt = never } = film.motion ?? {};

  it('is on a ground that goes back as fast as its planted feet do', () => {
    const [first = 0, second = 0] = groundAt(film, 0);
    const every = second - first;
    for (const t of momentsOf(film)) {
      const [mark = 0] = groundAt(film, t);
      const gone = (((first - mark) % every) + every) % every;
      const off = Math.abs(gone - ((travel * t) % every));
      expect(Math.min(off, every - off)).toBeLessThan(0.01);
    }
    // The film closes: the ground looks as it did at first.
    expect(travel % every).toBeCloseTo(0, 6);
  });

  it('ends as it began, so much further', () => {
    const ends = [0, 1].map((t) => posesIn(poseAt(t)).map((pose) => solve(pose)));
    const [start = [], end = []] = ends;
    start.forEach((joints, who) => {
      for (const kind of ['arms', 'legs'] as const) {
        for (const i of [0, 1] as const) {
          const [a, b] = [joints[kind][i], end[who]?.[kind][i]];
          expect(len(sub(b?.end ?? [0, 0, 0], a.end))).toBeCloseTo(travel, 3);
          expect(len(sub(b?.mid ?? [0, 0, 0], a.mid))).toBeCloseTo(travel, 3);
        }
      }
    });
  });

  it('always has a foot on the ground, and lets none that is there slide', () => {
    const tracks = ([0, 1] as const).map((i) =>
      momentsOf(film).map((t) => {
        const [pose = never()] = posesIn(poseAt(t));
        return ball(pose, i);
      }),
    );
    const lowest = Math.min(...tracks.flat().map(([, y]) => y));
    const stands = (place: V3): boolean => place[1] < lowest + 0.6;
    tracks[0]?.forEach((place, n) => {
      expect(stands(place) || stands(tracks[1]?.[n] ?? place)).toBe(true);
    });
    for (const track of tracks) {
      let since: V3 | null = null;
      for (const place of track) {
        since = stands(place) ? (since ?? place) : null;
        if (since) expect(len(sub(place, since))).toBeLessThanOrEqual(1);
      }
    }
  });
});
