import { readStarterEntries } from './starter-entries.ts';
import { toSellerAndNoticeTemplates } from '../../src/build/private-file-values-of-entries.ts';
import type { SellerAndNoticeTemplates } from '../../src/domain/mails/seller-and-notice-templates.ts';

/** What the starter space says in e-mails, as the build passes it to the functions. */
export const readStarterMailTexts = async (): Promise<SellerAndNoticeTemplates> =>
  toSellerAndNoticeTemplates(await readStarterEntries());
