import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { DigitalCatalogueSchema, type DigitalCatalogue } from '../../domain/digital-catalogue.ts';

/**
 * The file in which the last verified catalogue is kept between builds. The host keeps `.cache`
 * from one build to the next, and this is the one folder in it that Gatsby doesn't delete when it
 * clears its cache.
 */
const fileIn = (projectFolder: string): string =>
  path.join(projectFolder, '.cache/adapters/catalogue/last-verified.json');

/** The last catalogue that a build has verified; undefined if there is no readable one. */
export const readLastVerifiedCatalogue = (projectFolder: string): DigitalCatalogue | undefined => {
  const file = fileIn(projectFolder);
  if (!existsSync(file)) return undefined;
  try {
    const result = v.safeParse(DigitalCatalogueSchema, JSON.parse(readFileSync(file, 'utf8')));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps a verified catalogue for a build that cannot reach the payment service. */
export const saveLastVerifiedCatalogue = (
  projectFolder: string,
  catalogue: DigitalCatalogue,
): void => {
  const file = fileIn(projectFolder);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(catalogue));
};
