import { createMailDependencies } from '../mail/mail-dependencies.ts';
import { sendMails } from '../mail/send-mails.ts';
import { createSecretCodes } from '../rights/gift-codes.ts';
import { withWorkAfter } from '../store/work-queue/work-after-answer.ts';
import { payShopRefunds, type RefundDependencies } from './shop-refunds.ts';

/**
 * Wraps a function so that refunds that its requests have made due are made right after the answer, and e-mails are sent: Stripe
 * doesn't wait for the answer to a webhook, and the buyer doesn't wait for her refund.
 */
export const withRefundsAndMailsAfter = (
  answer: (request: Request) => Promise<Response>,
  createDependencies: () => RefundDependencies,
): ReturnType<typeof withWorkAfter> =>
  withWorkAfter(answer, () => {
    const mails = createMailDependencies(createSecretCodes);
    return { ...mails, kinds: [payShopRefunds(createDependencies()), sendMails(mails)] };
  });
