/**
 * Style for a shaft of which only a share is visible: clipped, not squeezed, so that the knurling
 * keeps its shape.
 */
export const clipToShare = (share: number): { readonly clipPath: string } => ({
  clipPath: `inset(0 ${(100 * (1 - share)).toFixed(2)}% 0 0)`,
});
