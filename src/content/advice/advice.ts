/** A departure of the content from docs/voice.md, or something else that an editor should look at. It does not stop a build. */
export type Advice = {
  /** The id of the entry or asset; several ids, separated by commas, for a problem that entries share. */
  readonly where: string;
  readonly field?: string;
  readonly problem: string;
  /** Undefined if the problem already says what to do. */
  readonly remedy?: string;
};

/** The advice on a text that is too short or too long; none for a value that isn't a text. */
export const checkLength = (
  where: string,
  name: string,
  value: unknown,
  { from, to }: { readonly from: number; readonly to: number },
): readonly Advice[] =>
  typeof value !== 'string' || (value.length >= from && value.length <= to)
    ? []
    : [{ where, problem: `the ${name} has ${value.length} characters, not ${from} to ${to}` }];
