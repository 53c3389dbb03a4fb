import type { StarterAsset } from '../starter-space/read-starter-space.ts';
import { DeliveryApiError } from './api-error.ts';
import { toImageKey, type ImageCache } from './image-cache.ts';
import { parseImageRequest } from './image-request.ts';
import { readAssetFile } from './read-asset-file.ts';
import { imageMediaTypes, toImageFormat } from './transform-image.ts';

/** Responds with an asset's file, or with the resized picture that the address asks for. */
export async function toAssetResponse(
  request: Request,
  asset: StarterAsset,
  cache: ImageCache,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const imageRequest = parseImageRequest(searchParams);
  const isHead = request.method === 'HEAD';

  if (!imageRequest) {
    const { hash, contentType } = asset.file;
    const headers = toHeaders(contentType, hash);
    if (isNotModified(request, hash)) return new Response(null, { status: 304, headers });
    headers.set('accept-ranges', 'bytes');
    const bytes = await readAssetFile(asset);
    const range = readRange(request.headers.get('range'), bytes.byteLength);
    return range === undefined
      ? toFileResponse(bytes, headers, isHead)
      : toRangeResponse(bytes, range, headers);
  }
  const format = imageRequest.format ?? toImageFormat(asset.file.contentType);
  if (!asset.file.image || !format) {
    throw new DeliveryApiError('BadRequest', `The file ${asset.file.fileName} cannot be resized.`);
  }
  const key = toImageKey(asset, imageRequest, format);
  const headers = toHeaders(imageMediaTypes[format], key);
  if (isNotModified(request, key)) return new Response(null, { status: 304, headers });
  const bytes = await cache.get(key, asset, imageRequest, format);
  return toFileResponse(bytes, headers, isHead);
}

function toFileResponse(bytes: Buffer, headers: Headers, isHead: boolean): Response {
  headers.set('content-length', String(bytes.byteLength));
  return new Response(isHead ? null : new Uint8Array(bytes), { headers });
}

/** The first and the last byte that a player asks for. */
type ByteRange = { readonly first: number; readonly last: number };

/**
 * Reads a header `range`; undefined if the whole file is asked for, or several parts, for which no
 * player asks.
 */
function readRange(header: string | null, size: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') return { first: Math.max(0, size - Number(to)), last: size - 1 };
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

function toRangeResponse(bytes: Buffer, { first, last }: ByteRange, headers: Headers): Response {
  const size = bytes.byteLength;
  if (first > last || first >= size) {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const part = bytes.subarray(first, last + 1);
  headers.set('content-length', String(part.byteLength));
  headers.set('content-range', `bytes ${first}-${last}/${size}`);
  return new Response(new Uint8Array(part), { status: 206, headers });
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

function isNotModified(request: Request, tag: string): boolean {
  const ifNoneMatch = request.headers.get('if-none-match');
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(',').some((one) => ['*', `"${tag}"`, `W/"${tag}"`].includes(one.trim()));
}
