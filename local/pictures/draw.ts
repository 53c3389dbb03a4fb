/**
 * Draws the starter space's pictures: node local/pictures/draw.ts [id…]
 * Without names it draws them all. It ends with 1 when an entry names a picture that is not here.
 */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { pictures } from './pictures.ts';
import type { Picture } from './picture.ts';
import { render } from './sheet.ts';

const root = join(import.meta.dirname, '../..');
const target = join(root, 'content/assets');
const entries = join(root, 'content/entries');

async function draw(picture: Picture): Promise<number> {
  const { svg } = render(picture.scene);
  const file = `${picture.id}.webp`;
  const path = join(target, file);
  await sharp(Buffer.from(svg), { density: 72, limitInputPixels: false })
    .webp({ quality: 88, effort: 5, smartSubsample: true })
    .toFile(path);
  const about = { title: picture.title, description: picture.alt, file };
  await writeFile(join(target, `${picture.id}.yaml`), stringify(about, { lineWidth: 0 }));
  return (await stat(path)).size;
}

async function namedByEntries(): Promise<Map<string, string>> {
  const named = new Map<string, string>();
  const files = await readdir(entries, { recursive: true }).catch(() => []);
  for (const file of files.filter((name) => name.endsWith('.md'))) {
    const [, front = ''] = (await readFile(join(entries, file), 'utf8')).split(/^---\s*$/m);
    const fields: unknown = parse(front);
    if (typeof fields !== 'object' || fields === null) continue;
    for (const [key, value] of Object.entries(fields)) {
      if (!/^image/.test(key)) continue;
      for (const id of Array.isArray(value) ? value : [value]) {
        if (typeof id === 'string') named.set(id, file);
      }
    }
  }
  return named;
}

const wanted = process.argv.slice(2);
const ids = new Set(pictures.map((p) => p.id));
const twice = pictures.filter((p, i) => pictures.findIndex((q) => q.id === p.id) !== i);
const unknown = wanted.filter((id) => !ids.has(id));
for (const p of twice) console.error(`Drawn twice: ${p.id}`);
for (const id of unknown) console.error(`No such picture: ${id}`);

await mkdir(target, { recursive: true });
const queue = wanted.length ? pictures.filter((p) => wanted.includes(p.id)) : [...pictures];
const count = queue.length;
let bytes = 0;
const worker = async (): Promise<void> => {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const size = await draw(next);
    bytes += size;
  }
};
await Promise.all([worker(), worker()]);
console.log(`${count} pictures drawn, ${Math.round(bytes / 1024)} KB`);

const missing = [...(await namedByEntries())].filter(([id]) => !ids.has(id));
for (const [id, file] of missing) console.error(`No picture for ${id} (content/entries/${file})`);
if (missing.length || twice.length || unknown.length) process.exitCode = 1;
