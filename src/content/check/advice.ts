/** A place where the content departs from docs/voice.md, or that an editor should look at. It does not stop a build. */
export type Advice = {
  /** The id of the entry or asset; several ids, separated by commas, for what entries have in common. */
  readonly where: string;
  readonly field?: string;
  readonly problem: string;
  /** Undefined where the problem says what to do. */
  readonly remedy?: string;
};

/** The advice on a text that is too short or too long; none for a value that is no text. */
export const checkLength = (
  where: string,
  name: string,
  value: unknown,
  { from, to }: { readonly from: number; readonly to: number },
): readonly Advice[] =>
  typeof value !== 'string' || (value.length >= from && value.length <= to)
    ? []
    : [{ where, problem: `the ${name} has ${value.length} characters, not ${from} to ${to}` }];
