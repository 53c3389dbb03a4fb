import { imprintOf, type SellerAndSiteUrl } from './seller-and-site-url.ts';
import { mailAsHtml, type UnrenderedMailBody } from './unrendered-mail-body.ts';

const day = 24 * 60 * 60;

/**
 * An e-mail that the login service sends in our words. It fills in what is in double braces
 * (Liquid, as Auth0 has it).
 */
export type LoginMailTemplate = {
  /** Its template at Auth0. */
  readonly template: 'verify_email' | 'reset_email';
  readonly subject: string;
  readonly html: string;
  /** How long its link works, in seconds. */
  readonly linkSeconds: number;
};

const link = '{{ url }}';
const address = '{{ user.email }}';

const compose = (
  { template, subject, linkSeconds }: Omit<LoginMailTemplate, 'html'>,
  body: UnrenderedMailBody,
): LoginMailTemplate => ({ template, subject, linkSeconds, html: mailAsHtml(subject, body) });

/**
 * The e-mails that verify an address and lead to a new password. Auth0 sends HTML alone, so they
 * have no plain text.
 */
export const composeLoginMailTemplates = (
  facts: SellerAndSiteUrl,
): readonly LoginMailTemplate[] => {
  const imprint = imprintOf(facts);
  return [
    compose(
      { template: 'verify_email', subject: 'Verify your e-mail address', linkSeconds: 5 * day },
      {
        title: 'Confirm your address and your account is ready',
        parts: [
          {
            kind: 'paragraph',
            words: [
              `Thank you for signing up at Knurl with ${address}. Please use the button to confirm that this address is yours. Then log in and carry on where you left off.`,
            ],
          },
          { kind: 'button', words: 'Verify my address', href: link },
          {
            kind: 'paragraph',
            words: [
              'The button works for five days. After that, log in on the site and we’ll send you another.',
            ],
          },
          {
            kind: 'paragraph',
            words: [
              'If you didn’t sign up, you can ignore this e-mail. No one can log in with your address until it’s verified.',
            ],
          },
        ],
        imprint,
      },
    ),
    compose(
      { template: 'reset_email', subject: 'Choose a new password', linkSeconds: day },
      {
        title: 'Choose a new password',
        parts: [
          {
            kind: 'paragraph',
            words: [
              `We’ve had a request for a new password for the account with ${address}. If that was you, use the button to choose one. It needs at least eight characters.`,
            ],
          },
          { kind: 'button', words: 'Choose a new password', href: link },
          {
            kind: 'paragraph',
            words: ['The button works once, for one day.'],
          },
          {
            kind: 'paragraph',
            words: [
              `If it wasn’t you, you can ignore this e-mail: your password stays the same. If you keep getting these, write to ${facts.seller.email}.`,
            ],
          },
        ],
        imprint,
      },
    ),
  ];
};
