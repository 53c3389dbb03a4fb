import * as v from 'valibot';
import {
  sealedLogApiPaths,
  SealedLogGetAnswerSchema,
  SentEventStatesAnswerSchema,
  type SealedLogGetAnswer,
  type SentEventStatesAnswer,
} from '../../../src/domain/sealed-sync/sealed-log-api.ts';
import { createTrainingLogEndpoint } from '../../../src/server/training-log/training-log-endpoint.ts';
import type { Handler } from '../../../src/server/http/endpoint.ts';
import { Refusal } from '../../../src/server/http/answers.ts';
import { enforceRateLimit } from '../../../src/server/rate-limit/rate-limit.ts';
import type { Database } from '../../../src/server/store/database.ts';

const address = `https://knurl.example${sealedLogApiPaths.trainingLog}`;

/** The endpoint over a database. The subject of a request stands in its token's place. */
export const createSealedLogEndpoint = (
  database: Database,
  now: () => Date,
  log?: (message: string, error: unknown) => void,
): Handler => {
  let ids = 0;
  return createTrainingLogEndpoint({
    database,
    now,
    ...(log !== undefined && { log }),
    authenticate: async (request) => {
      const subject = request.headers.get('authorization')?.replace('Bearer ', '');
      if (subject === undefined) throw new Refusal(401, 'Please log in to see this.');
      return subject;
    },
    enforceLimit: (charges) =>
      enforceRateLimit(
        { database, now, signingSecret: 'a secret of the tests, 32 letters long' },
        charges,
      ),
    newId: () => `customer-${(ids += 1)}-${crypto.randomUUID()}`,
  });
};

export const aWrappedKey = {
  kind: 'phrase',
  id: 'phrase',
  epoch: 1,
  salt: 'c2FsdA==',
  wrapped: 'd3JhcHBlZA==',
} as const;

/** The requests of one member's devices. */
export const sealedLogOf = (endpoint: Handler, subject: string) => {
  const send = (init: RequestInit = {}, query = ''): Promise<Response> =>
    endpoint(
      new Request(`${address}${query}`, {
        ...init,
        headers: { authorization: `Bearer ${subject}`, ...init.headers },
      }),
    );
  const post = async (body: unknown): Promise<Response> => {
    const answer = await send({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    // The database was out of reach for a moment. Nobody knows whether it has this, so a device
    // sends it again.
    return answer.status === 503 ? post(body) : answer;
  };
  return {
    send,
    post,
    begin: (log: string) => post({ kind: 'begin', log, keys: [aWrappedKey] }),
    store: async (
      log: string,
      events: readonly { readonly id: string; readonly sealed: string }[],
      epoch = 1,
    ): Promise<SentEventStatesAnswer['events']> => {
      const answer = await post({ kind: 'events', log, epoch, events });
      return v.parse(SentEventStatesAnswerSchema, await answer.json()).events;
    },
    read: async (after = 0): Promise<SealedLogGetAnswer> =>
      v.parse(SealedLogGetAnswerSchema, await (await send({}, `?after=${after}`)).json()),
  };
};
