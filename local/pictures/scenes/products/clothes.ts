/** Clothes, laid flat: front and back. */
import {
  brass,
  chalk,
  clay,
  coal,
  darker,
  lighter,
  pine,
  rust,
  sand,
  sky,
} from '../../drawing/palette.ts';
import { arch, diagonal, disc, halfDisc, ring, slab } from '../../drawing/sheet.ts';
import { flatProduct, l, mirroredAtAxis, p, piece, stitches } from './flat.ts';

type Side = 'front' | 'back';
const plum = '#4b3a52';
const both = (svg: string): string => svg + mirroredAtAxis(svg);

const teeBody =
  'M-30 -88C-18 -80 18 -80 30 -88L58 -76L96 -34L70 -10L55 -24L58 88Q0 98 -58 88L-55 -24L-70 -10L-96 -34L-58 -76Z';
const tee = (side: Side): string => {
  const neck = side === 'front' ? -66 : -80;
  return (
    (side === 'front' ? p('M-30 -88C-18 -92 18 -92 30 -88L20 -74H-20Z', darker(coal, 0.5)) : '') +
    piece(
      teeBody.replace('C-18 -80 18 -80', `C-18 ${neck} 18 ${neck}`),
      coal,
      both(l('M55 -24L58 -44', darker(coal, 0.4), 2) + stitches('M-93 -38L-67 -14', '#6b6670')) +
        stitches('M-58 81Q0 91 58 81', '#6b6670') +
        (side === 'back'
          ? stitches('M-56 -72Q0 -58 56 -72', '#6b6670')
          : p('M34 68H46V80H34Z', chalk) + l('M37 74H43', coal, 1.6)),
    ) +
    l(`M-31 -87C-18 ${neck + 3} 18 ${neck + 3} 31 -87`, lighter(coal, 0.14), 5)
  );
};

const vest = (side: Side): string => {
  const arm = side === 'front' ? 'C22 -46 34 -22 52 -10' : 'C6 -54 16 -18 52 -6';
  const armLeft = side === 'front' ? 'C-34 -22 -22 -46 -28 -90' : 'C-16 -18 -6 -54 -28 -90';
  const low = side === 'front' ? -44 : -68;
  const [edge, y] = [darker(sky, 0.3), side === 'front' ? -10 : -6];
  return (
    (side === 'front' ? p('M-20 -88C-10 -74 10 -74 20 -88L14 -50H-14Z', darker(sky, 0.45)) : '') +
    piece(
      `M-28 -90L-14 -90C-12 ${low} 12 ${low} 14 -90L28 -90${arm}L56 88Q0 100 -56 88L-52 ${y}${armLeft}Z`,
      sky,
      l(`M28 -90${arm}M-52 ${y}${armLeft}M-14 -90C-12 ${low} 12 ${low} 14 -90`, edge, 5) +
        stitches('M-56 81Q0 93 56 81', edge) +
        (side === 'back' ? l('M0 -72V-40', edge, 2) : p('M36 66H46V76H36Z', chalk)),
    )
  );
};

const leggings = (side: Side): string => {
  const light = lighter(plum, 0.22);
  return piece(
    'M-33 -94Q0 -88 33 -94C36 -74 45 -58 44 -38C43 -8 38 10 33 40L29 96H12L8 40C7 14 5 -2 0 -16C-5 -2 -7 14 -8 40L-12 96H-29L-33 40C-38 10 -43 -8 -44 -38C-45 -58 -36 -74 -33 -94Z',
    plum,
    p('M-50 -98H50V-66Q0 -58 -50 -66Z', darker(plum, 0.28)) +
      l('M-50 -66Q0 -58 50 -66', light, 1.2) +
      both(stitches('M-34 90H-8', light)) +
      (side === 'front'
        ? l('M-9 -26Q0 -10 9 -26M0 -62V-24', light, 1.2)
        : l('M0 -62V-16M-40 -46Q0 -26 40 -46', light, 1.3) + p('M-12 -84H12V-80H-12Z', light)) +
      (side === 'front' ? pocket(light) : mirroredAtAxis(pocket(light))),
  );
};
const pocket = (light: string): string =>
  p('M24 -34H50V14L26 8Z', lighter(plum, 0.08)) + l('M50 -34H25L27 8L50 14', light, 1.3);

const bra = (side: Side): string => {
  const trim = lighter(pine, 0.28);
  const d =
    side === 'front'
      ? 'M-42 -88H-24C-24 -54 -16 -36 0 -32C16 -36 24 -54 24 -88H42C42 -52 52 -32 70 -22L72 46H-72L-70 -22C-52 -32 -42 -52 -42 -88Z'
      : 'M-42 -88H-24L-20 -8Q0 0 20 -8L24 -88H42C42 -40 52 -14 70 -4L72 46H-72L-70 -4C-52 -14 -42 -40 -42 -88Z';
  return (
    (side === 'front'
      ? p('M-38 -86C-36 -40 -20 4 0 6C20 4 36 -40 38 -86L26 -86H-26Z', darker(pine, 0.5))
      : '') +
    piece(
      d,
      pine,
      p('M-80 24H80V52H-80Z', darker(pine, 0.34)) +
        l('M-74 24H74', trim, 1.4) +
        (side === 'front'
          ? both(l('M70 -12C56 18 16 22 2 -8M36 -40C30 -22 34 -4 40 9', trim, 1.5)) +
            l('M0 -32V24', trim, 1.5)
          : p('M-9 -4H9V46H-9Z', darker(pine, 0.5)) +
            [4, 16, 28, 40].map((y) => l(`M-5 ${y}H-1M2 ${y}H6`, '#c9c5bb', 2.4)).join('') +
            both(l('M24 -88L20 -8', trim, 1.4) + p('M23 -54H43V-48H23Z', '#c9c5bb'))),
    )
  );
};

const shorts = piece(
  'M-50 -62Q0 -56 50 -62L64 40Q36 50 8 44L0 8L-8 44Q-36 50 -64 40Z',
  coal,
  p('M-60 -68H60V-44Q0 -38 -60 -44Z', darker(coal, 0.35)) +
    [-36, -24, -12, 12, 24, 36].map((x) => l(`M${x} -58V-44`, darker(coal, 0.55), 1.4)).join('') +
    l('M0 -42V8', '#6b6670', 1.4) +
    both(
      l('M62 -40Q44 -28 40 -42', '#6b6670', 1.4) +
        stitches('M64 32Q36 42 8 36', '#6b6670') +
        l('M60 10L52 42', '#6b6670', 1.4),
    ),
);
const cord = l('M-5 -50C-12 -30 -10 -20 -12 -6M5 -50C12 -34 8 -24 13 -12', chalk, 2.4);

const hoodie = (side: Side): string => {
  const [wool, edge] = ['#b25a3a', darker('#b25a3a', 0.35)];
  const hood =
    side === 'front'
      ? piece(
          'M-34 -66C-40 -104 40 -104 34 -66C24 -46 8 -42 0 -30C-8 -42 -24 -46 -34 -66Z',
          wool,
          '',
          0,
        ) +
        p(
          'M-22 -68C-24 -92 24 -92 22 -68C16 -54 6 -50 0 -42C-6 -50 -16 -54 -22 -68Z',
          darker(wool, 0.55),
        )
      : piece(
          'M-34 -76C-30 -92 30 -92 34 -76C38 -40 18 -26 0 -22C-18 -26 -38 -40 -34 -76Z',
          wool,
          l('M0 -90V-20', edge, 1.6),
          4,
        );
  return (
    piece(
      'M-34 -72Q0 -60 34 -72L60 -62C78 -40 88 10 94 62L72 70L58 4V86Q0 94 -58 86V4L-72 70L-94 62C-88 10 -78 -40 -60 -62Z',
      wool,
      p('M-62 76Q0 84 62 76V98H-62Z', edge) +
        both(p('M66 56L96 48V76H66Z', edge) + l('M58 4L54 -34', edge, 2)) +
        (side === 'front'
          ? both(l('M10 24L40 30L48 70', edge, 1.8)) + l('M0 -40V88', '#c9c5bb', 2.6)
          : stitches('M-60 -56Q0 -30 60 -56', edge)),
    ) +
    hood +
    (side === 'front' ? l('M-7 -40L-10 -6M7 -40L10 -10', chalk, 2.4) : '')
  );
};

const sock = (x: number, turn: number): string =>
  `<g transform="translate(${x} 0) rotate(${turn})">` +
  piece(
    'M-20 -92H16C18 -60 12 -30 12 6C14 24 40 40 54 50C66 62 58 80 40 78C14 74 -10 58 -16 40C-24 14 -22 -50 -20 -92Z',
    rust,
    p('M-30 -96H30V-78H-30Z', chalk) +
      p('M36 40L72 56L52 90L24 76Z', darker(rust, 0.35)) +
      p('M-24 18Q-6 22 -2 36Q-4 52 -22 54Z', darker(rust, 0.35)) +
      p('M8 -76H30V4H8Z', darker(rust, 0.16)) +
      [-66, -56, -46, -36, -26, -16, -6]
        .map((y) => l(`M-12 ${y}H2`, lighter(rust, 0.2), 1.2))
        .join(''),
  ) +
  '</g>';

export const clothes = [
  flatProduct(
    'cotton-training-tee-1',
    'A plain charcoal T-shirt laid flat, with a small pale mark near the hem and no print.',
    {
      paper: rust,
      shapes: [
        slab(0.14, 0.12, 0.72, 0.76, '#c75532'),
        slab(0.14, 0.12, 0.72, 0.05, '#9a3618', '#80290f'),
      ],
      svg: tee('front'),
      size: 0.68,
      y: 0.52,
    },
  ),
  flatProduct(
    'cotton-training-tee-2',
    'The back of a charcoal T-shirt: a wide cut across the shoulder blades and a high neck.',
    {
      paper: sand,
      shapes: [disc(0.5, 0.5, 0.4, clay)],
      svg: tee('back'),
    },
  ),
  flatProduct(
    'racerback-vest-1',
    'A sky blue training vest laid flat, with a round neck and wide armholes.',
    {
      paper: pine,
      shapes: [arch(0.5, 0.08, 0.76, '#2f5b4e')],
      svg: vest('front'),
    },
  ),
  flatProduct(
    'racerback-vest-2',
    'The back of a sky blue vest, its straps running together between the shoulder blades.',
    {
      paper: brass,
      shapes: [disc(0.5, 0.5, 0.4, '#e6b254')],
      svg: vest('back'),
    },
  ),
  flatProduct(
    'training-leggings-1',
    'Plum leggings laid flat, with a high waistband and a pocket on the thigh.',
    {
      paper: sand,
      shapes: [halfDisc(0.5, 0.86, 0.46, clay)],
      svg: leggings('front'),
      size: 0.8,
    },
  ),
  flatProduct(
    'training-leggings-2',
    'The back of plum leggings: a curved seam across the seat and a loop on the waistband.',
    {
      paper: sky,
      shapes: [diagonal(0.52, 0.3, 0.24, chalk)],
      svg: leggings('back'),
      size: 0.8,
    },
  ),
  flatProduct(
    'lifting-sports-bra-1',
    'A pine green sports bra with separate cups, wide straight straps and a deep band under them.',
    {
      paper: clay,
      shapes: [disc(0.5, 0.47, 0.4, '#e6aa92')],
      svg: bra('front'),
      y: 0.56,
      size: 0.78,
    },
  ),
  flatProduct(
    'lifting-sports-bra-2',
    'The back of a green sports bra: straight straps with sliders and four rows of hooks.',
    {
      paper: chalk,
      shapes: [slab(0.16, 0, 0.68, 1, sand)],
      svg: bra('back'),
      y: 0.56,
      size: 0.78,
    },
  ),
  flatProduct(
    'lifting-shorts-1',
    'Black training shorts laid flat, with an elastic waist, a pale cord and side slits.',
    {
      paper: brass,
      shapes: [arch(0.5, 0.14, 0.7, '#e6b254')],
      svg: shorts + cord,
      size: 0.86,
    },
  ),
  flatProduct(
    'zip-hoodie-1',
    'A terracotta hoodie with a full zip, two slanting pockets and pale cords at the hood.',
    {
      paper: sky,
      shapes: [ring(0.5, 0.48, 0.36, 0.08, chalk)],
      svg: hoodie('front'),
      y: 0.52,
    },
  ),
  flatProduct(
    'zip-hoodie-2',
    'The back of a terracotta hoodie, its hood lying open between wide shoulders.',
    {
      paper: pine,
      shapes: [slab(0.1, 0.1, 0.8, 0.8, '#2f5b4e')],
      svg: hoodie('back'),
      y: 0.53,
    },
  ),
  flatProduct(
    'deadlift-socks-1',
    'A pair of knee-high rust socks with pale ribbed tops and a padded strip along the shin.',
    {
      paper: sand,
      shapes: [disc(0.5, 0.52, 0.38, sky)],
      svg: sock(-46, -4) + sock(24, 2),
      size: 0.76,
      x: 0.49,
    },
  ),
];
