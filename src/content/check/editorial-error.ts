/** A place where the content departs from docs/voice.md. It does not stop a build. */
export type EditorialError = {
  /** The id of the entry or asset; several ids, separated by commas, for what entries have in common. */
  readonly where: string;
  readonly problem: string;
};

/** The error of a text that is too short or too long; none for a value that is no text. */
export const checkLength = (
  where: string,
  name: string,
  value: unknown,
  { from, to }: { readonly from: number; readonly to: number },
): readonly EditorialError[] =>
  typeof value !== 'string' || (value.length >= from && value.length <= to)
    ? []
    : [{ where, problem: `the ${name} has ${value.length} characters, not ${from} to ${to}` }];
