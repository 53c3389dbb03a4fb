import sharp from 'sharp';
import { placeCut, type ImageFocus, type ImageFormat, type ImageRequest } from './image-request.ts';

/** The media type of each format the Images API makes. */
export const FORMAT_TYPES: Record<ImageFormat, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
  tiff: 'image/tiff',
  webp: 'image/webp',
};

/** The format a picture keeps when no other is asked for; a drawing (SVG) becomes a PNG. */
export function toImageFormat(contentType: string): ImageFormat | undefined {
  switch (contentType) {
    case 'image/avif':
      return 'avif';
    case 'image/gif':
      return 'gif';
    case 'image/jpeg':
      return 'jpg';
    case 'image/png':
    case 'image/svg+xml':
      return 'png';
    case 'image/tiff':
      return 'tiff';
    case 'image/webp':
      return 'webp';
    default:
      return undefined;
  }
}

/** Makes the picture that is asked for from the bytes of another. */
export async function transformImage(
  source: Uint8Array,
  request: ImageRequest,
  format: ImageFormat,
): Promise<Buffer> {
  const turned = sharp(source).autoOrient();
  const background = request.background ? `#${request.background}` : undefined;
  const canBeClear = format !== 'jpg';
  const backdrop = background ?? (canBeClear ? '#ffffff00' : '#ffffff');

  let image = await resize(turned, source, request, backdrop);
  if (request.radius !== undefined && request.radius !== 0) {
    image = await roundCorners(image, request.radius);
  }
  if (background !== undefined || !canBeClear) image = image.flatten({ background: backdrop });
  return encode(image, format, request).toBuffer();
}

async function resize(
  image: sharp.Sharp,
  source: Uint8Array,
  { width, height, fit, focus }: ImageRequest,
  background: string,
): Promise<sharp.Sharp> {
  if (width === undefined && height === undefined) return image;
  const size = { ...(width ? { width } : {}), ...(height ? { height } : {}) };
  switch (fit) {
    case 'inside':
      return image.resize({ ...size, fit: 'inside', withoutEnlargement: true });
    case 'pad':
      return image.resize({ ...size, fit: 'contain', background });
    case 'scale':
      return image.resize({ ...size, fit: 'fill' });
    case 'fill':
    case 'thumb':
      return image.resize({ ...size, fit: 'cover', position: toPosition(focus) });
    case 'crop': {
      const { autoOrient } = await sharp(source).metadata();
      const cutWidth = Math.min(width ?? autoOrient.width, autoOrient.width);
      const cutHeight = Math.min(height ?? autoOrient.height, autoOrient.height);
      const place = focus === 'face' ? ({ horizontal: 0, vertical: 0 } as const) : focus;
      return image.extract({
        left: placeCut(autoOrient.width, cutWidth, place.horizontal),
        top: placeCut(autoOrient.height, cutHeight, place.vertical),
        width: cutWidth,
        height: cutHeight,
      });
    }
  }
}

function toPosition(focus: ImageFocus): number | string {
  if (focus === 'face') return sharp.strategy.attention;
  const vertical = ['top', '', 'bottom'][focus.vertical + 1];
  const horizontal = ['left', '', 'right'][focus.horizontal + 1];
  return [horizontal, vertical].filter(Boolean).join(' ') || 'centre';
}

async function roundCorners(image: sharp.Sharp, radius: number | 'max'): Promise<sharp.Sharp> {
  const { data, info } = await image.ensureAlpha().png().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const shape =
    radius === 'max'
      ? `<ellipse cx="${width / 2}" cy="${height / 2}" rx="${width / 2}" ry="${height / 2}"/>`
      : `<rect width="${width}" height="${height}" rx="${radius}" ry="${radius}"/>`;
  const mask = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shape}</svg>`,
  );
  const rounded = await sharp(data)
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(rounded);
}

function encode(image: sharp.Sharp, format: ImageFormat, request: ImageRequest): sharp.Sharp {
  const quality = request.quality === undefined ? {} : { quality: request.quality };
  switch (format) {
    case 'avif':
      // The lowest effort still beats WebP; a person is waiting.
      return image.avif({ ...quality, effort: 2 });
    case 'gif':
      return image.gif();
    case 'jpg':
      return image.jpeg({ ...quality, progressive: request.isProgressive });
    case 'png':
      return request.isPalette ? image.png({ palette: true, colours: 256 }) : image.png();
    case 'tiff':
      return image.tiff(quality);
    case 'webp':
      return image.webp(quality);
  }
}
