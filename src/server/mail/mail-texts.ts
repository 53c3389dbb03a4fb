import * as v from 'valibot';
import { NoticeText } from '../../domain/mails/notice-mail.ts';
import type { PrivateFiles } from '../store/private-files.ts';

/** The editors' texts of notices, as written by the build. Throws if they are missing, so that the e-mail waits and is retried. */
export const readMailTexts = async (files: PrivateFiles): Promise<readonly NoticeText[]> => {
  const texts = await files.read('mails', v.array(NoticeText));
  if (texts === undefined) throw new Error('The build has written no texts of e-mails.');
  return texts;
};
