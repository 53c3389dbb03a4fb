import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensureCertificate, isUsable, createCertificate } from './certificate.ts';
import { listenLocally } from './ports.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('creates a certificate that a client trusts for localhost and that cannot sign others', async () => {
  const { key, cert } = await ensureCertificate(folder, undefined);
  expect(new X509Certificate(cert).ca).toBe(false);
  const server = createServer({ key, cert }, (_request, response) => response.end('trusted'));
  const port = await listenLocally(server, 0);
  const status = await new Promise((resolve, reject) => {
    get({ host: 'localhost', port, ca: cert }, (response) =>
      resolve(response.resume().statusCode),
    ).once('error', reject);
  });
  server.close();
  expect(status).toBe(200);
});

it('reuses the certificate, and renews it a month before it expires', async () => {
  const first = await ensureCertificate(folder, undefined);
  expect((await ensureCertificate(folder, undefined)).cert).toBe(first.cert);
  const nextYear = new Date(Date.now() + 380 * 24 * 60 * 60 * 1000);
  const renewed = await ensureCertificate(folder, undefined, nextYear);
  expect(renewed.cert).not.toBe(first.cert);
});

it('adds the certificate to the inherited bundle, and only once', async () => {
  const before = path.join(folder, 'company.pem');
  writeFileSync(before, 'COMPANY\n');
  const { cert, bundleFile } = await ensureCertificate(folder, before);
  const text = readFileSync(bundleFile, 'utf8');
  expect(text).toContain(cert.trim());
  expect(text).toContain('COMPANY');
  // The second call stands for a command that was started by one of our commands.
  await ensureCertificate(folder, bundleFile);
  expect(readFileSync(bundleFile, 'utf8')).toBe(text);
});

it('rejects the key of another certificate', async () => {
  const now = new Date();
  const [one, other] = await Promise.all([createCertificate(now), createCertificate(now)]);
  expect(isUsable(one.key, one.cert, now)).toBe(true);
  expect(isUsable(other.key, one.cert, now)).toBe(false);
  expect(isUsable('', '', now)).toBe(false);
});
