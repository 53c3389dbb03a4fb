import type { Refusal } from './refusal.ts';

/** What a function answers is for this visitor and this moment: nobody on the way may keep it. */
export const privateHeaders = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
} as const;

/** An answer of a function. */
export const jsonAnswer = (
  body: unknown,
  init: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
): Response =>
  Response.json(body, {
    status: init.status ?? 200,
    headers: { ...privateHeaders, ...init.headers },
  });

/** A refusal as its answer: `{ "error": "One clear sentence." }`. */
export const refusalAnswer = (refusal: Refusal): Response =>
  jsonAnswer(
    { ...refusal.details, error: refusal.message },
    { status: refusal.status, headers: refusal.headers },
  );
