/** Belts, sleeves, wraps and the pad for the bar. */
import {
  brass,
  chalk,
  clay,
  coal,
  darker,
  ink,
  lighter,
  pine,
  rust,
  sand,
  sky,
} from '../../drawing/palette.ts';
import { arch, diagonal, disc, halfDisc, slab } from '../../drawing/sheet.ts';
import { flatProduct, l, p, piece, shade, stitches } from './flat.ts';

const hide = '#8a4a24';
const holes = [0, 1, 2, 3, 4, 5, 6]
  .map(
    (i) =>
      `<circle cx="${-10 + i * 12}" cy="${38 - i * 0.3 - i * i * 0.2}" r="2.6" fill="#241008"/>`,
  )
  .join('');
const loopOfBelt = (color: string): string =>
  shade('M-88 40C-80 86 90 84 92 30L92 46C88 100 -86 102 -90 50Z') +
  p('M-86 -22C-78 -58 78 -58 86 -22L86 8C78 -24 -78 -24 -86 8Z', darker(color, 0.45)) +
  p(
    'M-90 -20C-88 40 -40 62 6 62C54 62 90 40 90 -20L90 14C90 74 54 98 6 98C-42 98 -90 74 -90 14Z',
    color,
  ) +
  p(
    'M-90 -20C-88 40 -40 62 6 62C54 62 90 40 90 -20L90 -14C90 46 54 68 6 68C-42 68 -88 46 -90 -14Z',
    lighter(color, 0.18),
  );

export const belt =
  loopOfBelt(hide) +
  l(
    'M-86 -4C-84 50 -40 71 6 71C54 71 86 50 87 -4M-86 18C-82 70 -40 93 6 93C54 93 84 70 87 18',
    '#e0b987',
    1.3,
    'stroke-dasharray="4 4"',
  ) +
  `<g transform="translate(4 43)">${holes}</g>` +
  p('M-50 52h10v42h-10zM-50 52H-16v8H-50zM-50 86H-16v8H-50zM-24 52h10v42h-10z', '#c9c5bb') +
  p('M-45 69H-6V75H-45Z', '#e5e2da') +
  p('M-76 40Q-70 54 -60 62L-60 96Q-72 88 -78 74Z', darker(hide, 0.25));

const web = '#33343a';
const nylonBelt =
  loopOfBelt(web) +
  l(
    'M-87 4C-84 58 -40 78 6 78C54 78 86 58 87 4M-86 10C-82 64 -40 85 6 85C54 85 84 64 87 10',
    lighter(web, 0.16),
    1.2,
  ) +
  p('M-64 48C-30 70 0 68 40 60V92C0 98 -34 98 -64 82Z', darker(web, 0.3)) +
  l('M-64 48C-30 70 0 68 40 60M40 92C0 98 -34 98 -64 82', lighter(web, 0.3), 1.2) +
  p('M30 56C38 56 46 54 52 52V88C46 92 38 93 30 94Z', rust) +
  p('M-70 36h8v54h-8zM-70 36H-46v8H-70zM-70 82H-46v8H-70z', '#c9c5bb');

const spread =
  piece(
    'M-98 -20Q-60 -30 0 -30Q60 -30 98 -20V18Q60 30 0 30Q-60 30 -98 18Z',
    web,
    l('M-96 -13Q0 -32 96 -13M-96 12Q0 34 96 12', lighter(web, 0.18), 1.3) +
      p('M58 -40H100V40H58Z', darker(web, 0.4)) +
      p('M64 -18H92V16H64Z', lighter(web, 0.1)) +
      stitches('M58 -30V30', '#8a8b92'),
    6,
  ) + p('M-100 -26H-92V24H-100Z', '#c9c5bb');

const sleeve = (x: number, turn: number): string =>
  `<g transform="translate(${x} 0) rotate(${turn})">` +
  p('M-38 -84Q0 -98 38 -84Q0 -72 -38 -84Z', darker(coal, 0.6)) +
  piece(
    'M-38 -84Q0 -70 38 -84C42 -50 34 -24 40 0C44 30 34 60 32 84Q0 96 -32 84C-34 60 -44 30 -40 0C-34 -24 -42 -50 -38 -84Z',
    coal,
    l('M-40 -30Q0 -14 40 -30M-42 40Q0 54 42 40', '#6b6670', 1.5) +
      `<ellipse cx="-2" cy="4" rx="20" ry="26" fill="${lighter(coal, 0.1)}"/>` +
      l('M-30 -77Q0 -64 34 -78M-30 77Q0 88 32 76', rust, 4),
  ) +
  '</g>';
const openSleeve =
  piece(
    'M-62 -66C-62 -92 62 -92 62 -66L54 62C54 92 -54 92 -54 62Z',
    coal,
    l('M-56 46C-56 78 56 78 56 46M-56 58C-56 90 56 90 56 58', rust, 3) +
      p('M-17 -10H17V14H-17Z', chalk) +
      l('M-9 2H9M-7 -4V8M7 -4V8', ink, 2.4),
  ) +
  p('M-62 -66C-62 -92 62 -92 62 -66C62 -40 -62 -40 -62 -66Z', lighter(coal, 0.24)) +
  p('M-51 -66C-51 -85 51 -85 51 -66C51 -47 -51 -47 -51 -66Z', darker(coal, 0.6));

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

const foam = '#403b36';
const pad =
  shade('M-90 44H96Q112 60 96 74H-78Z') +
  p('M-92 -34H84V44H-92Z', foam) +
  p('M-92 -34H84V-8H-92Z', lighter(foam, 0.16)) +
  p('M-92 -6H84V6H-92Z', darker(foam, 0.7)) +
  p('M-92 22H84V44H-92Z', darker(foam, 0.35)) +
  `<ellipse cx="84" cy="5" rx="16" ry="39" fill="${lighter(foam, 0.1)}"/><ellipse cx="84" cy="5" rx="6" ry="14" fill="${ink}"/>` +
  p('M84 -2L102 -3V4L84 6Z', ink) +
  [-64, 40]
    .map((x) => p(`M${x} -34h16v78h-16z`, rust) + p(`M${x} -6h16v12h-16z`, darker(rust, 0.4)))
    .join('');

export const support = [
  flatProduct(
    'lifting-belt-1',
    'A brown leather lifting belt with one steel prong and seven holes, rolled into a loop.',
    {
      paper: sand,
      shapes: [disc(0.5, 0.46, 0.4, brass), slab(0, 0.74, 1, 0.26, clay)],
      svg: belt,
      size: 0.66,
      y: 0.48,
    },
  ),
  flatProduct(
    'weightlifting-belt-1',
    'A dark nylon belt with a steel roller and a rust-coloured end tab, closed into a loop.',
    {
      paper: sky,
      shapes: [disc(0.5, 0.46, 0.4, chalk), slab(0, 0.74, 1, 0.26, '#6f909d')],
      svg: nylonBelt,
      size: 0.66,
      y: 0.48,
    },
  ),
  flatProduct(
    'weightlifting-belt-3',
    'A dark nylon belt laid out flat: widest at the back, with the fastener at one end.',
    {
      paper: rust,
      shapes: [slab(0, 0.3, 1, 0.4, '#c75532')],
      svg: spread,
      size: 0.86,
    },
  ),
  flatProduct(
    'knee-sleeves-1',
    'A pair of black knee sleeves with rust-coloured edges and a rounded panel over the kneecap.',
    {
      paper: clay,
      shapes: [disc(0.5, 0.5, 0.4, '#e6aa92')],
      svg: sleeve(-48, 3) + sleeve(48, -3),
      size: 0.68,
    },
  ),
  flatProduct(
    'knee-sleeves-3',
    'A knee sleeve seen into its open top, its thick wall rust-striped and labelled with a barbell.',
    {
      paper: sand,
      shapes: [arch(0.5, 0.12, 0.78, brass)],
      svg: openSleeve,
      size: 0.7,
      y: 0.54,
    },
  ),
  flatProduct(
    'wrist-wraps-1',
    'Two rolled wrist wraps, one rust and one green, with their thumb loops showing.',
    {
      paper: sky,
      shapes: [halfDisc(0.5, 0.9, 0.6, chalk)],
      svg: wraps,
      size: 0.78,
      x: 0.48,
    },
  ),
  flatProduct(
    'barbell-pad-1',
    'A thick dark foam pad for a barbell, slit along its length, with two rust-coloured straps.',
    {
      paper: brass,
      shapes: [diagonal(0.1, 0.4, 0.3, '#e6b254')],
      svg: pad,
      size: 0.8,
      turn: -12,
    },
  ),
];
