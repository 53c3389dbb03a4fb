import { describe, expect, it } from 'vitest';
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
  // Where neck and trunk change places, the top's straps and neckline come or go from one frame to the next. Every second moment is enough: what
  // has changed stays so for some frames.
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
