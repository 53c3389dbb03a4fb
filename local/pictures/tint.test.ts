import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as palette from './drawing/palette.ts';
import { Stage } from './drawing/stage.ts';
import { drawFigure } from './figure/figure.ts';
import { paint, patchesOf } from './figure/muscle-patches.ts';
import { stand } from './figure/poses-standing.ts';
import { filmed, sidesOf } from './films/films.ts';
import { hardestOf, knownExceptions } from './films/hardest.ts';
import { idleLimbsOf, withIdleLimb } from './films/idle-limbs.ts';
import { musclesOf } from './films/muscles-of-entries.ts';
import { contrast, edges, tintId } from './films/tint.ts';
import { sizeOf, smoothed, traced, type Mask } from './films/traced.ts';
import { pictures } from './pictures.ts';

const assets = join(import.meta.dirname, '../../content/assets');
const films = filmed(pictures);

const mask = (...rows: readonly string[]): Mask => ({
  wide: rows[0]?.length ?? 0,
  high: rows.length,
  bits: Uint8Array.from(rows.join(''), (one) => (one === '#' ? 1 : 0)),
});

it('traces an area along its edge, and leaves out specks', () => {
  const area = mask('......', '.####.', '.####.', '.####.', '.####.', '.....#');
  expect(traced(area, 0.5, 2)).toMatch(/^M\d+ \d+q[-\d ]+z$/);
  expect(traced(area, 0.5, 20)).toBe('');
  const hole = mask('######', '######', '##..##', '##..##', '######', '######');
  expect(traced(hole, 0.5, 2).match(/M/g)).toHaveLength(2);
});

it('never lets an area grow when it smooths it', () => {
  const area = mask(
    '........',
    '..####..',
    '..####..',
    '..##.#..',
    '..####..',
    '........',
    '........',
  );
  const smooth = smoothed(area, 1);
  expect(sizeOf(smooth)).toBeGreaterThan(0);
  expect(smooth.bits.every((bit, i) => bit <= (area.bits[i] ?? 0))).toBe(true);
});

it('has an edge that stands out from every skin and every cloth, and from the fill', () => {
  const looks = Object.values(palette).filter(
    (one): one is palette.Look => typeof one === 'object' && 'skin' in one && 'bottom' in one,
  );
  expect(looks.length).toBeGreaterThan(3);
  const colors = looks.flatMap(({ skin, top, bottom }) => [skin, top, bottom]);
  const all = colors.flatMap((one) => [one, palette.shaded(one, 0.32), palette.coal]);
  for (const color of all) {
    const best = Math.max(...edges.map((edge) => contrast(edge, color)));
    expect(best, color).toBeGreaterThan(3);
  }
  expect(contrast(...edges)).toBeGreaterThan(3);
});

describe('a muscle that faces away', () => {
  const isSeen = (muscle: string, yaw: number): boolean => {
    const stage = new Stage(yaw);
    drawFigure(stage, palette.amara, stand({}));
    for (const woman of stage.women)
      for (const patch of patchesOf(stage, woman, muscle)) paint(stage, patch, '#123456');
    return stage.body().includes('#123456');
  };

  it.each(['glutes', 'hamstrings', 'calves', 'lower back', 'middle back'])(
    'hides the %s from the front and shows them from behind',
    (muscle) => {
      expect(isSeen(muscle, 90)).toBe(false);
      expect(isSeen(muscle, -90)).toBe(true);
    },
  );

  it.each(['abdominals', 'chest', 'biceps'])(
    'shows the %s from the front and hides them from behind',
    (muscle) => {
      expect(isSeen(muscle, 90)).toBe(true);
      expect(isSeen(muscle, -90)).toBe(false);
    },
  );
});

it('knows no exception of an exercise that isn’t filmed', () => {
  const slugs = films.map(({ id }) => id.slice('exercise-'.length));
  expect(knownExceptions.filter((slug) => !slugs.includes(slug))).toEqual([]);
  expect(withIdleLimb.filter((slug) => !slugs.includes(slug))).toEqual([]);
});

it('leaves out the arm or the leg that rests while the other one works', () => {
  const stage = new Stage(0);
  drawFigure(stage, palette.amara, stand({}));
  const [woman] = stage.women;
  if (!woman) throw new Error('Nobody was drawn');
  const count = (muscle: string, slug: string): number =>
    patchesOf(stage, woman, muscle, idleLimbsOf(slug)).length;
  expect(count('biceps', 'barbell-curl')).toBe(2);
  expect(count('biceps', 'concentration-curl')).toBe(1);
  expect(count('quadriceps', 'concentration-curl')).toBe(2);
  expect(count('quadriceps', 'split-squat')).toBe(1);
  expect(count('glutes', 'split-squat')).toBe(1);
  expect(count('abdominals', 'split-squat')).toBe(count('abdominals', 'back-squat'));
});

describe.each(films.map((film) => [film.id.slice('exercise-'.length), film] as const))(
  'the drawn muscles of %s',
  (slug, film) => {
    it.each(sidesOf(film))(
      'are those of its entry, at the moment of its film (%s)',
      async (side) => {
        const muscles = await musclesOf(slug);
        const svg = await readFile(join(assets, `${tintId(film, side)}.svg`), 'utf8');
        expect(svg.length).toBeLessThanOrEqual(3000);
        const said = (name: string): readonly string[] =>
          (new RegExp(` data-${name}="([^"]*)"`).exec(svg)?.[1] ?? '').split(',').filter(Boolean);
        expect([...said('most'), ...said('unseen')].sort()).toEqual([...muscles.primary].sort());
        expect(muscles.secondary).toEqual(expect.arrayContaining([...said('helps')]));
        expect(said('at')).toEqual([String(hardestOf(film, muscles.pattern).second)]);
      },
    );
  },
);
