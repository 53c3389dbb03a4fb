import { WithdrawalPostBodySchema } from '../../domain/account/account-requests-and-answers.ts';
import { withdrawalRightStateOfOwnOrder } from '../../domain/account/to-account-answer.ts';
import type { Money } from '../../domain/money.ts';
import type { WithdrawalRightState } from '../../domain/refunds/withdrawal.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer, Refusal } from '../http/answers.ts';
import { readJson } from '../http/request-body.ts';
import { Outage } from '../outage.ts';
import { withTimeout } from '../with-timeout.ts';
import {
  accountChangeLimit,
  findAccountOrRefuseInDeletion,
  requireOwnOrder,
  type AccountActionDependencies,
} from './account-action.ts';
import { carryOutWithdrawalsOfOrder } from '../refunds/book-withdrawal.ts';
import { readAccountAnswer } from './read-account-answer.ts';
import { declareWithdrawal } from '../refunds/withdrawals.ts';

type Closed = Exclude<WithdrawalRightState['kind'], 'open' | 'received' | 'done'>;

const whyNot: Readonly<Record<Closed, string>> = {
  over: 'The 14 days in which you can withdraw are over. You can ask us for a refund.',
  supplied:
    'We opened this at once, as you asked, so it can’t be withdrawn from. You can ask us for a refund.',
  used: 'This gift has been redeemed, so you can no longer withdraw from it. Write to us if something is wrong with it.',
  asked: 'You have asked us for a refund of this, and we haven’t decided yet.',
  declined: 'You have asked us for a refund of this, and we have answered.',
  none: 'There is nothing to withdraw from: nothing is paid, or all of it has been refunded.',
};

const isSame = (one: Money, other: Money): boolean =>
  one.currency === other.currency && one.minorUnits === other.minorUnits;

/**
 * Books the withdrawal while the member waits. Failures are retried later: the withdrawal is
 * already in effect.
 */
const bookSoon = async (
  dependencies: AccountActionDependencies,
  orderId: string,
): Promise<void> => {
  const { answerWithinMs, log } = dependencies;
  try {
    await withTimeout(carryOutWithdrawalsOfOrder(dependencies, orderId), answerWithinMs);
  } catch (error) {
    if (!(error instanceof Outage)) throw error;
    log('A withdrawal is received and will be booked later:', error);
  }
};

/**
 * `POST /api/account/withdrawal`: withdraws from an order. The withdrawal is stored first, with the
 * e-mail that acknowledges it, and takes effect then; the refund and the end at Stripe follow. It
 * answers the member's account.
 */
export const createWithdrawalEndpoint = (dependencies: AccountActionDependencies): Handler =>
  createEndpoint(
    {
      POST: async (request) => {
        const { database, authenticate, enforceLimit, now, newId } = dependencies;
        const subject = await authenticate(request);
        await enforceLimit([{ limit: accountChangeLimit, caller: subject }]);
        const wanted = await readJson(
          request,
          WithdrawalPostBodySchema,
          'Please say which order you withdraw from, and how much we refund.',
        );
        const account = await findAccountOrRefuseInDeletion(dependencies, subject);
        const order = requireOwnOrder(account, wanted.orderId);
        const conflict = async (sentence: string): Promise<Refusal> =>
          new Refusal(
            409,
            sentence,
            {},
            { account: await readAccountAnswer(dependencies, subject) },
          );

        const time = now();
        const state = withdrawalRightStateOfOwnOrder(order, time);
        if (state.kind === 'open') {
          if (!isSame(state.refund, wanted.refund)) {
            throw await conflict(
              'What we refund has changed since you opened this page. Please look at it again.',
            );
          }
          await declareWithdrawal(database, {
            withdrawalId: newId(),
            orderId: order.orderId,
            title: order.title,
            paymentId: state.paymentId,
            kind: order.isGift ? 'gift' : 'withdrawal',
            refund: state.refund,
            endsSubscription: order.subscription !== undefined,
            at: time,
            to: { customerId: account?.customerId ?? '', address: account?.facts.address },
          });
        } else if (state.kind !== 'received' && state.kind !== 'done') {
          throw await conflict(whyNot[state.kind]);
        }
        await bookSoon(dependencies, order.orderId);
        const answer = await readAccountAnswer(dependencies, subject);
        const after = answer.orders.find(({ orderId }) => orderId === order.orderId)?.withdrawal;
        // Somebody redeemed the gift at the same moment.
        if (after?.kind === 'used') throw new Refusal(409, whyNot.used, {}, { account: answer });
        return jsonAnswer(answer);
      },
    },
    dependencies,
  );
