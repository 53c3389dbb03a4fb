import { createHash } from 'node:crypto';
import { jwtVerify } from 'jose/jwt/verify';
import * as v from 'valibot';
import { readBodyBytes } from '../http/request-body.ts';
import type { ForwardedOrReasonWhyNot } from './forward-submission.ts';

export type FormWebhookSecretAndForwarder = {
  /** The secret with which the host signs the webhook. */
  readonly secret: string;
  readonly forward: (submission: unknown) => Promise<ForwardedOrReasonWhyNot>;
  /** Must not be given user input. */
  readonly log: (message: string) => void;
};

/**
 * The host accepts a form of 8 MB, most of which our rules refuse. It says some fields several
 * times.
 */
const maxBytes = 32 * 1024 * 1024;

const Signed = v.object({ sha256: v.string() });

/** The bytes that the host signed; undefined if somebody else sent them, or changed them. */
const readSigned = async (
  request: Request,
  secret: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  try {
    const { payload } = await jwtVerify(
      request.headers.get('x-webhook-signature') ?? '',
      new TextEncoder().encode(secret),
      { algorithms: ['HS256'], issuer: 'netlify' },
    );
    const { sha256 } = v.parse(Signed, payload);
    const body = await readBodyBytes(request, maxBytes);
    return createHash('sha256').update(body).digest('hex') === sha256 ? body : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Creates the webhook that the host calls with each form it has received. Its address is public, so
 * what the host didn't sign is refused before anything in it is read or counted
 * (docs.netlify.com/deploy/deploy-notifications, "Payload signature": a JSON Web Token whose
 * `sha256` is the digest of the body). A signed request that is sent again changes nothing: a
 * message is forwarded once.
 */
export const createFormWebhook =
  ({ secret, forward, log }: FormWebhookSecretAndForwarder) =>
  async (request: Request): Promise<ForwardedOrReasonWhyNot | { readonly outcome: 'refused' }> => {
    const body = await readSigned(request, secret);
    if (body === undefined) {
      log('A form was refused: the host did not sign it.');
      return { outcome: 'refused' };
    }
    return forward(JSON.parse(new TextDecoder().decode(body)));
  };
