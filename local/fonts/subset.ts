/**
 * Subsets Archivo, a variable font with a width and a weight axis, into the site's two fonts: node
 * local/fonts/subset.ts The whole font has 90 KB. Headings only need the narrow, heavy end of its
 * axes, texts only its normal width.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const target = path.join(import.meta.dirname, '../../src/ui/styles/fonts');
const archivo = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
);

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/**
 * The characters of English and of names from other European languages, and the signs used in
 * training plans.
 */
const characters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŠšŽž–—‘’“”•…€™−×÷½¼¾≤≥≈←→`;

const faces = {
  'archivo-heading': { wdth: 68, wght: { min: 700, max: 900 } },
  'archivo-text': { wdth: 100, wght: { min: 400, max: 800 } },
};

const source = await readFile(archivo);
for (const [name, variationAxes] of Object.entries(faces)) {
  const face = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes });
  await writeFile(path.join(target, `${name}.woff2`), face);
  console.log(`${name}: ${Math.round(face.length / 102.4) / 10} KB`);
}
