import { unreachable, type ApiResult } from './api-result.ts';

const timeoutMs = 12_000;

// Parsed by hand, so that visitors who vote or join the mailing list don't have to load valibot.
const sentenceOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
    ? body.error
    : undefined;

/**
 * Calls a function of this site and parses its JSON and its headers; `parse` returns undefined for another shape. Never
 * throws.
 */
export const callApi = async <Value>(
  path: string,
  init: RequestInit,
  parse: (body: unknown, headers: Headers) => Value | undefined,
): Promise<ApiResult<Value>> => {
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    const body: unknown = await response.json();
    const sentence = sentenceOf(body);
    if (!response.ok) {
      if (sentence === undefined) return unreachable;
      const { status } = response;
      return status < 500
        ? { kind: 'refused', sentence, status, body }
        : { kind: 'failed', sentence };
    }
    const value = parse(body, response.headers);
    return value === undefined ? unreachable : { kind: 'answered', value };
  } catch {
    return unreachable;
  }
};
