import * as v from 'valibot';
import {
  sealedLogApiPaths,
  SealedLogGetAnswerSchema,
  SealedLogRefusalSchema,
  SentEventStatesAnswerSchema,
  type SealedLogGetAnswer,
  type SentEventStatesAnswer,
} from '../../domain/sealed-sync/sealed-log-api.ts';
import type { SealedLogEventsOrKeysAction } from '../../domain/sealed-sync/sealed-log-events-or-keys-action.ts';
import { functionCallTimeoutMs } from '../../domain/timeouts.ts';
import { unreachableResult } from '../api-result.ts';
import type { GetAccessToken } from '../members/member-api.ts';
import type { SyncProblem } from './sealed-sync.ts';

/** An answer of the server, or the problem instead. */
type ServerResult<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  | { readonly kind: 'problem'; readonly problem: SyncProblem };

/**
 * What the server can be asked. Sync runs in the background, so no wait is announced on the page.
 */
export type SealedLogApi = {
  readonly read: (after: number) => Promise<ServerResult<SealedLogGetAnswer>>;
  /**
   * Asks for the log and its wrapped keys, without any of its events: ten years of them are a
   * megabyte.
   */
  readonly find: () => Promise<ServerResult<SealedLogGetAnswer>>;
  readonly post: (
    request: SealedLogEventsOrKeysAction,
  ) => Promise<ServerResult<SentEventStatesAnswer>>;
  /** Removes the events through a place of a log, or everything. */
  readonly remove: (which?: {
    readonly log: string;
    readonly through: number;
  }) => Promise<ServerResult<SentEventStatesAnswer>>;
};

const problemOf = (
  kind: SyncProblem['kind'],
  sentence: string,
): { readonly kind: 'problem'; readonly problem: SyncProblem } => ({
  kind: 'problem',
  problem: { kind, sentence },
});

const refusalKinds: Readonly<
  Record<v.InferOutput<typeof SealedLogRefusalSchema>['reason'], SyncProblem['kind']>
> = {
  'no log': 'deleted',
  'another log': 'deleted',
  'new phrase': 'new phrase',
  full: 'full',
};

const RefusalSchema = v.object({ error: v.string() });

const toProblem = (status: number, body: unknown) => {
  const refusal = v.safeParse(RefusalSchema, body);
  const { error } = refusal.success ? refusal.output : { error: unreachableResult.sentence };
  const reason = v.safeParse(SealedLogRefusalSchema, body);
  if (reason.success) return problemOf(refusalKinds[reason.output.reason], error);
  return problemOf(status === 429 || status >= 500 ? 'unreachable' : 'failed', error);
};

/** A place after all events: the largest that the server takes. */
const afterAll = 999_999_999_999_999;

/** Speaks to `/api/training-log` with the member’s access token. Nothing rejects. */
export const createSealedLogApi = (getAccessToken: GetAccessToken): SealedLogApi => {
  const call = async <Schema extends v.GenericSchema<unknown>>(
    schema: Schema,
    path: string,
    init: RequestInit,
    isAgain = false,
  ): Promise<ServerResult<v.InferOutput<Schema>>> => {
    const token = await getAccessToken({ fresh: isAgain });
    if (token.kind === 'signed-out') {
      return problemOf('signed out', 'Log in again, and your devices go on.');
    }
    if (token.kind === 'unreachable') return problemOf('unreachable', token.sentence);
    try {
      const answer = await fetch(`${sealedLogApiPaths.trainingLog}${path}`, {
        ...init,
        headers: {
          authorization: `Bearer ${token.token}`,
          ...(init.body !== undefined && { 'content-type': 'application/json' }),
        },
        signal: AbortSignal.timeout(functionCallTimeoutMs),
      });
      if (answer.status === 401 && !isAgain) return await call(schema, path, init, true);
      const body: unknown = await answer.json();
      if (!answer.ok) return toProblem(answer.status, body);
      const value = v.safeParse(schema, body);
      if (value.success) return { kind: 'answered', value: value.output };
    } catch {
      // No connection, or an answer of something else between the device and the server.
    }
    return problemOf('unreachable', unreachableResult.sentence);
  };
  const read = (after: number) => call(SealedLogGetAnswerSchema, `?after=${after}`, {});
  return {
    read,
    find: () => read(afterAll),
    post: (request) =>
      call(SentEventStatesAnswerSchema, '', { method: 'POST', body: JSON.stringify(request) }),
    remove: (which) =>
      call(
        SentEventStatesAnswerSchema,
        which === undefined ? '' : `?log=${which.log}&through=${which.through}`,
        { method: 'DELETE' },
      ),
  };
};
