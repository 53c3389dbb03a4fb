import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { NoticeText } from '../../src/domain/mails/notice-mail.ts';

/** The texts of notices, from a file that the build writes; none before the first build. */
export const readBuiltTexts = async (file: string): Promise<readonly NoticeText[]> => {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  return v.parse(v.array(NoticeText), JSON.parse(text));
};
