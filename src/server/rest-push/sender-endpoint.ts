import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { readBodyText } from '../http/request-body.ts';
import {
  pushAtRestTimerEnd,
  type PushAtRestTimerEndDependencies,
} from './push-at-rest-timer-end.ts';
import type { VersionedRestTimerId } from './stored-rests.ts';

const Job = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ id: v.string(), turn: v.number(), signature: v.string() }),
);

const signatureOf = (secret: string, { id, turn }: VersionedRestTimerId): Buffer =>
  createHmac('sha256', secret).update(`rest push\0${id}\0${turn}`).digest();

/**
 * The body of a call to the sender. It is signed: a function that waits costs money, so only we may
 * start one.
 */
export const createSignedSenderCallBody = (
  secret: string,
  { id, turn }: VersionedRestTimerId,
): string =>
  JSON.stringify({
    id,
    turn,
    signature: signatureOf(secret, { id, turn }).toString('base64url'),
  });

/**
 * The background function of one rest. It never fails: the host would repeat it, when the rest is
 * long over. Whoever calls it has got her answer already, so the status is for tests.
 */
export const createRestTimerPushSender =
  (dependencies: PushAtRestTimerEndDependencies & { readonly signingSecret: string }) =>
  async (request: Request): Promise<Response> => {
    try {
      const job = v.safeParse(Job, await readBodyText(request));
      if (!job.success) return new Response(null, { status: 400 });
      const given = Buffer.from(job.output.signature, 'base64url');
      const expected = signatureOf(dependencies.signingSecret, job.output);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
        return new Response(null, { status: 403 });
      }
      await pushAtRestTimerEnd(dependencies, job.output);
    } catch (error) {
      dependencies.log('The end of a rest could not be sent', error);
    }
    return new Response(null, { status: 204 });
  };
