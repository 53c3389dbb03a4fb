import { barbell, bumper, change, iron, technique } from '../equipment/weights-and-bands.ts';
import { cutlery, dinner, glyph, night } from '../drawing/flat-shapes.ts';
import { brass, chalk, clay, ink, pine, rust, sand, sky } from '../drawing/palette.ts';
import { picture } from '../drawing/picture.ts';
import { disc, dust, halfDisc, slab } from '../drawing/sheet.ts';
import type { Mark } from '../drawing/sheet.ts';

const flatScene = { yaw: 0, build: (): void => undefined };
const bowl = (fill: string): string =>
  `<path d="M-60 0C-60 50 -30 64 0 64S60 50 60 0Z" fill="${fill}"/><path d="M-60 0C-40 -34 40 -34 60 0Z" fill="#f0d9a4"/><circle cx="-20" cy="-10" r="13" fill="${rust}"/><circle cx="10" cy="-15" r="12" fill="${pine}"/><circle cx="32" cy="-6" r="10" fill="${brass}"/><path d="M-60 0H60V8C58 10 -58 10 -60 8Z" fill="${ink}" opacity="0.18"/>`;
const scales =
  `<path d="M-70 30H70L80 92H-80Z" fill="${ink}"/><path d="M-84 20H84V34H-84Z" fill="#8c8f8c"/><circle cy="60" r="24" fill="${chalk}"/><path d="M0 60L12 44" stroke="${rust}" stroke-width="4" stroke-linecap="round"/>` +
  [0, 1, 2, 3, 4, 5, 6]
    .map((i) => {
      const a = Math.PI * (1 + i / 6);
      return `<path d="M${Math.cos(a) * 16} ${60 + Math.sin(a) * 16}L${Math.cos(a) * 21} ${60 + Math.sin(a) * 21}" stroke="${ink}" stroke-width="2"/>`;
    })
    .join('');
const flame = (fill: string, inner: string): string =>
  `<path d="M0 90C-56 90 -64 40 -44 4C-36 20 -28 24 -22 22C-34 -20 -8 -60 20 -92C18 -60 30 -46 44 -24C66 12 60 90 0 90Z" fill="${fill}"/><path d="M2 90C-28 90 -34 56 -14 30C-8 42 0 42 4 36C2 16 12 6 18 -4C20 18 40 34 34 60C30 82 18 90 2 90Z" fill="${inner}"/>`;

export const calculators = [
  picture(
    'calculator-macro',
    'A plate of food in three portions sits beside a kitchen scale with a full bowl on it.',
    {
      ...flatScene,
      paper: brass,
      shapes: [
        slab(0, 0.6, 1, 0.4, '#b27c1e'),
        disc(0.28, 0.46, 0.42, '#e9b957'),
        dinner(0.3, 0.5, 0.34),
        cutlery(0.09, 0.5, 0.5, 'fork'),
        glyph(0.72, 0.62, 0.56, scales),
        glyph(0.72, 0.51, 0.5, bowl(chalk)),
      ],
    },
  ),
  picture(
    'calculator-one-rep-max',
    'A barbell with six plates a side rests on a platform in a cloud of chalk.',
    {
      paper: pine,
      floor: '#c49a6c',
      yaw: 58,
      pitch: 10,
      shapes: [disc(0.5, 0.42, 0.4, rust), dust([0.5, 0.5], 0.3, 3)],
      build: (s) => {
        s.block([0, -2, 0], [50, 2, 130], '#3a3733', -900);
        barbell(
          s,
          [0, 24, 0],
          [
            bumper,
            { ...bumper, color: brass },
            { ...bumper, color: ink },
            { ...technique, color: sky },
            iron,
            change,
          ],
          { half: 104, collar: 52 },
        );
      },
    },
  ),
  picture(
    'calculator-tdee',
    'A flame burns between a bowl of food and a trainer, with day on one side and a moonlit night on the other.',
    {
      ...flatScene,
      paper: '#33304a',
      shapes: [
        slab(0, 0, 0.5, 1, sky),
        halfDisc(0.5, 0.78, 0.5, '#e9b957'),
        night(0.72, 0.22, 0.09),
        slab(0, 0.78, 1, 0.22, clay),
        glyph(0.5, 0.52, 0.58, flame(rust, brass)),
        glyph(0.2, 0.66, 0.36, bowl(chalk)),
        glyph(
          0.8,
          0.7,
          0.36,
          `<path d="M-80 -10C-84 20 -80 34 -76 40H84C90 20 60 12 36 4C16 -4 4 -26 -8 -40L-34 -30C-40 -14 -66 -4 -80 -10Z" fill="${chalk}"/><path d="M-76 40H86V54H-78Z" fill="${rust}"/><path d="M2 -22L-14 -12M14 -8L-2 4M28 4L14 14" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`,
        ),
      ],
    },
  ),
  picture(
    'calculator-reverse-diet',
    'Four bowls climb a flight of steps, each a little larger than the one before.',
    {
      ...flatScene,
      paper: chalk,
      shapes: [
        disc(0.78, 0.26, 0.18, brass),
        ...[0, 1, 2, 3].map((i): Mark =>
          slab(
            0.08 + i * 0.22,
            0.76 - i * 0.15,
            0.22,
            0.4 + i * 0.15,
            [clay, rust, pine, ink][i] ?? ink,
          ),
        ),
        ...[0, 1, 2, 3].map((i): Mark =>
          glyph(
            0.19 + i * 0.22,
            0.695 - i * 0.163 - i * 0.012,
            0.24 + i * 0.05,
            bowl([sky, brass, sand, clay][i] ?? sky),
          ),
        ),
      ],
    },
  ),
];
