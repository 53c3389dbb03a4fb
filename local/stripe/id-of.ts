/** The id of an object that may be expanded. */
export const idOf = (
  value: string | { readonly id: string } | null | undefined,
): string | undefined => (typeof value === 'object' ? value?.id : value);
