import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, createBodyEncoder } from './response-encoding.ts';

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    [null, undefined],
  ])('chooses for %s: %s', (accepted, expected) => {
    expect(chooseEncoding(accepted)).toBe(expected);
  });
});

describe('createBodyEncoder', () => {
  const page = `<p>${'words '.repeat(500)}</p>`;
  const html = (): Response => new Response(page, { headers: { 'content-type': 'text/html' } });
  const request = (headers: Record<string, string>): Request =>
    new Request('http://localhost/', { headers });

  it('compresses text and sets the headers that say so', async () => {
    const answer = await createBodyEncoder()(request({ 'accept-encoding': 'br' }), html());
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    const sent = Buffer.from(await answer.arrayBuffer());
    expect(String(sent.length)).toBe(answer.headers.get('content-length'));
    expect(brotliDecompressSync(sent).toString()).toBe(page);
  });

  it('answers 304 to the entity tag it sent, compressed or not', async () => {
    const encode = createBodyEncoder();
    for (const accepted of ['br', 'identity']) {
      const first = await encode(request({ 'accept-encoding': accepted }), html());
      const tag = first.headers.get('etag') ?? '';
      const again = await encode(
        request({ 'accept-encoding': accepted, 'if-none-match': tag }),
        html(),
      );
      expect(again.status).toBe(304);
      expect(again.body).toBeNull();
    }
  });

  it('does not compress pictures', async () => {
    const picture = new Response(new Uint8Array(5000), {
      headers: { 'content-type': 'image/png' },
    });
    const answer = await createBodyEncoder()(request({ 'accept-encoding': 'br' }), picture);
    expect(answer.headers.has('content-encoding')).toBe(false);
    expect(answer.headers.has('vary')).toBe(false);
  });
});
