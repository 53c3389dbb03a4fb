/**
 * Draws to content/assets:
 *
 * - `node draw.ts [id…]`: these pictures, or all of them.
 * - `node draw.ts --films [slug…]`: the films of exercises.
 * - `node draw.ts --tint [slug…]`: the working muscles over the films, with their files named in
 *   the entries.
 *
 * Ends with 1 if an id is unknown or used twice, or if an entry names a picture that can't be
 * drawn.
 */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import type { Picture } from './drawing/picture.ts';
import { drawFilm } from './films/film.ts';
import { filmed, sidesOf } from './films/films.ts';
import { musclesOf, nameTints } from './films/muscles-of-entries.ts';
import { drawTints, tintId } from './films/tint.ts';
import { render } from './drawing/sheet.ts';
import { pictures } from './pictures.ts';

const root = join(import.meta.dirname, '../..');
const assets = join(root, 'content/assets');
const entries = join(root, 'content/entries');

/** Draws a picture and returns the size of its file in bytes. */
async function draw({ id, title, alt, scene }: Picture): Promise<number> {
  const file = join(assets, `${id}.webp`);
  await sharp(Buffer.from(render(scene).svg), { density: 72, limitInputPixels: false })
    .webp({ quality: 88, effort: 5, smartSubsample: true })
    .toFile(file);
  const about = { title, description: alt, file: `${id}.webp` };
  await writeFile(join(assets, `${id}.yaml`), stringify(about, { lineWidth: 0 }));
  return (await stat(file)).size;
}

/** The ids of all pictures that entries name, each with the file of an entry. */
async function findNamedPictures(): Promise<Map<string, string>> {
  const named = new Map<string, string>();
  const files = await readdir(entries, { recursive: true }).catch(() => []);
  for (const file of files.filter((name) => name.endsWith('.md'))) {
    const [, frontMatter = ''] = (await readFile(join(entries, file), 'utf8')).split(/^---\s*$/m);
    const fields: unknown = parse(frontMatter);
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

/** Draws something of the films with these slugs, or of all; false if one of them has none. */
async function ofFilms(
  slugs: readonly string[],
  drawOne: (film: Picture) => Promise<number>,
): Promise<boolean> {
  const all = filmed(pictures);
  const unknown = slugs.filter((slug) => !all.some(({ id }) => id === `exercise-${slug}`));
  for (const slug of unknown) console.error(`No film of ${slug}`);
  const some = all.filter(({ id }) => slugs.length === 0 || slugs.includes(id.slice(9)));
  for (const one of some) {
    const bytes = await drawOne(one);
    console.log(`${one.id.slice(9)}: ${Math.round(bytes / 102.4) / 10} KB`);
  }
  return unknown.length === 0;
}

const drawFilms = (slugs: readonly string[]): Promise<boolean> =>
  ofFilms(slugs, async (film) => {
    let bytes = 0;
    for (const side of sidesOf(film)) bytes += await drawFilm(assets, film, side);
    return bytes;
  });

const drawMuscles = (slugs: readonly string[]): Promise<boolean> =>
  ofFilms(slugs, async (film) => {
    const slug = film.id.slice(9);
    const muscles = await musclesOf(slug);
    const sides = sidesOf(film);
    const bytes = await drawTints(assets, film, sides, muscles);
    await nameTints(
      slug,
      sides.map((side) => tintId(film, side)),
    );
    return bytes;
  });

/**
 * Draws the pictures with these ids, or all, and looks whether the entries' pictures exist; false
 * if something is missing.
 */
async function drawPictures(requested: readonly string[]): Promise<boolean> {
  const ids = new Set(pictures.map(({ id }) => id));
  const repeated = pictures.filter((one, i) => pictures.findIndex(({ id }) => id === one.id) !== i);
  const unknown = requested.filter((id) => !ids.has(id));
  for (const { id } of repeated) console.error(`Drawn twice: ${id}`);
  for (const id of unknown) console.error(`No such picture: ${id}`);

  await mkdir(assets, { recursive: true });
  const queue = pictures.filter(({ id }) => requested.length === 0 || requested.includes(id));
  const count = queue.length;
  let bytes = 0;
  const drawQueue = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const size = await draw(next);
      bytes += size;
    }
  };
  // Rendering and encoding overlap when two run at once.
  await Promise.all([drawQueue(), drawQueue()]);
  console.log(`${count} pictures drawn, ${Math.round(bytes / 1024)} KB`);

  const missing = [...(await findNamedPictures())].filter(([id]) => !ids.has(id));
  for (const [id, file] of missing) console.error(`No picture for ${id} (content/entries/${file})`);
  return missing.length + repeated.length + unknown.length === 0;
}

const [first, ...others] = process.argv.slice(2);
const fine =
  first === '--films'
    ? drawFilms(others)
    : first === '--tint'
      ? drawMuscles(others)
      : drawPictures(process.argv.slice(2));
if (!(await fine)) process.exitCode = 1;
