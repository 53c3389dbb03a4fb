import path from 'node:path';
import type { ContentAssetFacts, ContentSpace } from '../../src/content/model/content-space.ts';
import { pathsOutsideCms } from '../../src/domain/routes.ts';
import { textInDefaultLocale, toRawEntry } from '../content/to-raw-entry.ts';
import { readStarterSpace } from './read-starter-space.ts';

const starterFolder = path.join(import.meta.dirname, '../../content');

/**
 * Reads a content folder, by default the starter space, in the form that a build reads from the
 * content service.
 */
export const readContentSpace = async (folder = starterFolder): Promise<ContentSpace> => {
  const space = await readStarterSpace(folder);
  const assets = space.assets.map(({ id, fields, file }): [string, ContentAssetFacts] => [
    id,
    {
      id,
      title: textInDefaultLocale(fields, 'title'),
      altText: textInDefaultLocale(fields, 'description'),
      mimeType: file.contentType,
      bytes: file.size,
    },
  ]);
  return {
    entries: space.entries.flatMap(
      ({ id, contentTypeId, fields }) => toRawEntry(id, contentTypeId, fields) ?? [],
    ),
    assets: new Map(assets),
    fixedPaths: pathsOutsideCms,
  };
};
