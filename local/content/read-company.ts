import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readCompanyFromEntries } from '../../src/content/model/company.ts';
import { toPartialEntries, type RawEntry } from '../../src/content/model/entry.ts';
import type { Company } from '../../src/domain/company.ts';
import { contentFolder } from '../folders.ts';
import { toContentSettings } from '../settings/services.ts';
import { parseEntryFile } from '../starter-space/front-matter.ts';
import { readHostedSpace } from './read-hosted-space.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** The entries about the site in `content/`. Reading the whole folder would open every picture. */
const readFiles = (): readonly RawEntry[] => {
  const folder = path.join(contentFolder, 'entries/site');
  return (existsSync(folder) ? readdirSync(folder) : []).map((name) => ({
    type: 'site',
    id: name,
    fields: parseEntryFile(readFileSync(path.join(folder, name), 'utf8')).fields,
  }));
};

/**
 * Reads who runs the site from the content that the settings name. Throws PlainFailure if that
 * can't be read.
 */
export const readCompany = async (variables: Variables): Promise<Company> => {
  const content = toContentSettings((name) => variables[name]?.trim() || undefined);
  const entries = content.isLocal ? readFiles() : (await readHostedSpace(content)).entries;
  return readCompanyFromEntries(toPartialEntries(entries));
};
