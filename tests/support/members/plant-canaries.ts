import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Every canary begins with this word, which occurs nowhere else on the site. */
export const canaryPrefix = 'kanarienvogel';

const frontMatter = /^---\n(.*?)\n---\n/s;

/**
 * Adds a canary to an entry everywhere a plan has words: title, text, headings, days, exercises.
 */
const plantInEntry = (source: string, canary: string): string => {
  const head = frontMatter.exec(source)?.[0] ?? '';
  const isProgramme = /^programme: true$/m.test(head);
  const withHeading = source
    .slice(head.length)
    .replace(/^## .*$/m, (heading) => `${heading} ${canary}-heading`);
  // The first weeks of The Year must be the days of their block, word for word.
  const body = /^section: the-year$/m.test(head)
    ? withHeading
    : withHeading
        .replace(/^Day 1: .*$/m, (day) => `${day} ${canary}-day`)
        // A programme's exercises must be those of the sample day on its product's page; notes may
        // differ.
        .replace(
          isProgramme ? /^\s*- [^(\n]*\(/m : /^\s*- "/m,
          (line) => `${line}${canary}-exercise `,
        );
  return `${head.replace(/^title: "?(.*?)"?$/m, `title: "$1 ${canary}-title"`)}${canary}-lead begins it.\n\n${body}`;
};

const plantInPicture = async (file: string, canary: string): Promise<void> => {
  const bytes = await sharp(file)
    .withExif({ IFD0: { ImageDescription: `${canary}-exif`, Copyright: `${canary}-exif` } })
    .webp()
    .toBuffer();
  writeFileSync(file, bytes);
};

/** The canaries of all plans and letters, and of those that have a picture of their own. */
export type Canaries = {
  readonly plans: readonly string[];
  readonly pictures: readonly string[];
};

/**
 * Adds a canary to each member plan and letter of a content folder, and to a plan's picture, unless
 * that is another plan's.
 */
export const plantCanaries = async (contentFolder: string): Promise<Canaries> => {
  const entries = path.join(contentFolder, 'entries/memberPlan');
  const assets = path.join(contentFolder, 'assets');
  const plans: string[] = [];
  const pictures: string[] = [];
  for (const name of readdirSync(entries)) {
    const canary = `${canaryPrefix}-${plans.length}`;
    plans.push(canary);
    const entry = path.join(entries, name);
    writeFileSync(entry, plantInEntry(readFileSync(entry, 'utf8'), canary));
    const asset = path.join(assets, `memberPlan-${name.replace('.md', '')}`);
    if (!existsSync(`${asset}.webp`)) continue;
    pictures.push(canary);
    await plantInPicture(`${asset}.webp`, canary);
    const facts = readFileSync(`${asset}.yaml`, 'utf8')
      .replace(/^title: .*$/m, `title: ${canary}-asset`)
      .replace(/^description: .*$/m, `description: A woman lifts, ${canary}-alt.`);
    writeFileSync(`${asset}.yaml`, facts);
  }
  const letters = path.join(contentFolder, 'entries/memberLetter');
  for (const name of readdirSync(letters)) {
    const canary = `${canaryPrefix}-${plans.length}`;
    plans.push(canary);
    const entry = path.join(letters, name);
    writeFileSync(entry, plantInEntry(readFileSync(entry, 'utf8'), canary));
  }
  return { plans, pictures };
};
