import { createMailSendingWorkKind } from '../mail/create-mail-sending-work-kind.ts';
import { createMailDependencies } from '../mail/mail-dependencies.ts';
import { createGiftAndLinkCodeDeriver } from '../rights/gift-codes.ts';
import { withWorkAfterAnswer } from '../store/work-queue/work-after-answer.ts';
import {
  createShopRefundAtEitherTillWork,
  type ShopRefundAtEitherTillDependencies,
} from './shop-refunds.ts';

/**
 * Wraps a function so that refunds that its requests have made due are made right after the answer,
 * and e-mails are sent: Stripe doesn't wait for the answer to a webhook, and the buyer doesn't wait
 * for her refund.
 */
export const withRefundsAndMailsAfterAnswer = (
  answer: (request: Request) => Promise<Response>,
  createDependencies: () => ShopRefundAtEitherTillDependencies,
): ReturnType<typeof withWorkAfterAnswer> =>
  withWorkAfterAnswer(answer, () => {
    const mails = createMailDependencies(createGiftAndLinkCodeDeriver);
    return {
      ...mails,
      kinds: [
        createShopRefundAtEitherTillWork(createDependencies()),
        createMailSendingWorkKind(mails),
      ],
    };
  });
