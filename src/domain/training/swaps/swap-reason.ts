import type { Equipment } from '../all-equipment.ts';
import type { SorePart } from '../sore-part.ts';

/** Why the lifter swaps. For a sore part, exercises that load it are left out. */
export type SwapReason =
  | { readonly kind: 'taken' }
  | { readonly kind: 'no kit'; readonly has: readonly Equipment[] }
  | { readonly kind: 'sore'; readonly part: SorePart };
