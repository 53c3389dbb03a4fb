import https from 'node:https';
import { generate } from 'selfsigned';

/** A certificate for localhost and its key, both PEM. */
export type TestCertificate = { key: string; cert: string };

/** Creates a self-signed certificate for localhost. */
export async function createTestCertificate(): Promise<TestCertificate> {
  const pems = await generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  return { key: pems.private, cert: pems.cert };
}

/** A response with its whole body. */
export type HttpsAnswer = { status: number; headers: Record<string, string>; body: Buffer };

/** Sends a request whose path reaches the server exactly as written, dots and escapes included. */
export function getOverHttps(
  origin: string,
  path: string,
  agent: https.Agent,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<HttpsAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = https.request({ hostname, port, path, method, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const plain = Object.entries(response.headers).map(([name, value]) => [
          name,
          String(value),
        ]);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(plain),
          body: Buffer.concat(chunks),
        });
      });
    });
    request.on('error', reject);
    request.end();
  });
}
