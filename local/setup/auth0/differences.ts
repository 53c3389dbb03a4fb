const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True if everything wanted was found: lists may have more items, and records other fields. */
const hasAll = (found: unknown, wanted: unknown): boolean => {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(found) &&
      wanted.every((one: unknown) => found.some((other: unknown) => hasAll(other, one)))
    );
  }
  if (isRecord(wanted)) {
    return (
      isRecord(found) && Object.entries(wanted).every(([name, value]) => hasAll(found[name], value))
    );
  }
  return found === wanted;
};

/** The names of the fields that differ from what is wanted. */
export const differingFields = (
  found: Readonly<Record<string, unknown>>,
  wanted: Readonly<Record<string, unknown>>,
): readonly string[] => Object.keys(wanted).filter((name) => !hasAll(found[name], wanted[name]));

/** A list with the wanted items added to the existing ones. */
export const withWantedAdded = (
  found: readonly string[] | undefined,
  wanted: readonly string[],
): string[] => [...new Set([...(found ?? []), ...wanted])];
