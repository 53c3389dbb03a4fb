import { readStarterEntries } from './starter-entries.ts';
import { ofType } from '../../src/content/model/entry.ts';
import { toNoticeText } from '../../src/build/build-private-files.ts';
import type { NoticeText } from '../../src/domain/mails/notice-mail.ts';

/** The starter space's notice texts, as the build passes them to the functions. */
export const readNoticeTexts = async (): Promise<readonly NoticeText[]> => {
  const entries = await readStarterEntries();
  return ofType(entries, 'mail').map(toNoticeText);
};
