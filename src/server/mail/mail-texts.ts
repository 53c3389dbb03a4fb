import { SellerAndNoticeTemplates } from '../../domain/mails/seller-and-notice-templates.ts';
import type { PrivateBuildFiles } from '../store/private-build-files.ts';

/**
 * What the content says in e-mails, as written by the build. Throws if it is missing, so that an
 * e-mail waits and is retried.
 */
export const readSellerAndNoticeTemplates = async (
  files: PrivateBuildFiles,
): Promise<SellerAndNoticeTemplates> => {
  const texts = await files.read('mails', SellerAndNoticeTemplates);
  if (texts === undefined) throw new Error('The build has written no texts of e-mails.');
  return texts;
};
