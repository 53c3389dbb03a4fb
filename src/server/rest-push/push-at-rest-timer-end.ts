import type { Database } from '../store/database.ts';
import {
  sendPushMessage,
  type PushOutcome,
  type SendPushMessageDependencies,
} from './send-push-message.ts';
import {
  readEndOfRestTimer,
  takeSubscriptionOfDueRestTimer,
  type VersionedRestTimerId,
} from './stored-rests.ts';

export type PushAtRestTimerEndDependencies = SendPushMessageDependencies & {
  readonly database: Database;
};

/**
 * How often it looks whether the lifter has come back: a cancelled wait costs no more than this. In
 * milliseconds.
 */
const look = 15_000;
/** A message that would come later is of no use: the host may have started us late. */
const tooLate = 30_000;

/**
 * Waits for the end of a rest and tells the lifter's browser of it, unless the rest was cancelled,
 * moved or told of meanwhile. What is sent is the id alone: the service worker has the words.
 */
export const pushAtRestTimerEnd = async (
  dependencies: PushAtRestTimerEndDependencies,
  rest: VersionedRestTimerId,
): Promise<PushOutcome | 'not needed'> => {
  const { database, now, sleep } = dependencies;
  for (;;) {
    const endsAt = await readEndOfRestTimer(database, rest);
    if (endsAt === undefined) return 'not needed';
    const left = endsAt.getTime() - now();
    if (left <= 0) {
      // It leaves the books first, so that nobody is told twice and no subscription stays, whatever
      // the push service answers.
      const target = await takeSubscriptionOfDueRestTimer(database, rest);
      if (target === undefined || left < -tooLate) return 'not needed';
      // RFC 8030, section 5.4: at most 32 characters of base64url.
      return sendPushMessage(dependencies, target, {
        text: rest.id,
        topic: rest.id.replaceAll('-', ''),
      });
    }
    await sleep(Math.min(left, look));
  }
};
