/** The result of calling a function of this site. */
export type ApiResult<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  /** The server refused the request (4xx) with a sentence for the visitor. */
  | {
      readonly kind: 'refused';
      readonly sentence: string;
      readonly status: number;
      /** The whole body of the answer. */
      readonly body: unknown;
    }
  /** There was no usable answer. The request may have taken effect nevertheless. */
  | { readonly kind: 'failed'; readonly sentence: string };

/** The result when the server cannot be reached. */
export const unreachableResult = {
  kind: 'failed',
  sentence: 'We couldn’t reach the server. Check your connection, then try again.',
} as const;
