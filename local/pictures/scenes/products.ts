/** The products of the shop, drawn flat in a box of 200 by 200 around its centre. */
import {
  brass,
  chalk,
  clay,
  darker,
  ink,
  lighter,
  pine,
  rust,
  sand,
  sky,
} from '../drawing/palette.ts';
import { picture } from '../drawing/picture.ts';
import { arch, diagonal, disc, halfDisc, ring, slab } from '../drawing/sheet.ts';
import { glyph } from '../drawing/flat-shapes.ts';

const p = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;
const l = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
const shade = (d: string): string => `<path d="${d}" fill="${ink}" opacity="0.22"/>`;

const holes = [0, 1, 2, 3, 4, 5]
  .map(
    (i) =>
      `<circle cx="${-10 + i * 13}" cy="${38 - i * 0.9 + i * i * 0.1}" r="2.8" fill="#241008"/>`,
  )
  .join('');
export const belt =
  shade('M-88 40C-80 86 90 84 92 30L92 46C88 100 -86 102 -90 50Z') +
  p('M-86 -22C-78 -58 78 -58 86 -22L86 8C78 -24 -78 -24 -86 8Z', darker('#8a4a24', 0.45)) +
  p(
    'M-90 -20C-88 40 -40 62 6 62C54 62 90 40 90 -20L90 14C90 74 54 98 6 98C-42 98 -90 74 -90 14Z',
    '#8a4a24',
  ) +
  p(
    'M-90 -20C-88 40 -40 62 6 62C54 62 90 40 90 -20L90 -14C90 46 54 68 6 68C-42 68 -88 46 -90 -14Z',
    lighter('#8a4a24', 0.18),
  ) +
  l(
    'M-86 0C-84 52 -40 73 6 73C54 73 86 52 87 0M-86 14C-82 68 -40 91 6 91C54 91 84 68 87 14',
    '#e0b987',
    1.3,
    'stroke-dasharray="4 4"',
  ) +
  `<g transform="translate(4 43)">${holes}</g>` +
  p('M-50 52h10v42h-10zM-50 52H-16v8H-50zM-50 86H-16v8H-50zM-24 52h10v42h-10z', '#c9c5bb') +
  p('M-45 69H-6V75H-45Z', '#e5e2da') +
  p('M-76 40Q-70 54 -60 62L-60 96Q-72 88 -78 74Z', darker('#8a4a24', 0.25));

const chalkBlock =
  shade('M-70 60L60 96L104 40L94 30L0 20Z') +
  p('M-78 4L-4 34L-4 84L-78 50Z', '#e6ddcd') +
  p('M-4 34L72 -6L72 42L-4 84Z', '#cdbfa7') +
  p('M-78 4L0 -34L72 -6L-4 34Z', '#fffaf0') +
  p('M-78 18L-4 50L-4 84L-78 50Z', rust) +
  p('M-4 50L72 8L72 42L-4 84Z', darker(rust, 0.25)) +
  p('M-78 18L-58 26L-52 22L-40 34L-30 31L-18 44L-4 50L-4 56L-78 26Z', '#fff2df') +
  p(
    'M-62 36l10 4.400v9l-10 -4.400zM-46 43l10 4.400v9l-10 -4.400zM-30 50l10 4.400v9l-10 -4.400z',
    brass,
  ) +
  p('M-40 -62L6 -48L44 -70L0 -84Z', '#fffaf0') +
  p('M-40 -62L6 -48L6 -18L-40 -34Z', '#e6ddcd') +
  p('M6 -48L44 -70L44 -40L6 -18Z', '#cdbfa7') +
  l('M-30 -58L-6 -51M10 -72L26 -67M-50 4L-24 14M20 -16L44 -8', '#d9cdb8', 2) +
  [
    [-88, 70, 5],
    [-70, 78, 3],
    [84, 58, 6],
    [92, 72, 3],
    [40, 84, 4],
    [62, 80, 2.5],
    [-30, 90, 3],
    [70, 66, 3],
  ]
    .map(([x = 0, y = 0, r = 1]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fffaf0"/>`)
    .join('');

const bandLoop = (x: number, wide: number, long: number, color: string): string => {
  const r = 7 + wide * 0.55;
  const d = `M${x - r} -66V${-66 + long - r}A${r} ${r} 0 0 0 ${x + r} ${-66 + long - r}V-66`;
  return (
    `<path d="M${x - r + 5} -66V${-72 + long - r}A${r - 3} ${r} 0 0 0 ${x + r + 1} ${-72 + long - r}V-66" fill="none" stroke="${darker(color, 0.42)}" stroke-width="${wide * 0.8}"/>` +
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${wide}"/>` +
    `<path d="M${x - r - wide * 0.28} -60V${-66 + long - r}" stroke="${lighter(color, 0.35)}" stroke-width="${Math.max(0.8, wide * 0.14)}" stroke-linecap="round"/>` +
    `<path d="M${x - r} -66A${r} ${r * 0.9} 0 0 1 ${x + r} -66" fill="none" stroke="${color}" stroke-width="${wide}"/>`
  );
};
const bands =
  `<rect x="-98" y="-84" width="196" height="9" rx="4.500" fill="#8c8f8c"/><rect x="-98" y="-84" width="196" height="3.500" rx="1.700" fill="#cfcdc6"/>` +
  bandLoop(-68, 20, 158, pine) +
  bandLoop(-22, 14, 166, rust) +
  bandLoop(18, 10, 150, brass) +
  bandLoop(50, 6.5, 162, sky) +
  bandLoop(78, 3.6, 146, clay) +
  `<rect x="-104" y="-94" width="12" height="28" rx="3" fill="${ink}"/><rect x="92" y="-94" width="12" height="28" rx="3" fill="${ink}"/>`;

export const logBook =
  shade('M-52 96L78 84L86 -66L70 -72Z') +
  p('M-66 -88L52 -94Q60 -94 60 -86L66 72Q66 80 58 81L-58 92Z', '#f9f3e6') +
  l('M62 -70L68 66M-56 90L62 78', '#d3c6ad', 1.6) +
  p('M-70 -92L48 -98Q56 -98 56 -90L62 68Q62 76 54 77L-62 88Z', pine) +
  p('M-70 -92L-50 -93L-42 86L-62 88Z', darker(pine, 0.35)) +
  l('M-60 -84L-53 80', chalk, 1.4, 'stroke-dasharray="6 6"') +
  p('M-30 -58L36 -62L38 -16L-28 -12Z', sand) +
  l('M-16 -36L24 -38', ink, 3.4) +
  l('M-14 -46L-13 -27M-8 -43L-7.200 -30M22 -48L23 -29M16 -45L16.800 -32', ink, 5) +
  p('M30 76L40 75L42 104L36 97L32 105Z', rust) +
  `<g transform="translate(52 10) rotate(18)"><rect x="-5" y="-92" width="10" height="150" rx="2" fill="${brass}"/><rect x="-5" y="-92" width="4" height="150" fill="${lighter(brass, 0.3)}"/><path d="M-5 58H5L0 74Z" fill="#e8d3ac"/><path d="M-2 67H2L0 74Z" fill="${ink}"/><rect x="-5" y="-100" width="10" height="12" rx="3" fill="${clay}"/></g>`;

const wrap = (turn: number, color: string): string =>
  `<g transform="rotate(${turn})">` +
  shade('M-34 36L92 34V62L-20 66Z') +
  p('M0 -4C30 -4 60 6 96 4L96 40C60 44 26 38 0 40Z', color) +
  l('M14 3C40 5 66 12 94 10M14 33C40 33 66 37 94 34', chalk, 3) +
  `<circle cx="-8" cy="4" r="38" fill="${darker(color, 0.3)}"/><circle cx="-10" cy="2" r="36" fill="${color}"/>` +
  `<circle cx="-10" cy="2" r="27" fill="none" stroke="${darker(color, 0.4)}" stroke-width="3"/><circle cx="-10" cy="2" r="19" fill="none" stroke="${darker(color, 0.4)}" stroke-width="3"/><circle cx="-10" cy="2" r="10" fill="${darker(color, 0.4)}"/>` +
  p('M74 2L98 1L98 43L74 45Z', ink) +
  l('M84 2C92 -22 72 -34 62 -20', chalk, 4) +
  '</g>';
const wraps = `<g transform="translate(-18 -44)">${wrap(-6, rust)}</g><g transform="translate(-14 48)">${wrap(5, pine)}</g>`;

const tee =
  shade('M-54 -60L-44 98H66L74 -50L96 -20Z') +
  p(
    'M-30 -88C-18 -76 18 -76 30 -88L58 -76L96 -34L68 -10L54 -24L58 88Q0 98 -58 88L-54 -24L-68 -10L-96 -34L-58 -76Z',
    brass,
  ) +
  p(
    'M54 -24L58 88Q36 92 14 93C40 60 40 0 44 -40ZM54 -24L68 -10L74 -15L58 -34ZM-54 -24L-68 -10L-74 -15L-58 -34Z',
    darker(brass, 0.2),
  ) +
  p('M-30 -88C-18 -76 18 -76 30 -88L24 -90C14 -82 -14 -82 -24 -90Z', darker(brass, 0.4)) +
  l('M-34 -86C-20 -70 20 -70 34 -86', darker(brass, 0.3), 2.4) +
  l(
    'M-92 -38L-66 -15M92 -38L66 -15M-57 80Q0 90 57 80',
    darker(brass, 0.3),
    1.8,
    'stroke-dasharray="5 4"',
  ) +
  l('M-28 -26H28', ink, 4) +
  l('M-24 -38V-14M-17 -34V-18M24 -38V-14M17 -34V-18', ink, 6);

const square = { w: 1600, h: 1600, yaw: 0, build: (): void => undefined };
const shown = (svg: string, size = 0.6, turn = 0, x = 0.5, y = 0.5) => [
  glyph(x, y, size, svg, turn),
];

export const products = [
  picture(
    'product-lifting-belt-1',
    'A brown leather lifting belt with one steel prong, rolled into a loop.',
    {
      ...square,
      paper: sand,
      shapes: [
        disc(0.5, 0.46, 0.4, brass),
        slab(0, 0.8, 1, 0.2, clay),
        ...shown(belt, 0.66, 0, 0.5, 0.48),
      ],
    },
  ),
  picture(
    'product-chalk-block-1',
    'A large block of gym chalk in a torn paper wrap with a smaller block on top and crumbs around it.',
    {
      ...square,
      paper: pine,
      shapes: [
        arch(0.5, 0.1, 0.76, '#2f5b4e', '#2a5347'),
        slab(0, 0.78, 1, 0.22, '#19352d'),
        ...shown(chalkBlock, 0.72, 0, 0.5, 0.54),
      ],
    },
  ),
  picture(
    'product-resistance-band-set-1',
    'Five rubber loop bands, from wide to thin, hang side by side from a steel bar.',
    {
      ...square,
      paper: '#efe0cf',
      shapes: [
        disc(0.5, 0.5, 0.4, '#f7ecdf'),
        diagonal(0.7, 0.5, 0.2, clay),
        ...shown(bands, 0.78, 0, 0.5, 0.52),
      ],
    },
  ),
  picture(
    'product-training-log-book-1',
    'A green training log book with a dumbbell label, a ribbon and a brass-coloured pencil lying across it.',
    {
      ...square,
      paper: clay,
      shapes: [
        slab(0.12, 0, 0.3, 1, '#e6aa92'),
        ring(0.62, 0.4, 0.3, 0.05, rust),
        ...shown(logBook, 0.72, -4),
      ],
    },
  ),
  picture(
    'product-wrist-wraps-1',
    'Two rolled wrist wraps, one rust and one green, with their thumb loops showing.',
    {
      ...square,
      paper: sky,
      shapes: [halfDisc(0.5, 0.9, 0.6, chalk), ...shown(wraps, 0.78, 0, 0.48, 0.5)],
    },
  ),
  picture(
    'product-cotton-training-tee-1',
    'A mustard cotton T-shirt with a small barbell drawn across the chest, laid flat.',
    {
      ...square,
      paper: rust,
      shapes: [
        slab(0.14, 0.12, 0.72, 0.76, '#c75532'),
        slab(0.14, 0.12, 0.72, 0.05, '#9a3618', '#80290f'),
        ...shown(tee, 0.7),
      ],
    },
  ),
];
