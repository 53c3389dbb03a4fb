/** Chalk and straps. */
import { brass, darker, ink, pine, rust, sky } from '../../drawing/palette.ts';
import { arch, disc, dust, halfDisc, slab } from '../../drawing/sheet.ts';
import { flatProduct, l, p, piece, shade, stitches } from './flat.ts';

const crumbs = (list: readonly (readonly [number, number, number])[]): string =>
  list.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fffaf0"/>`).join('');

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
  crumbs([
    [-88, 70, 5],
    [-70, 78, 3],
    [84, 58, 6],
    [92, 72, 3],
    [40, 84, 4],
    [62, 80, 2.5],
    [-30, 90, 3],
    [70, 66, 3],
  ]);

const mesh = [-3, -2, -1, 0, 1, 2, 3]
  .map(
    (i) =>
      `M${i * 16} -40Q${i * 22} 16 ${i * 12} 78M-66 ${16 + i * 14}Q0 ${30 + i * 16} 66 ${16 + i * 14}`,
  )
  .join('');
const chalkBall =
  piece(
    'M-12 -44C-44 -40 -66 -14 -66 18C-66 54 -36 80 0 80C36 80 66 54 66 18C66 -14 44 -40 12 -44Z',
    '#efe7d8',
    l(mesh, '#d3c7b1', 1.6) +
      '<ellipse cx="-24" cy="0" rx="18" ry="22" fill="#fffaf0" opacity="0.7"/>',
  ) +
  p('M-16 -50Q0 -40 16 -50L26 -84Q10 -74 0 -84Q-12 -72 -26 -84Z', '#e3d8c4') +
  l('M-10 -52L-16 -76M0 -50V-74M10 -52L16 -76', '#c9bca3', 1.8) +
  l('M-17 -48Q0 -38 17 -48', rust, 6) +
  l('M14 -46C40 -40 44 -62 62 -58M14 -44C34 -28 52 -40 70 -30', rust, 3) +
  crumbs([
    [-84, 70, 4],
    [-72, 84, 2.6],
    [80, 66, 5],
    [92, 80, 2.4],
    [64, 88, 3],
  ]);

const cotton = '#d9c79f';
const strap =
  piece(
    'M-12 -14C-34 -28 -34 -92 0 -92C34 -92 34 -28 12 -14V88H-12ZM0 -72C-16 -72 -16 -40 0 -30C16 -40 16 -72 0 -72Z',
    cotton,
    stitches('M-9 84V-16C-30 -30 -30 -88 0 -88C30 -88 30 -30 9 -16V84', '#b59f70', 1.3) +
      p('M-20 70H20V96H-20Z', ink),
  ) +
  piece(
    'M-14 -20H14V8H-14Z',
    '#c9b37f',
    stitches('M-10 -16H10V4H-10ZL10 4M10 -16L-10 4', '#f0e4c8', 1.3),
    2,
  );
const straps = `<g transform="translate(-44 2) rotate(-9)">${strap}</g><g transform="translate(44 4) rotate(9)">${strap}</g>`;

const turns = [-46, -20, 6, 32]
  .map(
    (x) =>
      p(
        `M${x} -26C${x + 6} -34 ${x + 22} -34 ${x + 26} -26L${x + 36} 26C${x + 32} 36 ${x + 14} 36 ${x + 10} 26Z`,
        '#d9c79f',
      ) +
      l(
        `M${x + 4} -25L${x + 14} 26M${x + 22} -25L${x + 32} 25`,
        '#b59f70',
        1.2,
        'stroke-dasharray="4 3.5"',
      ),
  )
  .join('');
const strapOnBar =
  shade('M-200 34H200V46H-200Z') +
  p('M-200 -16H200V16H-200Z', '#a9a69d') +
  p('M-200 -16H200V-6H-200Z', '#cfcdc6') +
  l(
    Array.from(
      { length: 40 },
      (_, i) =>
        `M${-200 + i * 10} 16L${-186 + i * 10} -16M${-186 + i * 10} 16L${-200 + i * 10} -16`,
    ).join(''),
    '#7d7b75',
    0.9,
  ) +
  p(
    'M62 -4C84 -50 66 -110 30 -108C-6 -106 -14 -60 -36 -26L-16 -22C0 -50 6 -84 32 -86C54 -86 60 -50 44 -12Z',
    '#c9b37f',
  ) +
  l(
    'M56 -8C74 -50 60 -98 30 -97C4 -96 -6 -58 -26 -25',
    '#f0e4c8',
    1.3,
    'stroke-dasharray="4 3.5"',
  ) +
  turns +
  p('M42 22L60 18L74 88L54 92Z', '#c9b37f') +
  p('M54 74L70 71L74 88L54 92Z', ink);

export const grip = [
  flatProduct(
    'chalk-block-1',
    'A large block of gym chalk in a torn paper wrap with a smaller block on top and crumbs around it.',
    {
      paper: pine,
      shapes: [arch(0.5, 0.1, 0.76, '#2f5b4e', '#2a5347'), slab(0, 0.78, 1, 0.22, '#19352d')],
      svg: chalkBlock,
      y: 0.54,
    },
  ),
  flatProduct(
    'chalk-ball-1',
    'A round cloth ball full of chalk, tied at the top with a rust-coloured cord.',
    {
      paper: sky,
      shapes: [disc(0.5, 0.5, 0.4, '#b5cad3'), slab(0, 0.75, 1, 0.25, '#6f909d')],
      svg: chalkBall,
      size: 0.7,
      y: 0.52,
    },
  ),
  flatProduct(
    'lifting-straps-1',
    'A pair of sand-coloured cotton lifting straps, each with a sewn loop at one end.',
    {
      paper: rust,
      shapes: [halfDisc(0.5, 0.88, 0.44, '#c75532')],
      svg: straps,
      size: 0.74,
    },
  ),
  flatProduct(
    'lifting-straps-2',
    'A cotton strap wound four times round a knurled bar, its wrist loop standing above.',
    {
      paper: pine,
      shapes: [disc(0.5, 0.46, 0.38, brass), dust([0.2, 0.72], 0.08, 4)],
      svg: strapOnBar,
      size: 0.66,
      y: 0.58,
    },
  ),
];
