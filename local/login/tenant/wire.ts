import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { TenantFault, TenantFaults } from './faults.ts';

/** An error of the Management API. */
export class TenantError extends Error {
  readonly status: 400 | 403 | 404 | 409;
  readonly code: string;
  constructor(status: 400 | 403 | 404 | 409, message: string, code: string) {
    super(message);
    this.name = 'TenantError';
    this.status = status;
    this.code = code;
  }
}

const reasons = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
} as const;

export const answerTenantError = (error: unknown, context: Context): Response => {
  if (!(error instanceof TenantError)) throw error;
  const { status, message, code } = error;
  return context.json(
    { statusCode: status, error: reasons[status], message, errorCode: code },
    status,
  );
};

export const missingError = (what: string): TenantError =>
  new TenantError(404, `The ${what} does not exist.`, 'inexistent_resource');

export const conflictError = (message: string): TenantError =>
  new TenantError(409, message, 'conflict');

/** Parses a request body; rejects what Auth0 would reject. */
export const readApiBody = async <Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> => {
  const result = v.safeParse(schema, await context.req.json());
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = v.getDotPath(issue) ?? 'body';
  throw new TenantError(
    400,
    `Payload validation error: '${issue.message}' on property ${place}.`,
    'invalid_body',
  );
};

const readPage = <Item>(context: Context, items: readonly Item[]) => {
  const limit = Math.min(Number(context.req.query('per_page') ?? 50), 100);
  const page = Number(context.req.query('page') ?? 0);
  const start = page * limit;
  return { shown: items.slice(start, start + limit), page, start, limit, total: items.length };
};

/** One page of a list, with the totals that the SDK expects. */
export const toTenantPage = <Item>(
  context: Context,
  name: string,
  items: readonly Item[],
): Response => {
  const { shown, start, limit, total } = readPage(context, items);
  // Only the list of accounts says its length (the SDK's types).
  const length = name === 'users' ? { length: shown.length } : {};
  return context.json({ [name]: shown, start, limit, ...length, total });
};

/** One page of actions, or of what runs after a login: these lists count pages instead of items. */
export const toNumberedPage = <Item>(
  context: Context,
  name: string,
  items: readonly Item[],
): Response => {
  const { shown, page, limit, total } = readPage(context, items);
  return context.json({ [name]: shown, page, per_page: limit, total });
};

/** A list with checkpoint pagination. Ours are short, so there is only one page. */
export const toCheckpointPage = <Item>(
  context: Context,
  name: string,
  items: readonly Item[],
): Response => context.json({ [name]: items });

const refusals: Partial<Record<TenantFault, readonly [401 | 403 | 404 | 409 | 429 | 500, string]>> =
  {
    'invalid-token': [401, 'Expired token received for JSON Web Token validation'],
    'insufficient-scope': [403, 'Insufficient scope, expected any of: create:clients'],
    'not-found': [404, 'Not found.'],
    conflict: [409, 'It exists already.'],
    'rate-limited': [429, 'Global limit has been reached'],
    'error-500': [500, 'Internal error'],
  };

type Env = { readonly Bindings: HttpBindings };

/** Simulates the failures that were set. */
export const injectFaults =
  (faults: TenantFaults, slowMs: number): MiddlewareHandler<Env> =>
  async (context, next) => {
    const path = new URL(context.req.url).pathname.replace(/^\/api\/v2/, '');
    const fault = faults.take(context.req.method, path);
    const breakOff = (): void => void context.env.incoming.socket.destroy();
    if (fault === 'down') breakOff();
    if (fault === 'slow') await wait(slowMs);
    const refusal = fault === undefined ? undefined : refusals[fault];
    if (refusal !== undefined) {
      const [statusCode, message] = refusal;
      return context.json({ statusCode, error: 'Injected', message }, statusCode);
    }
    if (fault === 'down') return context.body(null, 500);
    await next();
    if (fault === 'lost-answer') breakOff();
    return undefined;
  };
