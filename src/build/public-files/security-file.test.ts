import { expect, it } from 'vitest';
import { toSecurityFile } from './security-file.ts';

it('names the contact, and expires within a year', () => {
  const now = new Date('2026-11-22T09:00:00Z');
  const { name, text } = toSecurityFile({
    siteUrl: 'https://www.knurl.example',
    contact: 'mailto:security@knurl.example',
    now,
  });
  expect(name).toBe('.well-known/security.txt');
  expect(text).toBe(
    'Contact: mailto:security@knurl.example\nExpires: 2027-11-17T09:00:00.000Z\nPreferred-Languages: en\nCanonical: https://www.knurl.example/.well-known/security.txt\n',
  );
});
