import { previewAddressTemplateForAnyEntry } from '../../src/domain/preview.ts';
import { spaceConsolePage, type ContentfulSpace } from '../contentful-space/open-space.ts';
import { writeSpaceToFiles } from '../contentful-space/space-to-files.ts';
import { countContent } from '../contentful-space/starter-content.ts';
import type { SetupPlan } from './setup-plan.ts';

/** Contentful has no API for its preview addresses (contentful-management 12.18 knows none). */
export const listPreviewStepsByHand = (
  space: ContentfulSpace,
  previewUrl: string | undefined,
): SetupPlan['byHand'] =>
  previewUrl === undefined
    ? []
    : [
        {
          sentence: `If it isn’t there: create a content preview platform with the name “Knurl preview”, tick every content type and give each the address ${previewAddressTemplateForAnyEntry(previewUrl)}`,
          page: spaceConsolePage(space, 'settings/content_preview'),
        },
      ];

/**
 * Plans the way back from a space to files: `setup -- contentful` without a flag is the way there.
 */
export const planExportToFiles = async (
  space: ContentfulSpace,
  folder: string,
): Promise<SetupPlan> => {
  const { entries, assets } = await countContent(space);
  return {
    right: [],
    byHand: [],
    acts: [
      {
        sentence: `Writes the ${entries} entries and ${assets} files of the space into content/, in place of those that are there: git shows what that changes. Then content/ is the content (CONTENT=files).`,
        act: async () => {
          await writeSpaceToFiles(space, folder);
        },
      },
    ],
    settings: async () => [{ name: 'CONTENT', value: 'files' }],
  };
};
