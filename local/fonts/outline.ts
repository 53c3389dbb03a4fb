/**
 * Writes the outlines of Archivo's letters for the words in films (`node local/fonts/outline.ts`).
 * Drawn as text they would take whatever face a machine's fontconfig finds; drawn as paths they are
 * the same everywhere.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

const target = path.join(import.meta.dirname, '../pictures/drawing/archivo-outlines.json');
const archivo = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
);
const letters = ' ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Pairs that move by less than this many hundredths of the letters' size look the same. */
const leastKerning = 1;

const bold = await subsetFont(await readFile(archivo), letters, {
  targetFormat: 'truetype',
  variationAxes: { wdth: 100, wght: 700 },
});
const face = new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(bold).buffer));
const font = new harfbuzz.Font(face);
const scale = 1000 / face.upem;

/**
 * Every letter of a text as the face sets it: its number in the face, and how far the next one is
 * away, in thousandths of the size.
 */
function set(text: string): { glyph: number; advance: number }[] {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint }, i) => ({
    glyph: codepoint,
    advance: Math.round((positions[i]?.xAdvance ?? 0) * scale),
  }));
}

const outlines: Record<string, { advance: number; path: string; kerning: Record<string, number> }> =
  {};
for (const letter of letters) {
  const [alone] = set(letter);
  if (!alone) continue;
  const kerning: Record<string, number> = {};
  for (const next of letters) {
    const [first, second] = set(letter + next);
    // Two letters that the face joins to one sign are drawn as two.
    const by = first && second ? first.advance - alone.advance : 0;
    if (Math.abs(by) >= leastKerning * 10) kerning[next] = by;
  }
  const path = font
    .glyphToPath(alone.glyph)
    .replace(/-?\d+(\.\d+)?/g, (number) => String(Math.round(Number(number) * scale)));
  outlines[letter] = { advance: alone.advance, path, kerning };
}
await writeFile(target, `${JSON.stringify(outlines)}\n`);
console.log(`${Object.keys(outlines).length} letters`);
