import { join } from 'node:path';
import sharp from 'sharp';

const drawing = 'src/ui/pictures/icon.svg';
/** The ground of the icon, which its drawing has with round corners. */
const ground = '#1d1b19';
const maskableFile = 'icons/maskable-512x512.png';

const icon = (size: number) => ({
  src: `icons/icon-${size}x${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/**
 * The icons of the manifest. Phones cut the last one into the shape of their own icons: all that it
 * shows is within the circle that they leave.
 */
export const manifestIcons = [
  ...[48, 72, 96, 144, 192, 256, 384, 512].map(icon),
  { src: maskableFile, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

/**
 * Fills the corners of the icon that phones cut, which the plugin for the manifest has drawn round.
 */
export const fillMaskableIcon = async (folder: string, publicFolder: string): Promise<void> => {
  await sharp(join(folder, drawing), { density: 512 })
    .resize(512, 512)
    .flatten({ background: ground })
    .png()
    .toFile(join(publicFolder, maskableFile));
};
