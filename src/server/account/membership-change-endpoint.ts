import { CancelPauseOrUndoRequestSchema } from '../../domain/account/account-requests-and-answers.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer, Refusal } from '../http/answers.ts';
import { readJson } from '../http/request-body.ts';
import { refreshItemOrderFromStripe } from '../orders/item/refresh-item-order-from-stripe.ts';
import { isObjectChangedOrGoneError } from '../till/stripe/stripe-sdk-client.ts';
import {
  accountChangeLimit,
  findAccountOrRefuseInDeletion,
  requireOwnOrder,
  waitForStripeInAnswerTime,
  type AccountActionDependencies,
} from './account-action.ts';
import { cancelPauseOrResumeMembershipAtStripe } from './cancel-pause-or-resume-membership-at-stripe.ts';
import { readAccountAnswer } from './read-account-answer.ts';

/**
 * `POST /api/account/membership`: cancels, keeps, pauses or resumes a membership. It answers the
 * updated account.
 */
export const createMembershipChangeEndpoint = (dependencies: AccountActionDependencies): Handler =>
  createEndpoint(
    {
      POST: async (request) => {
        const subject = await dependencies.authenticate(request);
        await dependencies.enforceLimit([{ limit: accountChangeLimit, caller: subject }]);
        const action = await readJson(
          request,
          CancelPauseOrUndoRequestSchema,
          'Please say what to do with which membership.',
        );
        const account = await findAccountOrRefuseInDeletion(dependencies, subject);
        const order = requireOwnOrder(account, action.orderId);
        const change = async (): Promise<void> => {
          try {
            await cancelPauseOrResumeMembershipAtStripe(dependencies, order, action);
          } catch (error) {
            if (!isObjectChangedOrGoneError(error)) throw error;
            dependencies.log('A membership could not be changed:', error);
            await refreshItemOrderFromStripe(dependencies, order.orderId);
            throw new Refusal(
              409,
              'Your membership has changed meanwhile. Please look at it again.',
              {},
              { account: await readAccountAnswer(dependencies, subject) },
            );
          }
          await refreshItemOrderFromStripe(dependencies, order.orderId);
        };
        await waitForStripeInAnswerTime(dependencies, change());
        return jsonAnswer(await readAccountAnswer(dependencies, subject));
      },
    },
    dependencies,
  );
