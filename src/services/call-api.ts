import { changeTimeoutSentence, readTimeoutSentence } from '../domain/late-sentences.ts';
import { functionCallTimeoutMs } from '../domain/timeouts.ts';
import { unreachableResult, type ApiResult } from './api-result.ts';
import { awaitWithPageNoticeIfSlow } from './await-with-page-notice-if-slow.ts';

/** A request, and what the visitor reads if its answer doesn't come in time. */
type ApiCall = RequestInit & { readonly late?: string };

// Parsed by hand, so that visitors who vote or join the mailing list don't have to load valibot.
const sentenceOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
    ? body.error
    : undefined;

const call = async <Value>(
  path: string,
  { late, ...init }: ApiCall,
  parse: (body: unknown, headers: Headers) => Value | undefined,
): Promise<ApiResult<Value>> => {
  try {
    const response = await fetch(path, {
      ...init,
      signal: AbortSignal.timeout(functionCallTimeoutMs),
    });
    const body: unknown = await response.json();
    const sentence = sentenceOf(body);
    if (!response.ok) {
      if (sentence === undefined) return unreachableResult;
      const { status } = response;
      return status < 500
        ? { kind: 'refused', sentence, status, body }
        : { kind: 'failed', sentence };
    }
    const value = parse(body, response.headers);
    return value === undefined ? unreachableResult : { kind: 'answered', value };
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'TimeoutError') return unreachableResult;
    const usual = init.method === undefined ? readTimeoutSentence : changeTimeoutSentence;
    return { kind: 'failed', sentence: late ?? usual };
  }
};

/**
 * Calls a function of this site and parses its JSON and its headers; `parse` returns undefined for
 * another shape. Says so if the answer takes longer than usual. Never throws.
 */
export const callApi = <Value>(
  path: string,
  init: ApiCall,
  parse: (body: unknown, headers: Headers) => Value | undefined,
): Promise<ApiResult<Value>> => awaitWithPageNoticeIfSlow(call(path, init, parse));
