import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';

/**
 * The path of the sealed training log. It is in a file of its own, because only devices that sync
 * need it.
 */
export const sealedLogApiPaths = { trainingLog: '/api/training-log' } as const;

/** How many events one request may have. */
export const maxEventsPerRequest = 50;

/** Base64 of at most so many characters. */
export const createBase64Schema = (most: number) =>
  v.pipe(
    v.string(),
    v.minLength(4),
    v.maxLength(most),
    v.regex(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/),
  );
const PlaceSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Which key of a sealed log something belongs to. */
export const KeyEpochSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));

/** A data key that is wrapped with a key of the member's (`src/services/sealed-sync/keys.ts`). */
export const WrappedKeySchema = v.object({
  kind: v.picklist(['phrase', 'passkey']),
  /** `phrase`, or the passkey's credential id in base64. */
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(1400), v.regex(/^[A-Za-z0-9+/=]+$/)),
  /** Which key of the sealed log it is: 1, and one more with each new phrase. */
  epoch: KeyEpochSchema,
  /** The random salt of the derivation, and the data key, wrapped. Both in base64. */
  salt: createBase64Schema(88),
  wrapped: createBase64Schema(160),
});
export type WrappedKey = DeepReadonly<v.InferOutput<typeof WrappedKeySchema>>;

/** What became of an event that was sent. */
const StoredEventSchema = v.object({
  id: v.string(),
  /** `other`: the server has another event of that id, so this device's storage was copied. */
  state: v.picklist(['stored', 'known', 'other']),
  place: PlaceSchema,
});

/** The answer to a POST. An event that isn't listed has to be sent again. */
export const SentEventStatesAnswerSchema = v.object({ events: v.array(StoredEventSchema) });
export type SentEventStatesAnswer = DeepReadonly<v.InferOutput<typeof SentEventStatesAnswerSchema>>;

/** The answer of `GET /api/training-log?after=…`. */
export const SealedLogGetAnswerSchema = v.object({
  /** Null if there is no sealed log. */
  log: v.nullable(
    v.object({
      id: v.string(),
      epoch: KeyEpochSchema,
      /** The place of the latest event that was ever stored. */
      last: PlaceSchema,
      /** How much room all events take. */
      size: v.number(),
      keys: v.array(WrappedKeySchema),
    }),
  ),
  /** The next events after that place, in the order of their places. */
  events: v.array(
    v.object({
      place: PlaceSchema,
      id: v.string(),
      epoch: KeyEpochSchema,
      sealed: v.string(),
    }),
  ),
  /** Whether there are no events after these. */
  isEnd: v.boolean(),
});
export type SealedLogGetAnswer = DeepReadonly<v.InferOutput<typeof SealedLogGetAnswerSchema>>;

/** Why a refused request can't be right for this device any more, in the answer's `reason`. */
export const SealedLogRefusalSchema = v.object({
  reason: v.picklist(['no log', 'another log', 'new phrase', 'full']),
});
export type SealedLogRefusalReason = v.InferOutput<typeof SealedLogRefusalSchema>['reason'];
