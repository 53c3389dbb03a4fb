import { add, at, ball, dot, egg, mix, mul, norm, sub } from '../drawing/geometry.ts';
import type { Ellipsoid, Frame, V3 } from '../drawing/geometry.ts';
import type { Look } from '../drawing/palette.ts';
import type { Stage } from '../drawing/stage.ts';

/**
 * Draws hair and cloth outside the cap of the head: buns, plaits, ponytails, the folds of a
 * headscarf.
 */
export function drawTail(
  stage: Stage,
  head: Frame,
  chest: Frame,
  look: Look,
  side: number,
  trunk: number,
): void {
  const knot = (p: V3, r: number): void => {
    const c = at(head, p);
    const away = dot(sub(c, head.o), stage.cam.toward);
    stage.layers(stage.depth(head.o) + (away > -4 ? 2 : 0.4), [
      { chains: [[ball(c, r)]], fill: look.hair, lit: 1.2 },
    ]);
  };
  if (look.style === 'bun') knot([-10, 6, 0], 4.8);
  if (look.style === 'topknot') knot([-3.5, 13.5, 0], 4.9);
  if (look.style === 'puff') {
    knot([-8, 10, 0], 7.4);
  }
  const down: V3 = [0, -1, 0];
  if (look.style === 'braid' || look.style === 'ponytail') {
    const start = at(head, look.style === 'braid' ? [-9.6, -3, 1.5 * side] : [-10, 3, 1.5 * side]);
    const dir = norm(add(down, mul(head.f, look.style === 'braid' ? -0.3 : -0.5)));
    const fall = norm(add(down, mul(chest.f, -0.12)));
    // The further she bows, the more of it falls beside her neck: straight down it would hang
    // before mouth and chin like a beard. From the front it is always the same side.
    const bowed = Math.min(1, Math.max(0, (-chest.f[1] - 0.35) / 0.45));
    const right = dot(chest.r, stage.cam.toward) > -0.6 ? 10 : -10;
    const aside = add(
      mul(chest.r, bowed * right),
      mul(chest.u, bowed * 8 * Math.max(0, chest.u[1])),
    );
    const list: Ellipsoid[] = [];
    const pieces = look.style === 'braid' ? 7 : 9;
    for (let i = 0; i < pieces; i++) {
      const t = i / (pieces - 1);
      const bend = norm(mix(dir, fall, Math.min(1, t * 1.6)));
      const reach = look.style === 'braid' ? 27 : 24;
      const r = look.style === 'braid' ? 2.9 - t * 1.2 : 2.4 + Math.sin(t * 3) * 1.9 - t * 1.2;
      const hung = add(add(start, mul(bend, t * reach)), mul(aside, Math.min(1, t * 2.5)));
      list.push(ball([hung[0], Math.max(hung[1], r + 1), hung[2]], r));
    }
    const away = dot(sub(add(start, aside), head.o), stage.cam.toward);
    // From the front it hangs behind her back.
    const isHidden = dot(head.f, stage.cam.toward) > 0.73;
    const own = stage.depth(head.o) + (away > -3 ? 3 : -3);
    const depth = isHidden ? Math.min(own, trunk - 0.1) : own;
    const chains = look.style === 'braid' ? list.map((e) => [e]) : [list];
    if (look.style === 'braid') {
      for (const one of chains) {
        stage.layers(depth, [{ chains: [one], fill: look.hair, lit: 0.9, line: 0.6 }], false);
      }
    } else stage.layers(depth, [{ chains, fill: look.hair, lit: 1 }], false);
  }
  if (look.style === 'hijab') {
    const fold: Ellipsoid[] = [
      egg(head, [-2, -6, 0], [8.6, 6, 8.6]),
      egg(head, [-1.5, -11, 0], [7.4, 5, 8]),
      egg(chest, [0.2, 28, 0], [8.2, 4, 11]),
      egg(chest, [1.4, 23, 0], [9.6, 4, 12]),
    ];
    stage.layers(stage.depth(head.o) - 1.5, [{ chains: [fold], fill: look.hair, lit: 1.8 }], false);
  }
}
