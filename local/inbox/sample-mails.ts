import {
  composeFailedBuildMailToEditor,
  composeMendedBuildMailToEditor,
} from '../../src/domain/mails/build-mail.ts';
import { composeNotice } from '../../src/domain/mails/notice-mail.ts';
import { composeSingleItemConfirmation } from '../../src/domain/mails/single-item-confirmation.ts';
import {
  sampleFailedBuilds,
  sampleMendedBuild,
} from '../../src/domain/mails/sample-build-mails.ts';
import { sampleNotices } from '../../src/domain/mails/sample-notices.ts';
import type { SellerAndNoticeTemplates } from '../../src/domain/mails/seller-and-notice-templates.ts';
import { shopConfirmationSamplesByTitle } from '../../src/domain/mails/shop-confirmation-samples-by-title.ts';
import { composeShopConfirmation } from '../../src/domain/mails/shop-confirmation.ts';
import { singleItemConfirmationSamplesByTitle } from '../../src/domain/mails/single-item-confirmation-samples-by-title.ts';

export type SampleMail = {
  /** What the e-mail is a sample of. */
  readonly name: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

// Invalid codes, in the form of real ones.
const codes = {
  giftCodeOf: () => '0000-SAMP-0000-SAMP-0000',
  linkCodeOf: () => 'sample',
};

/**
 * Samples of the e-mails that confirm orders, those about builds, and every notice with a text,
 * filled in with sample data.
 */
export const composeSampleMails = (
  siteUrl: string,
  { seller, notices }: SellerAndNoticeTemplates,
): readonly SampleMail[] => {
  const facts = { siteUrl, seller, codes };
  return [
    ...Object.entries(singleItemConfirmationSamplesByTitle).map(([name, details]) => ({
      name,
      ...composeSingleItemConfirmation(details, facts),
    })),
    ...Object.entries(shopConfirmationSamplesByTitle).map(([name, details]) => ({
      name,
      ...composeShopConfirmation(details, facts),
    })),
    ...Object.entries(sampleFailedBuilds).map(([name, details]) => ({
      name,
      ...composeFailedBuildMailToEditor(details, facts),
    })),
    { name: 'Mended build', ...composeMendedBuildMailToEditor(sampleMendedBuild, facts) },
    ...sampleNotices.flatMap(({ kind, details }) => {
      const text = notices.find((one) => one.kind === kind);
      return text === undefined ? [] : [{ name: kind, ...composeNotice(text, details, facts) }];
    }),
  ];
};
