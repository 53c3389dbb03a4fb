import { site } from '../../src/config/public/site.ts';
import { composeOrderConfirmation } from '../../src/domain/mails/order-confirmation.ts';
import { sampleConfirmations } from '../../src/domain/mails/sample-confirmations.ts';

export type SampleMail = {
  /** What it is a sample of. */
  readonly name: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** The e-mails that confirm orders, with sample orders in them. */
export const composeSampleMails = (siteUrl: string): readonly SampleMail[] =>
  Object.entries(sampleConfirmations).map(([name, details]) => ({
    name,
    ...composeOrderConfirmation(details, {
      siteUrl,
      seller: { ...site.company, email: site.email },
    }),
  }));
