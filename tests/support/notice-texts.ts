import { readContentSpace } from '../../local/starter-space/read-content-space.ts';
import { toNoticeText } from '../../src/build/build-private-files.ts';
import type { NoticeText } from '../../src/domain/mails/notice-mail.ts';

/** The starter space's notice texts, as the build passes them to the functions. */
export const readNoticeTexts = async (): Promise<readonly NoticeText[]> => {
  const { entries } = await readContentSpace();
  return entries.filter(({ type }) => type === 'mail').map(toNoticeText);
};
