/** The house colours and the women who appear in the pictures. */
export const chalk = '#F5EFE4';
export const ink = '#1D1B19';
export const rust = '#B5401F';
export const brass = '#D99A2B';
export const pine = '#24483E';
export const clay = '#D98E73';
export const sky = '#9DB8C4';
export const steel = '#8C8F8C';
/** Black cloth: light enough to show its folds. */
export const coal = '#3d393f';
export const sand = '#E6D8C0';
/** Frames of machines and benches. */
export const graphite = '#3a3733';
/** Pads of machines and benches. */
export const leather = '#2a2725';

const skins = {
  deep: '#5A3726',
  brown: '#7F4E33',
  tan: '#A96C47',
  olive: '#C78F63',
  light: '#DFAE88',
  pale: '#EDC4A5',
} as const;

const channel = (hex: string, i: number): number => parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16);

export function tint(from: string, to: string, t: number): string {
  return (
    '#' +
    [0, 1, 2]
      .map((i) => Math.round(channel(from, i) * (1 - t) + channel(to, i) * t))
      .map((n) => n.toString(16).padStart(2, '0'))
      .join('')
  );
}
export const darker = (hex: string, t = 0.26): string => tint(hex, '#1a0f12', t);
const blood = '#40120f';
const skinTones: readonly string[] = Object.values(skins);
/** The colour of the side away from the light: warmer on skin than on other things. */
export const shaded = (hex: string, t = 0.3): string =>
  tint(hex, skinTones.includes(hex) ? blood : '#1a0f12', t);
export const lighter = (hex: string, t = 0.2): string => tint(hex, '#fff6e6', t);

type HairStyle =
  | 'bun'
  | 'afro'
  | 'braid'
  | 'ponytail'
  | 'crop'
  | 'bob'
  | 'hijab'
  | 'puff'
  | 'topknot';

/** What the woman wears over skin or clothes, by its colour. */
export interface Kit {
  belt?: string;
  kneeSleeves?: string;
  /** Of the right and of the left wrist. */
  wraps?: readonly [string, string];
  socks?: string;
}

export interface Look {
  skin: string;
  hair: string;
  style: HairStyle;
  /** Width of the woman's body: 0.92 slight, 1 medium, 1.25 large. */
  bulk: number;
  top: string;
  sleeves: 'none' | 'short' | 'long';
  bottom: string;
  legs: 'long' | 'capri' | 'shorts';
  shoe: string;
  stripe?: string;
  /** A top that ends below the breast. */
  cropped?: boolean;
  kit?: Kit;
}

const look = (base: Partial<Look>): Look => ({
  skin: skins.light,
  hair: '#3A241A',
  style: 'bun',
  bulk: 1,
  top: rust,
  sleeves: 'none',
  bottom: ink,
  legs: 'long',
  shoe: chalk,
  ...base,
});

export const amara = look({
  skin: skins.deep,
  hair: '#1E1614',
  style: 'afro',
  bulk: 1.04,
  top: brass,
  bottom: pine,
  stripe: brass,
});
export const beth = look({
  skin: skins.pale,
  hair: '#8A3B1C',
  style: 'bun',
  top: pine,
  bottom: ink,
  legs: 'shorts',
  shoe: rust,
});
export const carys = look({
  skin: skins.light,
  hair: '#C4913F',
  style: 'braid',
  bulk: 0.97,
  top: rust,
  bottom: ink,
  stripe: chalk,
});
export const dina = look({
  skin: skins.olive,
  hair: sky,
  style: 'hijab',
  bulk: 1.2,
  top: pine,
  sleeves: 'long',
  bottom: ink,
  shoe: brass,
});
export const elsa = look({
  skin: skins.pale,
  hair: '#B9B3A8',
  style: 'crop',
  bulk: 1.08,
  top: rust,
  sleeves: 'short',
  bottom: pine,
});
export const femi = look({
  skin: skins.brown,
  hair: '#1E1614',
  style: 'puff',
  bulk: 1.24,
  top: sky,
  bottom: rust,
});
export const gwen = look({
  skin: skins.tan,
  hair: '#33201A',
  style: 'ponytail',
  top: chalk,
  sleeves: 'short',
  bottom: pine,
  legs: 'capri',
  shoe: brass,
});
export const hana = look({
  skin: skins.light,
  hair: '#1C1A1C',
  style: 'bob',
  bulk: 0.95,
  top: sky,
  bottom: ink,
  shoe: brass,
});
export const priya = look({
  skin: skins.tan,
  hair: '#1D1715',
  style: 'braid',
  bulk: 1.25,
  top: brass,
  sleeves: 'short',
  bottom: ink,
});
export const joan = look({
  skin: skins.pale,
  hair: '#D5CFC4',
  style: 'topknot',
  bulk: 1.24,
  top: sky,
  sleeves: 'short',
  bottom: ink,
});
export const zola = look({
  skin: skins.deep,
  hair: '#17110F',
  style: 'crop',
  bulk: 0.99,
  top: chalk,
  bottom: rust,
  legs: 'shorts',
  shoe: chalk,
});
export const maya = look({
  skin: skins.brown,
  hair: '#2A1A14',
  style: 'topknot',
  bulk: 1.26,
  top: clay,
  bottom: pine,
  stripe: clay,
});
