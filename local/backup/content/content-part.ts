import { askContentful } from '../../contentful-space/explain-failure.ts';
import { isContentFiles } from '../../settings/content-source.ts';
import { neededSpaceVariables, openSpace } from '../../contentful-space/open-space.ts';
import { countContent, isImportOpen } from '../../contentful-space/starter-content.ts';
import type { BackupPart } from '../backup-part.ts';
import { readSavedContent } from './saved-content.ts';
import { restoreContent } from './restore-content.ts';
import { saveContent } from './save-content.ts';

const title = 'Content';

/** The content at Contentful: content types, entries with drafts, assets, tags, locales. */
export const contentPart: BackupPart = {
  name: 'content',
  title,
  describeMissingSettings: (variables) => {
    if (isContentFiles(variables)) return 'It is in the repository, with its history.';
    const missing = neededSpaceVariables.filter(({ name }) => variables[name] === undefined);
    return missing.length === 0
      ? undefined
      : `Put ${missing.map(({ name, where }) => `${name} (${where})`).join(' and ')} into .env.`;
  },
  save: (folder, variables) => saveContent(openSpace(variables), folder),
  previewRestore: async (folder, variables) => {
    const space = openSpace(variables);
    const { entries, assets } = await readSavedContent(folder);
    const count = await countContent(space);
    const types = await askContentful('to read the content model', () =>
      space.client.contentType.getMany({ query: { limit: 1 } }),
    );
    const isEmpty = count.entries + count.assets + types.total === 0;
    const sentence = `${entries.length} entries and ${assets.length} files go into ${space.environmentId} of the space ${space.spaceId}.`;
    if (isEmpty || (await isImportOpen(space))) return { sentence };
    return {
      sentence,
      obstacle: `That space has ${types.total} content types, ${count.entries} entries and ${count.assets} files already.`,
    };
  },
  restore: (folder, variables) => restoreContent(openSpace(variables), folder),
};
