import type { MailWords } from './mail-body.ts';

/** The sender of the e-mails, who is also the seller. */
export type SellerFacts = {
  /** The site's address, without a trailing slash. */
  readonly siteUrl: string;
  readonly seller: {
    readonly legalName: string;
    readonly number: string;
    readonly address: string;
    readonly email: string;
  };
};

/** The small print at the end of an e-mail. */
export const imprintOf = ({ siteUrl, seller }: SellerFacts): readonly MailWords[] => [
  `${seller.legalName}, registered in England and Wales, number ${seller.number}. ${seller.address}. ${seller.email}. `,
  { words: new URL(siteUrl).host, href: `${siteUrl}/` },
];
