import * as v from 'valibot';
import { NoticeText } from './notice-mail.ts';
import { Seller } from './seller-facts.ts';

/** What the content says in e-mails, in the private file `mails`: who sends them, and the editors' texts of notices. */
export const MailTexts = v.object({ seller: Seller, notices: v.array(NoticeText) });
export type MailTexts = {
  readonly seller: Seller;
  readonly notices: readonly NoticeText[];
};
