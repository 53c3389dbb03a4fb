import * as v from 'valibot';
import type { TextOrLinkInMail } from './unrendered-mail-body.ts';

/** The sender of the e-mails, who is also the seller: what they say of the company. */
export const Seller = v.object({
  legalName: v.string(),
  number: v.string(),
  address: v.string(),
  email: v.string(),
});
export type Seller = Readonly<v.InferOutput<typeof Seller>>;

export type SellerAndSiteUrl = {
  /** The site's address, without a trailing slash. */
  readonly siteUrl: string;
  readonly seller: Seller;
};

/** The small print at the end of an e-mail. */
export const imprintOf = ({ siteUrl, seller }: SellerAndSiteUrl): readonly TextOrLinkInMail[] => [
  `${seller.legalName}, registered in England and Wales, number ${seller.number}. ${seller.address}. ${seller.email}. `,
  { words: new URL(siteUrl).host, href: `${siteUrl}/` },
];
