import { formatDay } from '../days/format-day.ts';
import type {
  KindWithAgreements,
  InstantSupplyAgreements,
} from '../orders/instant-supply-agreements.ts';
import { statementsOfAgreementsVersion } from '../orders/past-agreements.ts';
import { routes } from '../routes.ts';
import { greetingTo } from './sanitise-mail-text.ts';
import type { SellerAndSiteUrl } from './seller-and-site-url.ts';
import type { MailPart } from './unrendered-mail-body.ts';

/**
 * Both statements above an order button, in the wording of that time, and which of them the buyer
 * ticked.
 */
export const tickedAndUntickedStatementsPart = (
  agreements: InstantSupplyAgreements,
  kind: KindWithAgreements,
): MailPart => {
  const statements = statementsOfAgreementsVersion(agreements.version, kind);
  return {
    kind: 'statements',
    items: [
      { isTicked: agreements.supplyNow, words: statements.supplyNow },
      { isTicked: agreements.knowsConsequence, words: statements.knowsConsequence },
    ],
  };
};

/** How a confirmation begins, with the reader's name if we know it. */
export const greetingPart = (name: string): MailPart => ({
  kind: 'paragraph',
  words: [greetingTo(name)],
});

/** How a confirmation ends. */
export const signaturePart = ({ seller }: SellerAndSiteUrl): MailPart => ({
  kind: 'paragraph',
  words: [`Best wishes, ${seller.legalName}`],
});

/** The terms that apply to an order: those of a given day, or those of the day of the order. */
export const termsLinkAndDatePart = (
  termsUpdated: string | null,
  { siteUrl }: SellerAndSiteUrl,
): MailPart => ({
  kind: 'paragraph',
  words: [
    'Our ',
    { words: 'terms and conditions', href: `${siteUrl}${routes.terms}` },
    termsUpdated === null
      ? ' apply, as they were on the day you ordered.'
      : ` of ${formatDay(termsUpdated)} apply.`,
  ],
});
