import { describe, expect, it } from 'vitest';
import { parseSmtpUrl } from './smtp-server-and-account.ts';

describe('parseSmtpUrl', () => {
  it('reads the host, the encryption and the sender', () => {
    expect(parseSmtpUrl('smtps://site%40knurl.example:p%2Fss%3Aword@mail.example:465')).toEqual({
      host: 'mail.example',
      port: 465,
      encryption: 'from-the-start',
      user: 'site@knurl.example',
      password: 'p/ss:word',
    });
    expect(parseSmtpUrl('smtp://user:word@mail.example')).toMatchObject({
      port: 587,
      encryption: 'starttls',
    });
    expect(parseSmtpUrl('smtps://user:word@mail.example')).toMatchObject({ port: 465 });
  });

  it('sends unencrypted on this machine only', () => {
    expect(parseSmtpUrl('smtp://user:word@localhost:8894')?.encryption).toBe('none');
    expect(parseSmtpUrl('smtp://user:word@[::1]:8894')).toMatchObject({
      host: '::1',
      encryption: 'none',
    });
    expect(parseSmtpUrl('smtp://user:word@localhost.example.com')?.encryption).toBe('starttls');
  });

  it.each([
    'mail.example',
    'https://user:word@mail.example',
    'smtp://mail.example',
    'smtp://user@mail.example',
    'smtps://user:word@mail.example?tls.rejectUnauthorized=false',
    'smtps://user:wo%rd@mail.example',
    'smtps://user:word@mail.example:port',
  ])('rejects %s', (text) => {
    expect(parseSmtpUrl(text)).toBeUndefined();
  });
});
