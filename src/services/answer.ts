/** What came of asking a function of this site: its answer, its refusal, or nothing that can be used. */
export type Answer<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  /** The server said no, in a sentence for the person who asked. */
  | {
      readonly kind: 'refused';
      readonly sentence: string;
      readonly status: number;
      /** All that the server said. */
      readonly body: unknown;
    }
  /** Whether it arrived is not known. */
  | { readonly kind: 'lost'; readonly sentence: string };

/** Nothing came back. */
export const lost = {
  kind: 'lost',
  sentence: 'We couldn’t reach the server. Check your connection, then try again.',
} as const;
