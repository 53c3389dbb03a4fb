import * as v from 'valibot';
import { NoticeTemplate } from './notice-mail.ts';
import { Seller } from './seller-and-site-url.ts';

/**
 * What the content says in e-mails, in the private file `mails`: who sends them, and the editors'
 * texts of notices.
 */
export const SellerAndNoticeTemplates = v.object({
  seller: Seller,
  notices: v.array(NoticeTemplate),
});
export type SellerAndNoticeTemplates = {
  readonly seller: Seller;
  readonly notices: readonly NoticeTemplate[];
};
