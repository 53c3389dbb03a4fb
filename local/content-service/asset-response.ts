import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { StarterAsset } from '../starter-space/read-starter-space.ts';
import { ApiError, notFound } from './api-error.ts';
import { toImageKey, type ImageCache } from './image-cache.ts';
import { parseImageRequest } from './image-request.ts';
import { FORMAT_TYPES, toImageFormat } from './transform-image.ts';

/** Answers a request for an asset's file, changed as the address's parameters ask. */
export async function toAssetResponse(
  request: Request,
  asset: StarterAsset,
  cache: ImageCache,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const sourceFormat = toImageFormat(asset.file.contentType);
  const wish = parseImageRequest(searchParams, sourceFormat);
  const isHead = request.method === 'HEAD';

  if (!wish) {
    const headers = toHeaders(asset.file.contentType, asset.file.hash);
    if (isKnown(request, asset.file.hash)) return new Response(null, { status: 304, headers });
    const facts = await stat(asset.file.path).catch(() => undefined);
    if (facts?.size !== asset.file.size) throw notFound({ type: 'Asset', id: asset.id });
    headers.set('content-length', String(facts.size));
    return new Response(isHead ? null : toBody(asset.file.path), { headers });
  }
  if (!sourceFormat) {
    throw new ApiError('BadRequest', `The file ${asset.file.fileName} is not a picture.`);
  }
  const format = wish.format ?? sourceFormat;
  const key = toImageKey(asset, wish, format);
  const headers = toHeaders(FORMAT_TYPES[format], key);
  if (isKnown(request, key)) return new Response(null, { status: 304, headers });
  const bytes = await cache.get(key, asset, wish, format);
  headers.set('content-length', String(bytes.byteLength));
  return new Response(isHead ? null : new Uint8Array(bytes), { headers });
}

function toHeaders(contentType: string, tag: string): Headers {
  return new Headers({
    'access-control-allow-origin': '*',
    'cache-control': 'max-age=31536000',
    'content-type': contentType,
    etag: `"${tag}"`,
    'x-content-type-options': 'nosniff',
  });
}

function isKnown(request: Request, tag: string): boolean {
  const known = request.headers.get('if-none-match');
  if (known === null) return false;
  return known.split(',').some((one) => ['*', `"${tag}"`, `W/"${tag}"`].includes(one.trim()));
}

function toBody(file: string): BodyInit {
  // Node's ReadableStream and the web's are one thing under two type names.
  return Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
}
