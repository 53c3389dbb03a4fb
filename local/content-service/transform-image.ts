import sharp from 'sharp';
import type { ImageFormat, ImageRequest } from './image-request.ts';

export const imageMediaTypes: Record<ImageFormat, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** The format that a picture keeps when no other is requested; a drawing (SVG) becomes a PNG. */
export function toImageFormat(contentType: string): ImageFormat | undefined {
  switch (contentType) {
    case 'image/avif':
      return 'avif';
    case 'image/jpeg':
      return 'jpg';
    case 'image/png':
    case 'image/svg+xml':
      return 'png';
    case 'image/webp':
      return 'webp';
    default:
      return undefined;
  }
}

/** Resizes a picture and encodes it in the given format. */
export function transformImage(
  source: Uint8Array,
  { width, height, fit, quality }: ImageRequest,
  format: ImageFormat,
): Promise<Buffer> {
  let image = sharp(source).autoOrient();
  if (width !== undefined || height !== undefined) {
    const size = { ...(width ? { width } : {}), ...(height ? { height } : {}) };
    image =
      fit === 'fill'
        ? image.resize({ ...size, fit: 'cover' })
        : image.resize({ ...size, fit: 'inside', withoutEnlargement: true });
  }
  return encode(image, format, quality === undefined ? {} : { quality }).toBuffer();
}

function encode(
  image: sharp.Sharp,
  format: ImageFormat,
  options: { readonly quality?: number },
): sharp.Sharp {
  switch (format) {
    case 'avif':
      // Requests wait for this, and even the lowest effort makes smaller files than WebP.
      return image.avif({ ...options, effort: 2 });
    case 'jpg':
      // JPEG has no transparency.
      return image.flatten({ background: '#ffffff' }).jpeg(options);
    case 'png':
      return image.png();
    case 'webp':
      return image.webp(options);
  }
}
