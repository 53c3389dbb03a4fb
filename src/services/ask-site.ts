import { lost, type Answer } from './answer.ts';

const patience = 12_000;

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
