import { createPrivateKey, randomUUID, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from 'selfsigned';

const dayMs = 24 * 60 * 60 * 1000;
const lifetimeMs = 397 * dayMs;
const renewBeforeMs = 30 * dayMs;

/** The certificate of the stand-ins on this machine. */
export type LocalCertificate = {
  readonly key: string;
  readonly cert: string;
  /**
   * A file for NODE_EXTRA_CA_CERTS: our certificate and those of the file that the variable named
   * before.
   */
  readonly bundleFile: string;
};

/** True if the certificate belongs to the key and is valid for another month. */
export const isUsable = (key: string, cert: string, now: Date): boolean => {
  try {
    const certificate = new X509Certificate(cert);
    const remainingMs = new Date(certificate.validTo).getTime() - now.getTime();
    return remainingMs > renewBeforeMs && certificate.checkPrivateKey(createPrivateKey(key));
  } catch {
    return false;
  }
};

/** Creates a key and a certificate for localhost that cannot sign other certificates. */
export const createCertificate = async (now: Date): Promise<{ key: string; cert: string }> => {
  // OpenSSL looks at only one trusted certificate of a subject, and tests trust several in one
  // process.
  const subject = [
    { name: 'commonName', value: 'localhost' },
    { shortName: 'OU', value: randomUUID() },
  ];
  const made = await generate(subject, {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now.getTime() - dayMs),
    notAfterDate: new Date(now.getTime() + lifetimeMs),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
          { type: 7, ip: '::1' },
        ],
      },
    ],
  });
  return { key: made.private, cert: made.cert };
};

const readIfExists = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const writeAtomically = (file: string, text: string, mode: number): void => {
  if (readIfExists(file) === text) return;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode });
  renameSync(draft, file);
};

/**
 * Returns this machine's certificate, which is created on first use and renewed a month before it
 * expires.
 */
export const ensureCertificate = async (
  folder: string,
  inheritedFile = process.env['NODE_EXTRA_CA_CERTS'],
  now = new Date(),
): Promise<LocalCertificate> => {
  mkdirSync(folder, { recursive: true });
  const keyFile = path.join(folder, 'key.pem');
  const certFile = path.join(folder, 'certificate.pem');
  const bundleFile = path.join(folder, 'ca-bundle.pem');

  let key = readIfExists(keyFile);
  let cert = readIfExists(certFile);
  if (!isUsable(key, cert, now)) {
    ({ key, cert } = await createCertificate(now));
    writeAtomically(keyFile, key, 0o600);
    writeAtomically(certFile, cert, 0o644);
  }

  // If one of our commands started this one, the variable names our own bundle.
  const isOurs = inheritedFile !== undefined && path.resolve(inheritedFile) === bundleFile;
  const others = isOurs
    ? readIfExists(bundleFile).split(bundleSeparator)[1]
    : readIfExists(inheritedFile ?? '');
  writeAtomically(bundleFile, `${cert.trim()}\n${bundleSeparator}${others ?? ''}`, 0o644);
  return { key, cert, bundleFile };
};

const bundleSeparator = '# what NODE_EXTRA_CA_CERTS named before:\n';
