/**
 * What entries say of the muscles of exercises, and where an entry names the files that show them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Muscles } from './tint.ts';

const root = join(import.meta.dirname, '../../..');
const fileOf = (slug: string): string => join(root, 'content/entries/exercise', `${slug}.md`);

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Reads the movement pattern and the muscles of an exercise from its entry. */
export async function musclesOf(slug: string): Promise<Muscles> {
  const [, frontMatter = ''] = (await readFile(fileOf(slug), 'utf8')).split(/^---\s*$/m);
  const fields: unknown = parse(frontMatter);
  const field = (name: string): unknown =>
    typeof fields === 'object' && fields !== null ? Reflect.get(fields, name) : undefined;
  return {
    pattern: String(field('pattern')),
    primary: texts(field('primaryMuscles')),
    secondary: texts(field('secondaryMuscles')),
  };
}

/** Names the files in an exercise's entry, after its films. */
export async function nameTints(slug: string, ids: readonly string[]): Promise<void> {
  const text = await readFile(fileOf(slug), 'utf8');
  const line = `movieMuscles: [${ids.join(', ')}]\n`;
  const written = text.replace(/^movieMuscles: .*\n/m, '');
  const named = written.replace(/^movieSides: .*\n/m, (sides) => sides + line);
  const done =
    named === written ? written.replace(/^movie: .*\n/m, (movie) => movie + line) : named;
  if (done !== text) await writeFile(fileOf(slug), done);
}
