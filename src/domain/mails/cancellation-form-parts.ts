import type { SellerAndSiteUrl } from './seller-and-site-url.ts';
import type { SingleItemConfirmationDetails } from './single-item-confirmation-details.ts';
import type { MailPart } from './unrendered-mail-body.ts';
import { readableUkDate } from '../days/uk-time.ts';

/**
 * A model cancellation form, for anybody who doesn't use the page (Consumer Contracts Regulations
 * 2013, schedule 3).
 */
export const cancellationFormParts = (
  details: SingleItemConfirmationDetails,
  { seller }: SellerAndSiteUrl,
): readonly MailPart[] => [
  { kind: 'paragraph', words: ['If you like, copy this form:'] },
  {
    kind: 'quote',
    words: [
      `To ${seller.legalName}, ${seller.address}, ${seller.email}:`,
      `I give notice that I cancel my contract for ${details.title}, order ${details.orderId}, ordered on ${readableUkDate(details.orderedAt)}.`,
      'Name: … Address: … Date: …',
    ].join('\n'),
  },
];
