import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFormWebhook } from './form-webhook.ts';

const secret = 'a secret of the tests, 32 letters long';
const content = { id: 'submission-1', form_name: 'contact', data: { ip: '203.0.113.7' } };
const forward = vi.fn(async () => ({ outcome: 'forwarded' }) as const);
const log = vi.fn<(message: string) => void>();
const webhook = createFormWebhook({ secret, forward, log });

beforeEach(() => {
  forward.mockClear();
  log.mockClear();
});

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const sign = (claims: Readonly<Record<string, string>>, key = secret, alg = 'HS256') =>
  new SignJWT(claims).setProtectedHeader({ alg }).sign(new TextEncoder().encode(key));

const post = async (body: string, signature: string | undefined) =>
  webhook(
    new Request('https://knurl.example/api/form-submissions', {
      method: 'POST',
      body,
      headers: signature === undefined ? {} : { 'x-webhook-signature': signature },
    }),
  );

const body = JSON.stringify(content);
const signed = { iss: 'netlify', sha256: digestOf(body) };

describe('the webhook for submitted forms', () => {
  it('forwards what the host has signed', async () => {
    expect(await post(body, await sign(signed))).toEqual({ outcome: 'forwarded' });
    expect(forward).toHaveBeenCalledExactlyOnceWith(content);
    expect(log).not.toHaveBeenCalled();
  });

  it.each<[string, () => Promise<string | undefined>, string?]>([
    ['no signature', async () => undefined],
    ['a signature that is nonsense', async () => 'a.b.c'],
    ['another secret', () => sign(signed, 'another secret of 32 letters, longer')],
    ['another issuer', () => sign({ ...signed, iss: 'evil' })],
    ['another algorithm', () => sign(signed, `${secret}${secret}`, 'HS512')],
    ['no digest', () => sign({ iss: 'netlify' })],
    ['the signature of another body', () => sign(signed), body.replace('203.0.113.7', '192.0.2.1')],
  ])(
    'refuses a request with %s, and reads nothing in it',
    async (_what, signature, sent = body) => {
      expect(await post(sent, await signature())).toEqual({ outcome: 'refused' });
      expect(forward).not.toHaveBeenCalled();
      expect(log.mock.calls).toEqual([['A form was refused: the host did not sign it.']]);
    },
  );

  it('passes a failure on, so that the host tries again', async () => {
    forward.mockRejectedValueOnce(new Error('no mail service'));
    await expect(sign(signed).then((signature) => post(body, signature))).rejects.toThrow(
      'no mail service',
    );
  });
});
