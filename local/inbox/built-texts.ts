import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { SellerAndNoticeTemplates } from '../../src/domain/mails/seller-and-notice-templates.ts';

/**
 * What the content says in e-mails, from a file that the build writes; undefined before the first
 * build.
 */
export const readBuiltTexts = async (
  file: string,
): Promise<SellerAndNoticeTemplates | undefined> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : v.parse(SellerAndNoticeTemplates, JSON.parse(text));
};
