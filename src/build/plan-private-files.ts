import type { ContentEntry } from '../content/faults.ts';
import { parsePollOption } from '../domain/poll-option.ts';
import type { PictureFiles } from './member-pictures.ts';
import { planMemberFiles } from './plan-member-files.ts';
import type { PrivateFiles } from './private-files.ts';

const toPoll = ({ fields }: ContentEntry) => ({
  id: String(fields['pollId']),
  active: fields['active'] === true,
  options: Array.isArray(fields['options'])
    ? fields['options'].map((option) => parsePollOption(String(option)).name)
    : [],
});

/** What functions have to know of the content: the polls and the names of their options, and the member plans. */
export const planPrivateFiles = (
  entries: readonly ContentEntry[],
  memberPictures: ReadonlyMap<string, PictureFiles> = new Map(),
): PrivateFiles =>
  new Map([
    ['polls', entries.filter(({ type }) => type === 'poll').map(toPoll)],
    ...planMemberFiles(entries, memberPictures),
  ]);
