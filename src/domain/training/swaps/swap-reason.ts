import type { Equipment } from '../equipment.ts';
import type { SorePart } from './sore-parts.ts';

/** Why she swaps. A sore part leaves out what loads it. */
export type SwapReason =
  | { readonly kind: 'taken' }
  | { readonly kind: 'no kit'; readonly has: readonly Equipment[] }
  | { readonly kind: 'sore'; readonly part: SorePart };
