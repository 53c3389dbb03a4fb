/**
 * A departure of the content from docs/voice.md, or something else that an editor should look at.
 * It does not stop a build.
 */
export type Advice = {
  /**
   * The id of the entry or asset; several ids, separated by commas, for a problem that entries
   * share.
   */
  readonly where: string;
  readonly field?: string;
  readonly problem: string;
  /** Undefined if the problem already says what to do. */
  readonly remedy?: string;
};

/** The advice on a text that is too short or too long. */
export const checkLength = (
  where: string,
  name: string,
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
): readonly Advice[] =>
  text.length >= from && text.length <= to
    ? []
    : [{ where, problem: `the ${name} has ${text.length} characters, not ${from} to ${to}` }];
