import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { importJWK, jwtVerify } from 'jose';
import * as v from 'valibot';

/*
 * A push service for tests, as browsers' are: it takes messages (RFC 8030) of one sender (VAPID,
 * RFC 8292), and is the browser too, which reads them (RFC 8291, RFC 8188). It answers what these
 * say, and 403 for a key or a signature that isn't the sender's, as Google's, Mozilla's and Apple's
 * do.
 */

/** A message that a browser has got. */
type DeliveredMessage = {
  readonly text: string;
  readonly ttl: number;
  readonly topic: string | undefined;
  readonly urgency: string | undefined;
  readonly at: number;
};

type Browser = { readonly keys: ECDH; readonly auth: Buffer; isGone: boolean };

export type PushService = {
  readonly origin: string;
  /** What `PushManager.subscribe` gives a page. */
  readonly subscribe: () => {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  /** Every subscription ends, as when the browser's data is cleared. */
  readonly endSubscriptions: () => void;
  /** Answers the next messages with these statuses instead of taking them. */
  readonly refuse: (...statuses: readonly number[]) => void;
  readonly delivered: readonly DeliveredMessage[];
  /** All answers, in order. */
  readonly answers: readonly number[];
  readonly close: () => Promise<void>;
};

// The largest message that a push service has to take (RFC 8030, section 7.2).
const largest = 4096;
// RFC 8030, section 5.4
const topicPattern = /^[\w-]{1,32}$/;
const urgencies = ['very-low', 'low', 'normal', 'high'];

const readAll = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(v.parse(v.instance(Buffer), part));
  return Buffer.concat(parts);
};

const hkdf = (salt: Buffer, key: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Reads a message of one record. Throws if it isn't sealed for this browser. */
const open = (body: Buffer, { keys, auth }: Browser): string => {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const input = hkdf(auth, keys.computeSecret(senderKey), info, 32);
  const key = hkdf(salt, input, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(salt, input, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) {
    throw new Error('The last record has no end.');
  }
  return padded.subarray(0, end).toString();
};

const isSenders = async (
  authorization: string | undefined,
  origin: string,
  senderKey: string,
  now: Date,
): Promise<boolean> => {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  if (token === undefined || key !== senderKey) return false;
  const point = Buffer.from(key, 'base64url');
  try {
    const publicKey = await importJWK(
      {
        kty: 'EC',
        crv: 'P-256',
        x: point.toString('base64url', 1, 33),
        y: point.toString('base64url', 33),
      },
      'ES256',
    );
    const { payload } = await jwtVerify(token, publicKey, { audience: origin, currentDate: now });
    const left = (payload.exp ?? 0) - now.getTime() / 1000;
    return left > 0 && left <= 24 * 3600 && /^(mailto:|https:)/.test(payload.sub ?? '');
  } catch {
    return false;
  }
};

/** Starts it on a free port. `senderKey` is the public key that the pages subscribed with. */
export const startPushService = async (
  senderKey: string,
  now: () => number = Date.now,
): Promise<PushService> => {
  const browsers = new Map<string, Browser>();
  const delivered: DeliveredMessage[] = [];
  const answers: number[] = [];
  const refusals: number[] = [];
  let origin = '';

  const take = async (request: IncomingMessage): Promise<number> => {
    const body = await readAll(request);
    const { headers } = request;
    const refusal = refusals.shift();
    if (refusal !== undefined) return refusal;
    if (request.method !== 'POST') return 405;
    const browser = browsers.get(request.url ?? '');
    if (browser === undefined) return 404;
    if (browser.isGone) return 410;
    if (!(await isSenders(headers.authorization, origin, senderKey, new Date(now())))) return 403;
    if (body.length > largest) return 413;
    const one = (name: string): string | undefined => {
      const value = headers[name];
      return typeof value === 'string' ? value : undefined;
    };
    const [ttl, topic, urgency] = [Number(one('ttl') ?? Number.NaN), one('topic'), one('urgency')];
    const isSound =
      Number.isInteger(ttl) &&
      (topic === undefined || topicPattern.test(topic)) &&
      (urgency === undefined || urgencies.includes(urgency)) &&
      headers['content-encoding'] === 'aes128gcm';
    if (!isSound) return 400;
    try {
      delivered.push({ text: open(body, browser), ttl, topic, urgency, at: now() });
    } catch {
      return 400;
    }
    return 201;
  };

  const server = createServer((request, response) => {
    void take(request).then((status) => {
      answers.push(status);
      response.writeHead(status, {
        ...(status === 201 ? { location: `${origin}/message/${answers.length}` } : {}),
        ...(status === 429 ? { 'retry-after': '3' } : {}),
        ...(status >= 300 && status < 400 ? { location: `${origin}/elsewhere` } : {}),
      });
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = v.parse(
    v.object({ port: v.number() }),
    server.address() satisfies AddressInfo | string | null,
  );
  origin = `http://127.0.0.1:${address.port}`;

  return {
    origin,
    subscribe: () => {
      const path = `/push/${randomBytes(16).toString('base64url')}`;
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      browsers.set(path, { keys, auth, isGone: false });
      return {
        endpoint: `${origin}${path}`,
        keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
      };
    },
    endSubscriptions: () => {
      for (const browser of browsers.values()) browser.isGone = true;
    },
    refuse: (...statuses) => void refusals.push(...statuses),
    delivered,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
