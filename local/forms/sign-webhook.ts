import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';

/** A webhook as the host sends it: signed with a JSON Web Token that contains the body's digest. */
export const signFormWebhook = async (
  address: string,
  secret: string,
  content: unknown,
): Promise<Request> => {
  const body = JSON.stringify(content);
  const sha256 = createHash('sha256').update(body).digest('hex');
  const signature = await new SignJWT({ iss: 'netlify', sha256 })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secret));
  return new Request(address, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-webhook-signature': signature },
  });
};
