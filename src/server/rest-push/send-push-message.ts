import { importJWK, SignJWT } from 'jose';
import { vapidPublicKeyOf } from '../../config/shared/vapid-keys.ts';
import type { RestTimerPushSubscription } from '../../domain/rest-push/rest-push-api.ts';
import { outsideSystemTimeoutsMs } from '../../domain/timeouts.ts';
import { sealMessage } from './seal-message.ts';

/** How we say to push services who sends (VAPID, RFC 8292). */
type PushSender = {
  /** 32 bytes in base64url. */
  readonly privateKey: string;
  /** Whom a push service can write to: `mailto:` and an address. */
  readonly contact: string;
};

/**
 * What became of a message. `gone`: the subscription no longer exists. `failed`: the push service
 * took it neither at once nor later.
 */
export type PushOutcome = 'sent' | 'gone' | 'failed';

export type SendPushMessageDependencies = {
  readonly sender: PushSender;
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly log: (message: string, error: unknown) => void;
};

/** After that nobody needs to hear that her rest is over. In seconds. */
const lifeSeconds = 60;
const attempts = 3;
/** Unless the push service names a wait, and at most, in milliseconds. */
const usualWait = 1000;
const longestWait = 10_000;

const authorizationOf = async (
  { privateKey, contact }: PushSender,
  endpoint: string,
  now: number,
): Promise<string> => {
  const publicKey = vapidPublicKeyOf(privateKey);
  const point = Buffer.from(publicKey, 'base64url');
  const key = await importJWK(
    {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    'ES256',
  );
  const token = await new SignJWT({ aud: new URL(endpoint).origin, sub: contact })
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    // At most a day (RFC 8292, section 2).
    .setExpirationTime(Math.floor(now / 1000) + 3600)
    .sign(key);
  return `vapid t=${token}, k=${publicKey}`;
};

const waitOf = (answer: Response | undefined): number => {
  const seconds = Number(answer?.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.min(seconds * 1000, longestWait) : usualWait;
};

/**
 * Sends a message to a browser's push service (RFC 8030). A newer one of the same topic takes its
 * place while the phone can't be reached. A push service that is busy or can't be reached is asked
 * three times.
 */
export const sendPushMessage = async (
  { sender, now, sleep, log }: SendPushMessageDependencies,
  target: RestTimerPushSubscription,
  { text, topic }: { readonly text: string; readonly topic: string },
): Promise<PushOutcome> => {
  const headers = {
    authorization: await authorizationOf(sender, target.endpoint, now()),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(lifeSeconds),
    topic,
    // Reaches a phone that saves power (RFC 8030, section 5.3).
    urgency: 'high',
  };
  const body = sealMessage(text, target);
  for (let attempt = 1; ; attempt += 1) {
    let answer: Response | undefined;
    try {
      answer = await fetch(target.endpoint, {
        method: 'POST',
        headers,
        body,
        // It could lead anywhere.
        redirect: 'manual',
        signal: AbortSignal.timeout(outsideSystemTimeoutsMs.pushService),
      });
      await answer.body?.cancel();
    } catch {
      // It can't be reached. The error would name the subscription's address.
      answer = undefined;
    }
    if (answer?.ok === true) return 'sent';
    if (answer?.status === 404 || answer?.status === 410) return 'gone';
    const isBusy = answer === undefined || answer.status === 429 || answer.status >= 500;
    if (!isBusy || attempt === attempts) {
      log(`A push service did not take a message (${answer?.status ?? 'no answer'})`, undefined);
      return 'failed';
    }
    await sleep(waitOf(answer));
  }
};
