import * as v from 'valibot';
import { requestRateLimits } from '../../domain/limits.ts';
import type { SealedLogRefusalReason } from '../../domain/sealed-sync/sealed-log-api.ts';
import {
  maxSealedRequestBytes,
  noSealedLogRoomSentence,
  SealedLogEventsOrKeysActionSchema,
  type SealedLogEventsOrKeysAction,
} from '../../domain/sealed-sync/sealed-log-events-or-keys-action.ts';
import type { AuthenticateSubjectOrRefuse } from '../auth/access-token.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer, Refusal } from '../http/answers.ts';
import { parseOutsideValueOrRefuse, readJson } from '../http/request-body.ts';
import type { RateLimitCharge, RateLimit } from '../rate-limit/rate-limit.ts';
import { findOrStoreCustomerIdOfSubject } from '../rights/write-rights.ts';
import type { Database } from '../store/database.ts';
import {
  readSealedEventsPage,
  removeEventsReplacedBySnapshot,
  storeSealedEvents,
} from './sealed-events.ts';
import {
  addWrappedKey,
  beginSealedLog,
  deleteSealedLog,
  findSealedLogOfSubject,
  rotateSealedLogKeyKeepingEvents,
} from './sealed-logs.ts';

export type TrainingLogDependencies = {
  readonly authenticate: AuthenticateSubjectOrRefuse;
  readonly database: Database;
  readonly enforceLimit: (charges: readonly RateLimitCharge[]) => Promise<void>;
  /** Returns an unguessable random id. */
  readonly newId: () => string;
  readonly now: () => Date;
  readonly log?: (message: string, error: unknown) => void;
};

const limit: RateLimit = {
  ...requestRateLimits.trainingLog,
  purpose: 'training log',
  sentence: (wait) =>
    `Your devices have asked for your sealed log very often. They go on by themselves in ${wait}.`,
};
const kilobyteLimit: RateLimit = {
  ...requestRateLimits.trainingLogKilobytes,
  purpose: 'training log kilobytes',
  sentence: (wait) =>
    `Your devices have sent a lot today. They go on by themselves in ${wait}, and your log on this device is complete.`,
};

const refusal = (status: number, reason: SealedLogRefusalReason, sentence: string): Refusal =>
  new Refusal(status, sentence, {}, { reason });

/** Says why nothing was stored in a log. */
const whyNot = async (
  database: Database,
  subject: string,
  { log, epoch }: { readonly log: string; readonly epoch: number },
): Promise<Refusal> => {
  const found = await findSealedLogOfSubject(database, subject);
  if (found === null) {
    return refusal(404, 'no log', 'There is no sealed log. It may have been deleted.');
  }
  if (found.id !== log) {
    return refusal(
      404,
      'another log',
      'This sealed log was deleted, and another one has been begun.',
    );
  }
  if (found.epoch !== epoch) {
    return refusal(
      409,
      'new phrase',
      'Your phrase was changed on another device. Enter the new one here.',
    );
  }
  return refusal(413, 'full', noSealedLogRoomSentence);
};

type Sent<Kind extends SealedLogEventsOrKeysAction['kind']> = Extract<
  SealedLogEventsOrKeysAction,
  { kind: Kind }
>;

const begin = async (
  { database, newId, now }: TrainingLogDependencies,
  subject: string,
  { log, keys }: Sent<'begin'>,
): Promise<Response> => {
  if (keys.some(({ epoch }) => epoch !== 1)) {
    throw new Refusal(400, 'The first keys of a sealed log have the number 1.');
  }
  const customerId = await findOrStoreCustomerIdOfSubject(database, subject, newId(), now());
  if (!(await beginSealedLog(database, { customerId, log }, keys, now()))) {
    throw new Refusal(409, 'You have a sealed log already. Open it with its phrase.');
  }
  return jsonAnswer({ events: [] });
};

const store = async (
  { database, enforceLimit, now }: TrainingLogDependencies,
  subject: string,
  { log, epoch, events }: Sent<'events'>,
): Promise<Response> => {
  const characters = events.reduce((sum, { sealed }) => sum + sealed.length, 0);
  const cost = Math.ceil(characters / 1024);
  await enforceLimit([{ limit: kilobyteLimit, caller: subject, cost }]);
  const stored = await storeSealedEvents(database, { subject, log, epoch }, events, now());
  if (stored.length > 0) return jsonAnswer({ events: stored });
  throw await whyNot(database, subject, { log, epoch });
};

const changeKeys = async (
  { database }: TrainingLogDependencies,
  subject: string,
  request: Sent<'new key' | 'add key'>,
): Promise<Response> => {
  if (request.kind === 'add key') {
    const { log, key } = request;
    if (await addWrappedKey(database, { subject, log }, key)) return jsonAnswer({ events: [] });
    const why = await whyNot(database, subject, { log, epoch: key.epoch });
    throw why.status === 413
      ? new Refusal(409, 'You have as many passkeys here as there may be.')
      : why;
  }
  const { log, from, keys } = request;
  if (keys.some(({ epoch }) => epoch !== from + 1)) {
    throw new Refusal(400, 'The new keys need the number after the one they replace.');
  }
  if (await rotateSealedLogKeyKeepingEvents(database, { subject, log }, from, keys))
    return jsonAnswer({ events: [] });
  throw await whyNot(database, subject, { log, epoch: from });
};

const act = (
  dependencies: TrainingLogDependencies,
  subject: string,
  request: SealedLogEventsOrKeysAction,
): Promise<Response> => {
  switch (request.kind) {
    case 'begin':
      return begin(dependencies, subject, request);
    case 'events':
      return store(dependencies, subject, request);
    case 'new key':
    case 'add key':
      return changeKeys(dependencies, subject, request);
  }
};

const PlaceParameter = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
const RemovalSchema = v.object({
  log: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  through: PlaceParameter,
});

const wrongRequest = 'This isn’t something that a sealed log takes.';

/**
 * `/api/training-log`, for the member of the access token. GET: her sealed log, its wrapped keys,
 * and the next events `after` a place. POST: begins a log, stores events, changes keys. DELETE:
 * removes the events `through` a place of a `log`, or without either all that there is. The server
 * can read none of it.
 */
export const createTrainingLogEndpoint = (dependencies: TrainingLogDependencies): Handler => {
  const { authenticate, database, enforceLimit } = dependencies;
  const memberOf = async (request: Request): Promise<string> => {
    const subject = await authenticate(request);
    await enforceLimit([{ limit, caller: subject }]);
    return subject;
  };
  return createEndpoint(
    {
      GET: async (request) => {
        const subject = await memberOf(request);
        const asked = new URL(request.url).searchParams.get('after') ?? '0';
        const after = parseOutsideValueOrRefuse(
          PlaceParameter,
          asked,
          'Say after which place, as a number.',
        );
        const log = await findSealedLogOfSubject(database, subject);
        const { events, isEnd } = await readSealedEventsPage(database, subject, after);
        return jsonAnswer({ log, events, isEnd });
      },
      POST: async (request) => {
        const subject = await memberOf(request);
        const sent = await readJson(
          request,
          SealedLogEventsOrKeysActionSchema,
          wrongRequest,
          maxSealedRequestBytes,
        );
        return act(dependencies, subject, sent);
      },
      DELETE: async (request) => {
        const subject = await memberOf(request);
        const { searchParams } = new URL(request.url);
        if (searchParams.size === 0) {
          await deleteSealedLog(database, subject);
          return jsonAnswer({ events: [] });
        }
        const asked = Object.fromEntries(searchParams);
        const { log, through } = parseOutsideValueOrRefuse(RemovalSchema, asked, wrongRequest);
        await removeEventsReplacedBySnapshot(database, { subject, log }, through);
        return jsonAnswer({ events: [] });
      },
    },
    dependencies,
  );
};
