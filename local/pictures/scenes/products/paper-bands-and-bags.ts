/** Bands, the log book, the planner and the bag. */
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
} from '../../drawing/palette.ts';
import { arch, diagonal, disc, halfDisc, ring, slab } from '../../drawing/sheet.ts';
import { flatProduct, l, p, piece, shade, stitches } from './flat.ts';

/** All loops of the set are of one length: their insides hang equally far below the bar. */
const bandLoop = (x: number, wide: number, color: string): string => {
  const long = 150 + wide / 2;
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
  bandLoop(-68, 20, pine) +
  bandLoop(-22, 14, rust) +
  bandLoop(18, 10, brass) +
  bandLoop(50, 6.5, sky) +
  bandLoop(78, 3.6, clay) +
  `<rect x="-104" y="-94" width="12" height="28" rx="3" fill="${ink}"/><rect x="92" y="-94" width="12" height="28" rx="3" fill="${ink}"/>`;

/** A woven loop that lies on its edge: its far wall inside, its near wall with a label. */
const miniBand = (y: number, wide: number, color: string): string =>
  `<g transform="translate(0 ${y})">` +
  shade(`M${-wide} 22C${-wide} 58 ${wide + 10} 58 ${wide + 10} 20L${wide} 10Z`) +
  p(
    `M${-wide} -8C${-wide} -34 ${wide} -34 ${wide} -8V16C${wide} -8 ${-wide} -8 ${-wide} 16Z`,
    darker(color, 0.45),
  ) +
  p(
    `M${-wide} -8C${-wide} 26 ${wide} 26 ${wide} -8V20C${wide} 54 ${-wide} 54 ${-wide} 20Z`,
    color,
  ) +
  stitches(
    `M${-wide + 1} -2C${-wide} 31 ${wide} 31 ${wide - 1} -2M${-wide + 1} 14C${-wide} 47 ${wide} 47 ${wide - 1} 14`,
    lighter(color, 0.4),
  ) +
  p('M-14 20Q0 22 14 20V40Q0 42 -14 40Z', chalk) +
  '</g>';
const miniBands = miniBand(-62, 60, clay) + miniBand(-4, 70, brass) + miniBand(58, 82, rust);

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

const rows = Array.from({ length: 10 }, (_, i) => -44 + i * 11);
const page = '#f9f3e6';
const openBook =
  piece('M-98 -70Q-50 -82 0 -70Q50 -82 98 -70V72Q50 60 0 72Q-50 60 -98 72Z', pine, '', 7) +
  p('M-94 -74Q-48 -86 0 -72V68Q-48 54 -94 66Z', page) +
  p('M0 -72Q48 -86 94 -74V66Q48 54 0 68Z', page) +
  p('M0 -72Q14 -77 26 -79V57Q14 61 0 68Z', '#e3d8c2') +
  l(rows.map((y) => `M-88 ${y}Q-46 ${y - 11} -8 ${y + 1}`).join(''), '#c9bca3', 1) +
  l('M-62 -64V50M-44 -67V46M-26 -67V47', '#c9bca3', 1) +
  l(
    rows
      .slice(0, 5)
      .map((y) => `M-86 ${y - 5}q8 -4 18 -4M-57 ${y - 8}l8 0M-39 ${y - 8}l8 1M-21 ${y - 6}l8 2`)
      .join(''),
    '#3b5f86',
    1.8,
  ) +
  l('M36 -56Q60 -63 84 -58M36 -42Q54 -48 72 -45M36 -16Q60 -22 84 -18', '#3b5f86', 1.8) +
  l(
    rows
      .slice(2)
      .map((y) => `M34 ${y}Q62 ${y - 8} 88 ${y - 2}`)
      .join(''),
    '#d9cdb8',
    1,
  ) +
  p('M-3 -74H4V82L0 76L-3 84Z', rust) +
  `<g transform="translate(52 34) rotate(62)"><rect x="-4" y="-70" width="8" height="112" rx="2" fill="${brass}"/><rect x="-4" y="-70" width="3" height="112" fill="${lighter(brass, 0.3)}"/><path d="M-4 42H4L0 55Z" fill="#e8d3ac"/><path d="M-1.600 50H1.600L0 55Z" fill="${ink}"/></g>`;

const month = (x: number, y: number, done: number): string =>
  p(`M${x} ${y}h36v7h-36z`, rust) +
  Array.from({ length: 28 }, (_, i) => {
    const [a, b] = [x + (i % 7) * 5.2, y + 10 + Math.floor(i / 7) * 6.4];
    const filled = i < done && [0, 2, 4].includes(i % 7);
    return p(`M${a} ${b}h4.400v5.400h-4.400z`, filled ? pine : '#e3d8c2');
  }).join('');
const planner = piece(
  'M-66 -96H66V96H-66Z',
  page,
  p('M-66 -96H66V-66H-66Z', pine) +
    l('M-34 -81H34', chalk, 3) +
    l('M-30 -90V-72M-22 -87V-75M30 -90V-72M22 -87V-75', chalk, 5) +
    [0, 1, 2, 3]
      .flatMap((row) =>
        [0, 1, 2].map((i) => month(-60 + i * 42, -58 + row * 38, 28 - (row * 3 + i) * 6)),
      )
      .join(''),
);
const rolled =
  shade('M-84 26H92V44H-80Z') +
  p('M-90 -26H80V26H-90Z', page) +
  p('M-90 -26H80V-12H-90Z', lighter(page, 0.4)) +
  p('M-90 12H80V26H-90Z', '#d3c6ad') +
  `<ellipse cx="80" cy="0" rx="13" ry="26" fill="#e3d8c2"/>` +
  l('M80 -16C90 -14 90 14 80 15C73 14 73 -8 80 -8C85 -7 85 6 81 6', '#8d7f66', 1.6) +
  p('M-22 -26H4V26H-22Z', rust) +
  p('M-22 12H4V26H-22Z', darker(rust, 0.3));

const bag =
  shade('M-88 60H96Q108 76 92 86H-80Z') +
  l('M-44 20C-40 -96 28 -96 36 20', darker(pine, 0.6), 9) +
  piece(
    'M-92 -12Q-92 -36 -68 -36H68Q92 -36 92 -12V50Q92 70 72 70H-72Q-92 70 -92 50Z',
    pine,
    p('M-100 46H100V80H-100Z', darker(pine, 0.4)) +
      p('M-56 -40H-40V90H-56ZM38 -40H54V90H38Z', darker(pine, 0.5)) +
      p('M-28 -2H28V46H-28Z', lighter(pine, 0.1)) +
      l('M-28 6H28', chalk, 2.2) +
      p('M22 3H34V9H22Z', rust) +
      stitches('M-96 46H96', lighter(pine, 0.35)),
    4,
  ) +
  l('M-80 -30Q0 -24 80 -30', chalk, 2.2) +
  l('M-48 18C-44 -66 36 -66 46 18', darker(pine, 0.3), 9) +
  p('M-22 -50Q0 -60 24 -50L22 -38Q0 -46 -20 -38Z', rust);

const openBag =
  piece(
    'M-84 -70Q-90 -78 -70 -80H70Q90 -78 84 -70L92 70Q90 82 72 82H-72Q-90 82 -92 70Z',
    pine,
    '',
    6,
  ) +
  p(
    'M-70 -62H70Q76 -62 76 -54L80 58Q80 66 72 66H-72Q-80 66 -80 58L-76 -54Q-76 -62 -70 -62Z',
    darker(pine, 0.62),
  ) +
  `<g transform="translate(-40 22) scale(0.34)">${p('M-110 -60Q-110 -84 -86 -84H70Q110 -84 110 -44V40Q110 76 74 76H-110Z', '#8a4a24')}${p('M-70 -50H40Q70 -50 70 -20V20Q70 40 44 40H-70Z', darker('#8a4a24', 0.55))}</g>` +
  `<g transform="translate(34 4) scale(0.46)">${logBook}</g>` +
  p('M-68 -50H-12Q-6 -50 -6 -44V-20H-74V-44Q-74 -50 -68 -50Z', sky) +
  l('M-70 -36H-8', darker(sky, 0.25), 1.6) +
  p('M-70 -62H70V-56H-70Z', darker(pine, 0.3)) +
  l('M-74 -66L-84 72M74 -66L84 72', chalk, 2.2, 'stroke-dasharray="3 2"');

export const paperBandsAndBags = [
  flatProduct(
    'resistance-band-set-1',
    'Five rubber loop bands, from wide to thin, hang side by side from a steel bar.',
    {
      paper: '#efe0cf',
      shapes: [disc(0.5, 0.5, 0.4, '#f7ecdf'), diagonal(0.7, 0.5, 0.2, clay)],
      svg: bands,
      size: 0.78,
      y: 0.52,
    },
  ),
  flatProduct(
    'mini-band-set-1',
    'Three woven loop bands in clay, brass and rust, lying one below the other by size.',
    {
      paper: pine,
      shapes: [arch(0.5, 0.06, 0.8, '#2f5b4e')],
      svg: miniBands,
      size: 0.76,
    },
  ),
  flatProduct(
    'training-log-book-1',
    'A green training log book with a dumbbell label, a ribbon and a brass-coloured pencil lying across it.',
    {
      paper: clay,
      shapes: [slab(0.12, 0, 0.3, 1, '#e6aa92'), ring(0.62, 0.4, 0.3, 0.05, rust)],
      svg: logBook,
      turn: -4,
    },
  ),
  flatProduct(
    'training-log-book-2',
    'The open log book: ten ruled lines in columns on the left, handwritten notes on the right.',
    {
      paper: brass,
      shapes: [slab(0, 0.3, 1, 0.4, '#e6b254')],
      svg: openBook,
      size: 0.84,
    },
  ),
  flatProduct(
    'year-planner-1',
    'A tall wall planner with twelve blocks of small squares, some of them filled in green.',
    {
      paper: sky,
      shapes: [slab(0, 0.84, 1, 0.16, '#6f909d'), disc(0.74, 0.3, 0.2, chalk)],
      svg: planner,
      size: 0.8,
      y: 0.48,
    },
  ),
  flatProduct('year-planner-2', 'A wall planner rolled up, held by a rust-coloured paper band.', {
    paper: clay,
    shapes: [halfDisc(0.5, 0.7, 0.4, '#e6aa92')],
    svg: rolled,
    size: 0.8,
    turn: -18,
  }),
  flatProduct(
    'gym-bag-1',
    'A green canvas holdall with two carrying handles, a front pocket and a darker base.',
    {
      paper: sand,
      shapes: [disc(0.5, 0.46, 0.4, brass), slab(0, 0.72, 1, 0.28, clay)],
      svg: bag,
      size: 0.74,
      y: 0.52,
    },
  ),
  flatProduct(
    'gym-bag-3',
    'A green holdall open from above, with a belt, a log book and a folded vest inside.',
    {
      paper: rust,
      shapes: [ring(0.5, 0.5, 0.4, 0.08, '#c75532')],
      svg: openBag,
      size: 0.78,
    },
  ),
];
