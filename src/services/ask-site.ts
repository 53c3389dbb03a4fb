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

const patience = 12_000;

const lost = {
  kind: 'lost',
  sentence: 'We couldn’t reach the server. Check your connection, then try again.',
} as const;

const sentenceOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
    ? body.error
    : undefined;

/** Asks a function of this site and parses its JSON. Never throws, and waits twelve seconds at most. */
export const askSite = async <Value>(
  address: string,
  init: RequestInit,
  parse: (body: unknown) => Value | undefined,
): Promise<Answer<Value>> => {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(patience) });
    const body: unknown = await response.json();
    const sentence = sentenceOf(body);
    if (!response.ok) {
      if (sentence === undefined) return lost;
      const { status } = response;
      return status < 500
        ? { kind: 'refused', sentence, status, body }
        : { kind: 'lost', sentence };
    }
    const value = parse(body);
    return value === undefined ? lost : { kind: 'answered', value };
  } catch {
    return lost;
  }
};
