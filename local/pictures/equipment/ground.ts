/** The ground that a woman walks on, with marks that show how it passes. */
import { add, dot, mix, type V3 } from '../drawing/geometry.ts';
import type { Stage } from '../drawing/stage.ts';

/** Marks lie this far apart, in centimetres. A film closes if she walks a multiple of it. */
const markEvery = 52;
const half = 48;
const thick = 2.6;

/** How far a point of the floor is before its far edge, `back` centimetres behind the figure. */
function beforeEdge({ cam: { toward } }: Stage, back: number): (p: V3) => number {
  const flat = Math.hypot(toward[0], toward[2]);
  return (p) => dot(p, [toward[0] / flat, 0, toward[2] / flat]) + back - 2;
}

/** A line along her lane, which ends where the floor does. */
export function laneLine(stage: Stage, color: string, back: number): void {
  const before = beforeEdge(stage, back);
  const [near, far]: readonly [V3, V3] = [
    [180, 0, 0],
    [-140, 0, 0],
  ];
  const [p, q] = [before(near), before(far)];
  const x = (q < 0 ? mix(far, near, q / (q - p)) : far)[0];
  const half: V3 = [(near[0] - x) / 2, 0.3, 2.5];
  stage.unmeasured(() => stage.block([(near[0] + x) / 2, 0.3, 0], half, color, -400));
}

/**
 * Lines across her lane, which have gone back as far as the camera has gone forward. None is drawn
 * beyond the far edge of the floor (`back` centimetres behind the figure, as in the scene).
 */
export function groundMarks(
  stage: Stage,
  gone: number,
  color: string,
  back: number,
  every = markEvery,
): void {
  const before = beforeEdge(stage, back);
  /** The part of a line that lies on the floor. */
  const cut = (a: V3, b: V3): readonly [V3, V3] | null => {
    const [p, q] = [before(a), before(b)];
    if (p < 0 && q < 0) return null;
    if (p >= 0 && q >= 0) return [a, b];
    const edge = mix(a, b, p / (p - q));
    return p < 0 ? [edge, b] : [a, edge];
  };
  stage.unmeasured(() => {
    for (let n = -6; n <= 6; n++) {
      const x = n * every + every / 2 - (gone % every);
      const line = cut([x, 0, -half], [x, 0, half]);
      if (!line) continue;
      const [a, b] = line;
      const ends = [a, b, add(b, [thick, 0, 0]), add(a, [thick, 0, 0])].map((p) => stage.xy(p));
      const d = ends.map(([u, v], i) => `${i ? 'L' : 'M'}${u.toFixed(2)} ${v.toFixed(2)}`).join('');
      stage.raw(-500, `<path d="${d}Z" fill="${color}"/>`, ends);
    }
  });
}
