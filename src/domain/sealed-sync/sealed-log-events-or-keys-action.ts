import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';
import {
  createBase64Schema,
  KeyEpochSchema,
  maxEventsPerRequest,
  WrappedKeySchema,
} from './sealed-log-api.ts';

/* What only the server has to know of a sealed log: what it takes. */

/** The longest sealed event, in characters of base64. */
export const maxSealedEventLength = 256 * 1024;

/** The longest body of a request, in bytes. */
export const maxSealedRequestBytes = 1024 * 1024;

/** How many characters of sealed events an answer has at most, if it has more than one. */
export const maxSealedAnswerLength = 1024 * 1024;

/** How many wrapped keys a log may have: the phrase’s and those of passkeys. */
export const maxWrappedKeysPerLog = 12;

/** The refusal when there is no room left. */
export const noSealedLogRoomSentence =
  'Your sealed log has no room left. Your log on this device is complete; write to us, and we find out why it is so large.';

const LogIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));
const KeysSchema = v.pipe(
  v.array(WrappedKeySchema),
  v.minLength(1),
  v.maxLength(maxWrappedKeysPerLog),
);

const SentEventSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{8,64}\.\d{1,10}$/)),
  sealed: createBase64Schema(maxSealedEventLength),
});

/** What `POST /api/training-log` takes. */
export const SealedLogEventsOrKeysActionSchema = v.variant('kind', [
  /** Begins a sealed log, with its first wrapped key. */
  v.object({ kind: v.literal('begin'), log: LogIdSchema, keys: KeysSchema }),
  v.object({
    kind: v.literal('events'),
    log: LogIdSchema,
    epoch: KeyEpochSchema,
    events: v.pipe(v.array(SentEventSchema), v.minLength(1), v.maxLength(maxEventsPerRequest)),
  }),
  /** A new key in place of that of the epoch `from`, and of all that wrap it. */
  v.object({
    kind: v.literal('new key'),
    log: LogIdSchema,
    from: KeyEpochSchema,
    keys: KeysSchema,
  }),
  /** One more wrapped form of the present key. */
  v.object({ kind: v.literal('add key'), log: LogIdSchema, key: WrappedKeySchema }),
]);
export type SealedLogEventsOrKeysAction = DeepReadonly<
  v.InferOutput<typeof SealedLogEventsOrKeysActionSchema>
>;
