/**
 * `npm run content [part of an id…]`: lists all content errors and all advice at once, without a
 * build, grouped by entry or asset. Errors would stop a build; advice wouldn't. Checks the space
 * that the settings name: `content/`, or the space at Contentful, with its drafts if
 * CONTENTFUL_HOST is the preview's host.
 */
import {
  errorAndAdviceCountText,
  contentfulAddressOfFault,
  faultsAsPlainText,
} from '../src/domain/content-fault.ts';
import type { ContentFault } from '../src/domain/content-fault.ts';
import { entryTitle } from '../src/content/check/content-error.ts';
import { findAdvice } from '../src/content/advice/find-advice.ts';
import { findLeftoverSampleContent } from '../src/content/check/check-samples.ts';
import { fileOfFault } from '../src/content/model/entry-file.ts';
import { findContentErrors } from '../src/content/check/find-content-errors.ts';
import type { ContentSpace } from '../src/content/model/content-space.ts';
import { runCommand } from './command.ts';
import { readHostedSpace } from './content/read-hosted-space.ts';
import { contentFolder, projectFolder } from './folders.ts';
import { PlainFailure } from './plain-failure.ts';
import { readContentSettings } from './settings.ts';
import type { LocalSettings } from './settings/local-settings.ts';
import { readContentSpace } from './starter-space/read-content-space.ts';
import { StarterSpaceError } from './starter-space/starter-space-error.ts';

const readStarterFolder = async (): Promise<ContentSpace> => {
  try {
    return await readContentSpace(contentFolder);
  } catch (error) {
    if (!(error instanceof StarterSpaceError)) throw error;
    throw new PlainFailure(
      `The files of content/ can't all be read:\n${error.fileErrors
        .map(({ file, message }) => `- content/${file}: ${message}`)
        .join('\n')}`,
    );
  }
};

const isMeant = (
  { id, title }: Pick<ContentFault, 'id' | 'title'>,
  parts: readonly string[],
): boolean =>
  parts.length === 0 ||
  parts.some((part) => `${id} ${title}`.toLowerCase().includes(part.toLowerCase()));

const report = (space: ContentSpace, content: LocalSettings['content']): boolean => {
  const parts = process.argv.slice(2);
  const named = [
    ...space.entries.map((entry) => ({ id: entry.id, title: entryTitle(entry) })),
    ...[...space.assets.values()].map(({ id, title }) => ({ id, title })),
  ];
  // A mistyped id would match nothing and so report no errors.
  const stranger = parts.find((part) => !named.some((one) => isMeant(one, [part])));
  if (stranger !== undefined) {
    throw new PlainFailure(`Nothing has “${stranger}” in its id or title.`);
  }
  const faults = [...findContentErrors(space), ...findAdvice(space)].filter((fault) =>
    isMeant(fault, parts),
  );
  if (faults.length > 0) {
    console.log(
      `${faultsAsPlainText(faults, (fault) => (content.isLocal ? fileOfFault(fault) : contentfulAddressOfFault(content, fault)))}\n`,
    );
  }
  const samples = findLeftoverSampleContent(space.entries).filter((fault) => isMeant(fault, parts));
  if (samples.length > 0) {
    const names = [...new Set(samples.map(({ type, title }) => `${type} “${title}”`))];
    console.log(`Samples, at which a production build stops: ${names.join(', ')}.`);
  }
  const words = errorAndAdviceCountText(faults);
  const hasErrors = faults.some(({ kind }) => kind === 'error');
  console.log(
    `${words.charAt(0).toUpperCase()}${words.slice(1)} in ${space.entries.length} entries and ${space.assets.size} files.${hasErrors ? ' The errors stop the build.' : ''}`,
  );
  return hasErrors;
};

await runCommand(async () => {
  const content = readContentSettings(projectFolder);
  const space = content.isLocal ? await readStarterFolder() : await readHostedSpace(content);
  return report(space, content) ? 'failed' : 'done';
});
