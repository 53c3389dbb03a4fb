import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Ellipsoid } from './drawing/geometry.ts';
import { shaded } from './drawing/palette.ts';
import { Stage, type Layer } from './drawing/stage.ts';
import { filmed, sidesOf } from './films/films.ts';
import { momentsOf, yawOf } from './films/frames.ts';
import { pictures } from './pictures.ts';

/** Collects how far in front necks are drawn. */
class Necks extends Stage {
  readonly necks: { readonly depth: number; readonly fill: string }[] = [];
  override layers(depth: number, layers: readonly Layer[]): void {
    const [only] = layers;
    if (only && layers.length === 1) this.necks.push({ depth, fill: only.fill });
  }
  // Nothing else is drawn: outlines would take most of the test's time.
  override plate(): void {}
  override tube(): void {}
  override block(): void {}
  override cord(): void {}
  override solid(): void {}
}

const films = filmed(pictures);

describe('the neckline', () => {
  // Where neck and trunk change places, the top's straps and neckline come or go from one frame to
  // the next. Every second moment is enough: what has changed stays so for some frames.
  it.each(films.map((film) => [film.id, film] as const))(
    'of %s stays over the trunk or under it, from every side that is filmed',
    (_, film) => {
      for (const side of sidesOf(film)) {
        const over = momentsOf(film)
          .filter((_, i) => i % 2 === 0)
          .map((t) => {
            const stage = new Necks(yawOf(film, side), film.scene.pitch ?? 9);
            film.motion?.drawAt(t)(stage);
            const woman = stage.women.at(-1);
            const fill = shaded(woman?.look.skin ?? '', 0.1);
            const neck = stage.necks.findLast((one) => one.fill === fill);
            return (neck?.depth ?? NaN) > (woman?.trunk ?? NaN);
          });
        expect([side, new Set(over).size]).toEqual([side, 1]);
      }
    },
  );

  it('is over the trunk from the front in a pull-up', () => {
    const film = films.find(({ id }) => id === 'exercise-pull-up');
    const stage = new Necks(90);
    film?.motion?.drawAt(0.5)(stage);
    const [woman] = stage.women;
    const fill = shaded(woman?.look.skin ?? '', 0.1);
    expect(stage.necks.find((one) => one.fill === fill)?.depth).toBeGreaterThan(
      woman?.trunk ?? NaN,
    );
  });
});

/** Leaves out what is drawn of the top over her legs. */
class Hemless extends Stage {
  override layers(...[depth, layers, shadow]: Parameters<Stage['layers']>): void {
    if (!layers.some(({ above }) => above)) super.layers(depth, layers, shadow);
  }
}

describe('the hem over the legs', () => {
  // It is there in some frames and not in others: a shade at its upper end would be a line across
  // the top that comes and goes.
  it.each(['mountain-climber', 'push-up', 'renegade-row', 'suspension-knee-tuck'])(
    'of the %s shades nothing of the top that it lies on',
    async (slug) => {
      const film = films.find(({ id }) => id === `exercise-${slug}`);
      let seen = 0;
      for (const t of film ? momentsOf(film).filter((_, i) => i % 4 === 2) : []) {
        const [whole, hemless] = [new Stage(0), new Hemless(0)];
        for (const stage of [whole, hemless]) film?.motion?.drawAt(t)(stage);
        const { x0, y0, x1, y1 } = whole.bounds;
        const pixels = (body: string): Promise<Buffer> =>
          sharp(
            Buffer.from(
              `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="${x0} ${y0} ${x1 - x0} ${y1 - y0}">${body}</svg>`,
            ),
          )
            .flatten({ background: '#fff' })
            .raw()
            .toBuffer();
        const [a, b] = [await pixels(whole.body()), await pixels(hemless.body())];
        const top = Buffer.from((whole.women.at(-1)?.look.top ?? '').slice(1), 'hex');
        let darker = 0;
        for (let i = 0; i < a.length; i += 3) {
          const plain = b.subarray(i, i + 3).equals(top);
          if (plain) seen++;
          if (plain && !a.subarray(i, i + 3).equals(top)) darker++;
        }
        // Its lower edge may lie a little higher than that of the top below, where a thigh bends.
        expect(darker).toBeLessThan(200);
      }
      expect(seen).toBeGreaterThan(5000);
    },
  );
});

/** Collects the pieces of a plait. */
class Plaits extends Necks {
  readonly pieces: Ellipsoid[] = [];
  override layers(_: number, layers: readonly Layer[], shadow = true): void {
    const [only] = layers;
    // It is the only thing that has one body a layer, an edge and no shadow.
    if (layers.length === 1 && !shadow && only?.line) this.pieces.push(...only.chains.flat());
  }
}

describe('a plait', () => {
  it.each(['cable-pull-through', 'band-deadlift', 'renegade-row'])(
    'falls beside the chin in the %s, seen from the front: below it, it would be a beard',
    (slug) => {
      const film = films.find(({ id }) => id === `exercise-${slug}`);
      let below = 0;
      for (const t of film ? momentsOf(film) : []) {
        const stage = new Plaits(90);
        film?.motion?.drawAt(t)(stage);
        const woman = stage.women.at(-1)?.joints;
        // Only whoever bows has it before her from the front.
        if (!woman || woman.chest.f[1] > -0.75) continue;
        const [x, y] = stage.xy(woman.head.o);
        for (const { c } of stage.pieces) {
          const [px, py] = stage.xy(c);
          if (py < y + 5) continue;
          below++;
          expect(Math.abs(px - x)).toBeGreaterThan(7);
        }
      }
      expect(below).toBeGreaterThan(0);
    },
  );
});
