/**
 * Draws the head: skull, face, ears and hair. Face and hair meet at a plane, the hairline, so that
 * every view is right.
 */
import {
  add,
  along,
  at,
  ball,
  dot,
  egg,
  hull,
  mix,
  mul,
  norm,
  pathOf,
  rad,
} from '../drawing/geometry.ts';
import type { Ellipsoid, Frame, V2, V3 } from '../drawing/geometry.ts';
import { ink, shaded, tint } from '../drawing/palette.ts';
import type { Look } from '../drawing/palette.ts';
import type { Stage } from '../drawing/stage.ts';
import { drawTail } from './hair.ts';

const skull: V3 = [-0.8, 1.5, 0];
const skullSize: V3 = [9.5, 9.6, 7.6];

/** Points on an egg around the skull, on one side of the plane n·p = d. */
function capPoints(size: V3, shift: V3, n: V3, d: number, sign: 1 | -1): V3[] {
  const list: V3[] = [];
  const steps = 44;
  for (let i = 0; i <= steps; i++) {
    const a = (i / steps) * Math.PI;
    for (let j = 0; j < steps; j++) {
      const b = (j / steps) * 2 * Math.PI;
      const p: V3 = [
        size[0] * Math.sin(a) * Math.cos(b) + shift[0],
        size[1] * Math.cos(a) + shift[1],
        size[2] * Math.sin(a) * Math.sin(b) + shift[2],
      ];
      if ((dot(p, n) - d) * sign >= -0.25) list.push(add(p, skull));
    }
  }
  return list;
}

const jaw = (): V3[] => {
  const list: V3[] = [];
  for (let i = 0; i <= 16; i++) {
    for (let j = 0; j < 24; j++) {
      const [a, b] = [(i / 16) * Math.PI, (j / 24) * 2 * Math.PI];
      list.push([
        2.2 + 5.9 * Math.sin(a) * Math.cos(b),
        -5.4 + 6 * Math.cos(a),
        5.3 * Math.sin(a) * Math.sin(b),
      ]);
    }
  }
  return list;
};

interface Cap {
  size: V3;
  shift: V3;
  n: V3;
  d: number;
}
const close: Cap = {
  size: [10.2, 10.2, 8.3],
  shift: [-0.2, 0.2, 0],
  n: norm([-0.82, 0.6, 0]),
  d: -2.2,
};
const caps: Partial<Record<Look['style'], Cap>> = {
  afro: { size: [14.2, 13.6, 13.4], shift: [-2.6, 3.2, 0], n: norm([-0.8, 0.62, 0]), d: -1.6 },
  bob: { size: [11.2, 12.2, 9.6], shift: [-1, -1.2, 0], n: norm([-0.93, 0.36, 0]), d: -3.6 },
  crop: { size: [10.2, 10.4, 8.2], shift: [-0.2, 0.4, 0], n: norm([-0.66, 0.75, 0]), d: -1 },
  hijab: { size: [11.2, 11.6, 9.6], shift: [-0.6, -0.4, 0], n: norm([-0.96, 0.28, 0]), d: -4.4 },
};

export function drawHead(
  stage: Stage,
  head: Frame,
  neck: V3,
  chest: Frame,
  look: Look,
  trunk: { readonly depth: number; readonly isBehind: boolean },
): void {
  const { cam } = stage;
  const own = stage.depth(head.o);
  const neckDepth = trunk.isBehind
    ? Math.max(own - 3, trunk.depth + 0.05)
    : Math.min(own - 3, trunk.depth - 0.05);
  const depth = Math.max(own + 1, neckDepth + 0.05);
  const skin = look.skin;
  const near = (v: V3): number => dot(along(head, v), cam.toward);
  const side = near([0, 0, 1]) >= 0 ? 1 : -1;
  const flat = (list: readonly V3[]): V2[] => hull(list.map((p) => stage.xy(at(head, p))));

  const neckChain: Ellipsoid[] = [
    egg(head, [-2.2, -5.5, 0], [5, 4, 4.9]),
    ball(mix(at(head, [-2.2, -7, 0]), neck, 0.6), 4.9),
    ball(add(neck, mul(chest.u, -2)), 6.2),
  ];
  stage.layers(neckDepth, [
    { chains: [neckChain], fill: shaded(skin, 0.1), line: 0.6, shade: shaded(skin, 0.36) },
  ]);

  const cap = caps[look.style] ?? close;
  const scarf = look.style === 'hijab';
  const hairPoly = flat(capPoints(cap.size, cap.shift, cap.n, cap.d, 1));
  const facePoly = flat([
    ...capPoints(skullSize, [0, 0, 0], cap.n, cap.d - (scarf ? 0 : 1), -1),
    ...jaw(),
  ]);
  const light = (d: string, fill: string, id: string, k: number): string =>
    `<clipPath id="${id}"><path d="${d}"/></clipPath>` +
    `<path d="${d}" fill="${shaded(fill, 0.32)}" stroke="${shaded(fill, 0.55)}" stroke-width="0.6"/>` +
    `<g clip-path="url(#${id})"><path d="${d}" fill="${fill}" ` +
    `transform="translate(${-k} ${-k * 0.7})"/></g>`;
  const uid = stage.uid();
  let strands = '';
  if (!scarf && look.style !== 'afro') {
    for (const z of [-0.75, -0.4, 0, 0.4, 0.75]) {
      const w = Math.sqrt(1 - z * z);
      const list: V3[] = [];
      for (let a = 40; a <= 205; a += 11) {
        const [c, s] = [Math.cos(rad(a)) * w, Math.sin(rad(a)) * w];
        const surface: V3 = [c * cap.size[0], s * cap.size[1], z * cap.size[2]];
        if (near([c, s, z]) > 0.05) list.push(add(add(surface, cap.shift), skull));
      }
      if (list.length > 2) {
        strands += `<path d="${pathOf(
          list.map((p) => stage.xy(at(head, p))),
          false,
        )}" fill="none" stroke="${shaded(look.hair, 0.22)}" stroke-width="0.5"/>`;
      }
    }
  }
  const hair =
    light(pathOf(hairPoly), look.hair, `${uid}a`, 1.6) +
    `<g clip-path="url(#${uid}a)">${strands}</g>`;

  const spot = (p: V3, rx: number, ry: number, fill: string): string => {
    const [x, y] = stage.xy(at(head, p));
    const [ux, uy] = stage.xy(along(head, [0, 1, 0]));
    const turn = (Math.atan2(uy, ux) * 180) / Math.PI + 90;
    return (
      `<ellipse rx="${rx}" ry="${ry}" fill="${fill}" ` +
      `transform="translate(${x} ${y}) rotate(${turn})"/>`
    );
  };
  const stroke = (list: readonly V3[], color: string, width: number): string =>
    `<path d="${pathOf(
      list.map((p) => stage.xy(at(head, p))),
      false,
    )}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" ` +
    `stroke-linejoin="round"/>`;

  const nose: V3[] = [
    [8.2, 0.4, 0],
    [10.5, -2.6, 0],
    [10.2, -3.5, 0],
    [7.6, -3.8, 0.9],
    [7.6, -3.8, -0.9],
    [7.8, 0.4, 0.7],
    [7.8, 0.4, -0.7],
  ];
  const nosePoly = pathOf(flat(nose));
  const noseOut = Math.abs(near([0, 0, 1])) > 0.45 && near([1, 0, 0]) > -0.75;
  let face = '';
  if (noseOut) {
    face += `<path d="${nosePoly}" fill="${skin}" stroke="${shaded(skin, 0.45)}" stroke-width="0.6"/>`;
  }
  face += light(pathOf(facePoly), skin, `${uid}b`, 1.4);
  if (noseOut) face += `<path d="${nosePoly}" fill="${skin}"/>`;
  const dark = tint(ink, skin, 0.12);
  for (const s of [1, -1]) {
    if (near([0.86, 0, 0.5 * s]) > 0.12) {
      face += spot([8, -0.2, 3.2 * s], 0.85, 1.05, dark);
      const brow: V3[] = [
        [8.7, 2.8, 1.7 * s],
        [8.2, 3.3, 3.2 * s],
        [6.9, 2.5, 4.9 * s],
      ];
      face += stroke(brow, scarf ? '#2a1c16' : tint(look.hair, ink, 0.35), 0.85);
    }
  }
  const lip = tint(shaded(skin, 0.36), '#8e2f2a', 0.45);
  if (near([0.97, -0.2, 0]) > 0.1) {
    const mouth: V3[] = [
      [7.1, -6.6, -2.2],
      [8.1, -7.2, 0],
      [7.1, -6.6, 2.2],
    ];
    face += stroke(mouth, lip, 0.8);
    if (!noseOut) {
      face += stroke(
        [
          [9.2, -2.4, -0.9 * side],
          [9.6, -3.4, 0],
          [9, -3.5, 0.8],
        ],
        shaded(skin, 0.4),
        0.6,
      );
    }
  } else if (near([0.8, 0, 0.6 * side]) > 0.1) {
    face += stroke(
      [
        [8, -7.1, 0],
        [6.4, -6.3, 2.2 * side],
      ],
      lip,
      0.8,
    );
  }
  let ears = '';
  if (!scarf && look.style !== 'bob' && look.style !== 'afro') {
    ears +=
      spot([-0.8, -1.4, 7.5 * side], 1.5, 2.3, skin) +
      spot([-0.6, -1.5, 7.7 * side], 0.7, 1.3, shaded(skin, 0.3));
    if (Math.abs(near([0, 0, 1])) > 0.2)
      ears += spot([-0.6, -3.9, 7.8 * side], 0.65, 0.65, '#D99A2B');
  }
  if (Math.abs(near([0, 0, 1])) < 0.25) ears = '';
  const hairInFront = dot(along(head, cap.n), cam.toward) > 0;
  const svg = hairInFront ? face + hair + ears : hair + face + ears;
  stage.raw(depth, svg, [...hairPoly, ...facePoly]);
  drawTail(stage, head, chest, look, side, trunk.depth);
}
