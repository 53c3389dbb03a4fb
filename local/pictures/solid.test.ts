import { describe, expect, it } from 'vitest';
import { shifted } from './drawing/between.ts';
import { add, at, dot, len, mul, norm, sub, type Ellipsoid, type V3 } from './drawing/geometry.ts';
import { Stage } from './drawing/stage.ts';
import { bone, forearm, shank, thigh, upperArm } from './figure/muscle.ts';
import { solve, type Limb, type Pose } from './figure/skeleton.ts';
import { filmed } from './films/films.ts';
import { momentsOf, posesIn } from './films/frames.ts';
import { pictures } from './pictures.ts';

/** Flesh gives way: so deep two parts of a body may be in each other, in centimetres. */
const soft = 4;
/** Iron doesn't: so deep a plate or a bell may be in a body, where cloth and skin are pressed. */
const hard = 2.5;

interface Ball {
  readonly c: V3;
  readonly r: number;
}
interface Disc extends Ball {
  readonly n: V3;
  readonly half: number;
}

/**
 * Collects what she holds and what stands around that is heavy: plates, the heads of dumbbells,
 * bells and balls.
 */
class Weights extends Stage {
  readonly discs: Disc[] = [];
  readonly balls: Ball[] = [];
  readonly bars: { readonly a: V3; readonly b: V3; readonly r: number }[] = [];
  override plate(c: V3, normal: V3, r: number, thick: number): void {
    // A collar or a pulley is smaller than the smallest head of a dumbbell.
    if (r >= 6) this.discs.push({ c, r, n: norm(normal), half: thick / 2 });
  }
  override solid(list: readonly Ellipsoid[]): void {
    const [one] = list;
    const r = len(one?.axes[0] ?? [0, 0, 0]);
    if (one && list.length === 1 && r >= 8) this.balls.push({ c: one.c, r });
  }
  // Nothing else is drawn: outlines would take most of the test's time.
  override layers(): void {}
  /** A bar is long; a handle is in a hand. */
  override tube(a: V3, b: V3, r: number): void {
    if (len(sub(b, a)) > 50) this.bars.push({ a, b, r });
  }
  override block(): void {}
  override cord(): void {}
}

const inDisc = (p: V3, { c, n, r, half }: Disc): number => {
  const away = sub(p, c);
  const high = dot(away, n);
  const [dh, dr] = [Math.abs(high) - half, len(sub(away, mul(n, high))) - r];
  return dh <= 0 && dr <= 0 ? Math.max(dh, dr) : Math.hypot(Math.max(0, dh), Math.max(0, dr));
};

/** How far a point is from the middle of a bar. */
const fromBar = (p: V3, { a, b }: Weights['bars'][number]): number => {
  const along = sub(b, a);
  const share = dot(sub(p, a), along) / dot(along, along);
  return len(sub(p, add(a, mul(along, Math.max(0, Math.min(1, share))))));
};

/** The flesh of a limb as it is drawn, from a share of its bone to another. */
const flesh = (
  a: V3,
  b: V3,
  { out }: Limb,
  as: Parameters<typeof bone>[3],
  from: number,
  to = 1,
): readonly Ball[] =>
  bone(a, b, out, as, 1, from, to).map(({ c, axes }) => ({
    c,
    r: len(axes[0] ?? [0, 0, 0]),
  }));

/**
 * Her parts. Those that meet at a joint leave out what is next to it; the forearm ends before the
 * hand that holds.
 */
function partsOf(pose: Pose) {
  const { pelvis, chest, head, arms, legs } = solve(pose);
  // Forward, up, and half as deep and half as wide as the trunk is drawn there (`figure.ts`), for a
  // body of bulk 1.
  const rows = [
    [pelvis, -0.8, 2, 10, 16.4],
    [pelvis, 0, 11, 9, 13.8],
    [chest, 0, 0, 8.5, 12.6],
    [chest, 0.4, 10, 9.9, 14],
    [chest, 0.6, 19, 10.4, 15.2],
    [chest, -1, 26.5, 7.2, 14.4],
  ] as const;
  // An oval of that depth and width: one ball in the middle and a smaller one at each side.
  const trunk = rows.flatMap(([frame, x, y, deep, wide]) => {
    const r = deep * 0.81;
    const side = (z: number): Ball => ({ c: at(frame, [x, y, z]), r });
    return [side(r - wide), { c: at(frame, [x, y, 0]), r: deep }, side(wide - r)];
  });
  const arm = (limb: Limb) => ({
    upper: flesh(limb.root, limb.mid, limb, upperArm, 0.5),
    fore: flesh(limb.mid, limb.end, limb, forearm, 0, 0.7),
  });
  const leg = (limb: Limb) => ({
    knee: flesh(limb.root, limb.mid, limb, thigh, 0.45),
    thigh: flesh(limb.root, limb.mid, limb, thigh, 0),
    shank: flesh(limb.mid, limb.end, limb, shank, 0),
  });
  const [right, left] = [arm(arms[0]), arm(arms[1])];
  const [rightLeg, leftLeg] = [leg(legs[0]), leg(legs[1])];
  const skull: readonly Ball[] = [{ c: head.o, r: 9 }];
  const pairs: (readonly [string, readonly Ball[], readonly Ball[]])[] = [
    ['forearms', right.fore, [...left.fore, ...left.upper]],
    ['forearms', left.fore, right.upper],
    ['legs', rightLeg.knee, leftLeg.knee],
    ['legs', rightLeg.thigh, leftLeg.shank],
    ['legs', leftLeg.thigh, rightLeg.shank],
    ['legs', rightLeg.shank, leftLeg.shank],
  ];
  for (const { upper, fore } of [right, left]) {
    pairs.push(['arm in trunk', [...upper, ...fore], trunk], ['arm in head', fore, skull]);
    for (const { thigh: whole, shank: lower } of [rightLeg, leftLeg]) {
      pairs.push(['arm in leg', [...upper, ...fore], [...whole, ...lower]]);
    }
  }
  for (const { knee, shank: lower } of [rightLeg, leftLeg]) {
    pairs.push(['leg in trunk', [...knee, ...lower], [...trunk, ...skull]]);
  }
  const all = {
    trunk,
    head: skull,
    arm: [right, left].flatMap(({ upper, fore }) => [...upper, ...fore]),
    leg: [rightLeg, leftLeg].flatMap(({ thigh: whole, shank: lower }) => [...whole, ...lower]),
  };
  return { pairs, all };
}

/** The deepest that anything goes into anything in a film, by what it is. */
function deepest(film: ReturnType<typeof filmed>[number]): Record<string, number> {
  const found: Record<string, number> = {};
  const note = (what: string, depth: number): void => {
    found[what] = Math.max(found[what] ?? 0, depth);
  };
  const touch = (a: Ball, b: Ball): number => a.r + b.r - len(sub(a.c, b.c));
  for (const t of momentsOf(film)) {
    const { poseAt, drawAt, travel } = film.motion ?? never();
    const weights = new Weights(0);
    drawAt(t)(weights);
    for (const pose of posesIn(shifted(poseAt(t), [-travel * t, 0, 0]))) {
      const { pairs, all } = partsOf(pose);
      for (const [what, some, others] of pairs)
        for (const a of some) for (const b of others) note(what, touch(a, b));
      for (const a of all.head)
        for (const bar of weights.bars) note('iron in head', a.r + bar.r - fromBar(a.c, bar));
      for (const [what, some] of Object.entries(all)) {
        for (const a of some) {
          for (const disc of weights.discs) note(`iron in ${what}`, a.r - inDisc(a.c, disc));
          for (const b of weights.balls) note(`iron in ${what}`, touch(a, b));
        }
      }
    }
  }
  return found;
}
const never = (): never => {
  throw new Error('no such film');
};

const films = filmed(pictures);
const found = new Map(films.map((film) => [film.id.slice(9), deepest(film)]));

describe('no limb goes through a body or a weight', () => {
  it.each([...found])('in %s', (_, depths) => {
    const deeper = Object.entries(depths).filter(
      ([what, depth]) => depth > (what.startsWith('iron') ? hard : soft),
    );
    expect(deeper).toEqual([]);
  });
});
