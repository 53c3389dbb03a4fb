import { createPrivateKey, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from 'selfsigned';

const day = 24 * 60 * 60 * 1000;
const lifetime = 397 * day;
const renewBefore = 30 * day;

/** The certificate of this machine's stand-ins. */
export type LocalCertificate = {
  readonly key: string;
  readonly cert: string;
  /** A file for NODE_EXTRA_CA_CERTS: ours and whatever that variable named before. */
  readonly bundleFile: string;
};

/** True when the certificate fits its key and stays valid for another month. */
export const isUsable = (key: string, cert: string, now: Date): boolean => {
  try {
    const certificate = new X509Certificate(cert);
    const left = new Date(certificate.validTo).getTime() - now.getTime();
    return left > renewBefore && certificate.checkPrivateKey(createPrivateKey(key));
  } catch {
    return false;
  }
};

/** Makes a key and a certificate that names localhost and can sign nothing else. */
export const makeCertificate = async (now: Date): Promise<{ key: string; cert: string }> => {
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now.getTime() - day),
    notAfterDate: new Date(now.getTime() + lifetime),
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

const readIfThere = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const writeWhole = (file: string, text: string, mode: number): void => {
  if (readIfThere(file) === text) return;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode });
  renameSync(draft, file);
};

/** Gives this machine's certificate, made on first use and renewed a month before it ends. */
export const ensureCertificate = async (
  folder: string,
  trustedBefore = process.env['NODE_EXTRA_CA_CERTS'],
  now = new Date(),
): Promise<LocalCertificate> => {
  mkdirSync(folder, { recursive: true });
  const keyFile = path.join(folder, 'key.pem');
  const certFile = path.join(folder, 'certificate.pem');
  const bundleFile = path.join(folder, 'ca-bundle.pem');

  let key = readIfThere(keyFile);
  let cert = readIfThere(certFile);
  if (!isUsable(key, cert, now)) {
    ({ key, cert } = await makeCertificate(now));
    writeWhole(keyFile, key, 0o600);
    writeWhole(certFile, cert, 0o644);
  }

  // A command that another of our commands started already has the bundle as its trusted file.
  const isOurs = trustedBefore !== undefined && path.resolve(trustedBefore) === bundleFile;
  const others = isOurs
    ? readIfThere(bundleFile).split(bundleMark)[1]
    : readIfThere(trustedBefore ?? '');
  writeWhole(bundleFile, `${cert.trim()}\n${bundleMark}${others ?? ''}`, 0o644);
  return { key, cert, bundleFile };
};

const bundleMark = '# what NODE_EXTRA_CA_CERTS named before:\n';
