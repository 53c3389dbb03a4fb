import type { ContentEntry } from '../content/model/content-space.ts';
import { toText, toTexts } from '../content/model/field-values.ts';
import { parsePollOption } from '../domain/poll-option.ts';
import { buildMemberFiles } from './build-member-files.ts';
import type { PictureFiles } from './member-pictures.ts';
import type { PrivateFiles } from './write-private-files.ts';

const toPoll = ({ fields }: ContentEntry) => ({
  id: toText(fields['pollId']),
  active: fields['active'] === true,
  options: toTexts(fields['options']).map((option) => parsePollOption(option).name),
});

/** Everything that the functions need to know of the content: the polls with the names of their options, and the member plans. */
export const buildPrivateFiles = (
  entries: readonly ContentEntry[],
  memberPictures: ReadonlyMap<string, PictureFiles> = new Map(),
): PrivateFiles =>
  new Map([
    ['polls', entries.filter(({ type }) => type === 'poll').map(toPoll)],
    ...buildMemberFiles(entries, memberPictures),
  ]);
