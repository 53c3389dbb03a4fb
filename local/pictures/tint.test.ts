import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
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
import { draw } from './films/frames.ts';
import { rasterOf, seenMuscles, shareOf } from './films/muscle-masks.ts';
import { alike, contrast, edges, fillOver, leastShare, tintId, unlike } from './films/tint.ts';
import { difference, intersection, sizeOf, smoothed, traced, type Mask } from './films/traced.ts';
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
  /** How many of a muscle's faces a camera sees. */
  const facesSeen = (muscle: string, yaw: number): number => {
    const stage = new Stage(yaw);
    drawFigure(stage, palette.amara, stand({}));
    for (const woman of stage.women)
      for (const patch of patchesOf(stage, woman, muscle)) paint(stage, patch, '#123456');
    const paths = stage.body().match(/<path [^>]*#123456/g) ?? [];
    return paths.join('').match(/M/g)?.length ?? 0;
  };

  // Toes point outwards, so of what goes round a limb a rim is seen from the other side as well.
  it.each(['glutes', 'hamstrings', 'calves', 'lower back', 'middle back'])(
    'hides the %s from the front and shows them from behind',
    (muscle) => {
      expect(facesSeen(muscle, 90)).toBeLessThan(facesSeen(muscle, -90) * 0.15);
    },
  );

  it.each(['abdominals', 'chest', 'biceps'])(
    'shows the %s from the front and hides them from behind',
    (muscle) => {
      expect(facesSeen(muscle, -90)).toBeLessThan(facesSeen(muscle, 90) * 0.15);
    },
  );
});

it('sees muscles of the trunk and the legs through arms, and those of the arms through nothing of her own', async () => {
  const film = films.find(({ id }) => id === 'exercise-bent-over-barbell-row');
  if (!film) throw new Error('No row is filmed');
  const names = ['lats', 'biceps'];
  const { share } = hardestOf(film, 'horizontal pull');
  const { muscles } = await seenMuscles({ picture: film, side: 'side', share, names, scale: 0.5 });
  const [lats, biceps] = muscles;
  if (!lats || !biceps) throw new Error('A muscle has no mask');
  expect(sizeOf(lats.whole)).toBeGreaterThan(sizeOf(lats.open) * 1.1);
  expect(sizeOf(difference(lats.open, lats.whole))).toBe(0);
  expect(sizeOf(biceps.whole)).toBeLessThan(sizeOf(biceps.open) * 1.5);
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

describe('the colour of patches', () => {
  const whole = (color: string): Map<number, number> =>
    new Map([[parseInt(color.slice(1), 16), 1]]);
  const rgb = (color: string): readonly number[] =>
    [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

  it.each(['rust', 'clay', 'brass', 'pine', 'coal', 'chalk', 'sky'] as const)(
    'can be told from %s cloth, lit and shaded',
    (name) => {
      const cloth = palette[name];
      const fill = fillOver(whole(cloth));
      expect(unlike(rgb(fill), rgb(cloth))).toBeGreaterThan(alike);
    },
  );

  it('is told from what most of the muscles lie under, where no colour can be told from all', () => {
    const below = new Map([
      [parseInt(palette.rust.slice(1), 16), 90],
      [parseInt(palette.pine.slice(1), 16), 10],
    ]);
    expect(unlike(rgb(fillOver(below)), rgb(palette.rust))).toBeGreaterThan(alike);
  });
});

/** A pixel that differs by this is seen to have changed. */
const seenToChange = 0.05;
/** Pixels of the film for one of the test's. */
const coarse = 2;

/** The pixels of a frame that a drawing over it changes. */
async function changed(frame: string, drawing: string): Promise<Mask> {
  const plain = await rasterOf(frame, 1 / coarse);
  const { wide, high } = plain;
  const over = await sharp(
    Buffer.from(drawing.replace('<svg ', `<svg width="${wide}" height="${high}" `)),
  )
    .resize(wide, high, { fit: 'fill' })
    .png()
    .toBuffer();
  const { data } = await sharp(plain.data, { raw: { width: wide, height: high, channels: 3 } })
    .composite([{ input: over }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bits = Uint8Array.from({ length: wide * high }, (_, at) =>
    unlike(plain.data.subarray(at * 3, at * 3 + 3), data.subarray(at * 3, at * 3 + 3)) >
    seenToChange
      ? 1
      : 0,
  );
  return { wide, high, bits };
}

/** The test's pixels are larger than those that were drawn, so it allows for a little less. */
const least = leastShare * 0.9;

/** A mask with a rim of one pixel more. */
function wider({ wide, high, bits }: Mask): Mask {
  const near = [-wide - 1, -wide, 1 - wide, -1, 0, 1, wide - 1, wide, wide + 1];
  return {
    wide,
    high,
    bits: bits.map((_, at) => (near.some((by) => bits[at + by] === 1) ? 1 : 0)),
  };
}

describe.each(films.map((film) => [film.id.slice('exercise-'.length), film] as const))(
  'the drawings of %s',
  (slug, film) => {
    it('change pixels of her body only, and of every muscle that works most on at least one side', async () => {
      const { pattern, primary } = await musclesOf(slug);
      const { share } = hardestOf(film, pattern);
      const best = new Map<string, number>();
      for (const side of sidesOf(film)) {
        const drawing = await readFile(join(assets, `${tintId(film, side)}.svg`), 'utf8');
        const [frame = ''] = draw(film, side, [share]);
        const pixels = await changed(frame, drawing);
        const asked = { picture: film, side, share, names: primary, scale: 1 / coarse };
        const { body, muscles } = await seenMuscles(asked);
        const outside = difference(pixels, wider(body));
        expect(sizeOf(outside) / Math.max(1, sizeOf(pixels)), side).toBeLessThan(0.01);
        for (const [i, muscle] of primary.entries()) {
          const found = muscles[i];
          if (!found) throw new Error(`${muscle} has no mask`);
          const tinted = shareOf(intersection(pixels, found.whole), body);
          best.set(muscle, Math.max(best.get(muscle) ?? 0, tinted));
        }
      }
      for (const muscle of primary) expect(best.get(muscle), muscle).toBeGreaterThan(least);
    });
  },
);
