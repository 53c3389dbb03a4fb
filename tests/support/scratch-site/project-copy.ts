import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** The root of this repository. */
const projectFolder = path.resolve(import.meta.dirname, '../../..');

/**
 * Everything a build reads, apart from the content. `.env` is left out, because it may name a real
 * space.
 */
const folders = ['local', 'netlify', 'src', 'static'];
const file =
  /^(gatsby-[a-z]+\.(ts|tsx|js|mjs)|package\.json|package-lock\.json|tsconfig\.json|netlify\.toml)$/;
const notCopied = /(\.test\.tsx?|gatsby-types\.d\.ts|local\/pictures)$/;

/**
 * Copies the sources of the working tree to an empty folder and links the packages. Gatsby, webpack
 * and Parcel follow the link and write nothing behind it.
 */
export const copyProject = (target: string): void => {
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(projectFolder)) {
    const from = path.join(projectFolder, name);
    if (file.test(name)) cpSync(from, path.join(target, name));
  }
  for (const name of folders) {
    const from = path.join(projectFolder, name);
    if (!existsSync(from)) continue;
    cpSync(from, path.join(target, name), {
      recursive: true,
      filter: (source) => !notCopied.test(source),
    });
  }
  symlinkSync(path.join(projectFolder, 'node_modules'), path.join(target, 'node_modules'), 'dir');
};

/** The starter space of the working tree. */
export const starterContentFolder = path.join(projectFolder, 'content');
