import type { Picture } from '../../drawing/picture.ts';
import { clothesInUse } from './clothes-in-use.ts';
import { clothes } from './clothes.ts';
import { grip } from './grip.ts';
import { kitInUse } from './kit-in-use.ts';
import { paperBandsAndBags } from './paper-bands-and-bags.ts';
import { support } from './support.ts';

/** The products of the shop: flat, and in use. */
export const products: readonly Picture[] = [
  ...support,
  ...grip,
  ...paperBandsAndBags,
  ...clothes,
  ...kitInUse,
  ...clothesInUse,
];
