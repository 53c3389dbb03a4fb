import { RefundRequestSchema } from '../../domain/account/account-requests-and-answers.ts';
import { withdrawalRightStateOfOwnOrder } from '../../domain/account/to-account-answer.ts';
import { requestRateLimits } from '../../domain/limits.ts';
import type { WithdrawalRightState } from '../../domain/refunds/withdrawal.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer, Refusal } from '../http/answers.ts';
import { readJson } from '../http/request-body.ts';
import type { RateLimit } from '../rate-limit/rate-limit.ts';
import {
  findAccountOrRefuseInDeletion,
  requireOwnOrder,
  type AccountActionDependencies,
} from './account-action.ts';
import { readAccountAnswer } from './read-account-answer.ts';
import { storeDiscretionaryRefundRequest } from '../refunds/withdrawals.ts';

const askLimit: RateLimit = {
  ...requestRateLimits.askForRefund,
  purpose: 'refund request',
  sentence: (wait) => `You have asked us very often today. Please try again in ${wait}.`,
};

type Closed = Exclude<WithdrawalRightState['kind'], 'over' | 'supplied' | 'used' | 'asked'>;

const whyNot: Readonly<Record<Closed, string>> = {
  open: 'You can withdraw from this order yourself, without asking us.',
  received: 'Your refund for this order is on its way.',
  done: 'This order has been refunded.',
  declined: 'We have answered that already. Write to us if there is something that we don’t know.',
  none: 'Nothing is paid here that could be refunded.',
};

/**
 * `POST /api/account/refund-request`: asks for a refund where she can't withdraw; the owner
 * decides. It answers her account.
 */
export const createRefundRequestEndpoint = (dependencies: AccountActionDependencies): Handler =>
  createEndpoint(
    {
      POST: async (request) => {
        const { database, authenticate, enforceLimit, now, newId } = dependencies;
        const subject = await authenticate(request);
        await enforceLimit([{ limit: askLimit, caller: subject }]);
        const { orderId, reason } = await readJson(
          request,
          RefundRequestSchema,
          'Please say which order it is about and why, in 2,000 characters at most.',
        );
        const order = requireOwnOrder(
          await findAccountOrRefuseInDeletion(dependencies, subject),
          orderId,
        );
        const time = now();
        const state = withdrawalRightStateOfOwnOrder(order, time);
        switch (state.kind) {
          case 'over':
          case 'supplied':
          case 'used':
            await storeDiscretionaryRefundRequest(database, {
              withdrawalId: newId(),
              orderId,
              paymentId: state.paymentId,
              reason,
              currency: order.price.currency,
              at: time,
            });
            break;
          case 'asked':
            break;
          default:
            throw new Refusal(
              409,
              whyNot[state.kind],
              {},
              { account: await readAccountAnswer(dependencies, subject) },
            );
        }
        return jsonAnswer(await readAccountAnswer(dependencies, subject));
      },
    },
    dependencies,
  );
