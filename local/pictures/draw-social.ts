/**
 * Draws static/social.jpg, which social networks show beside links to pages without a picture: node
 * draw-social.ts
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const root = join(import.meta.dirname, '../..');
const picture = join(root, 'content/assets/homeBanner-workout-plans.webp');
const [width, height] = [1200, 630];
const stripWidth = 255;

// A strip with the sign of src/ui/pictures/icon.svg.
const strip = `<svg xmlns="http://www.w3.org/2000/svg" width="${stripWidth}" height="${height}">
  <rect width="${stripWidth}" height="${height}" fill="#1d1b19" />
  <g transform="translate(${stripWidth / 2 - 96} ${height / 2 - 96}) scale(3)">
    <path fill="#f6f0e4" d="M32 8l8 8-8 8-8-8zM32 40l8 8-8 8-8-8zM16 24l8 8-8 8-8-8zM48 24l8 8-8 8-8-8z" />
    <path fill="#e2703f" d="M32 24l8 8-8 8-8-8z" />
  </g>
</svg>`;

await mkdir(join(root, 'static'), { recursive: true });
await sharp({ create: { width, height, channels: 3, background: '#1d1b19' } })
  .composite([
    {
      input: await sharp(picture)
        .resize(width - stripWidth, height)
        .toBuffer(),
      left: stripWidth,
      top: 0,
    },
    { input: Buffer.from(strip), left: 0, top: 0 },
  ])
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(join(root, 'static/social.jpg'));
