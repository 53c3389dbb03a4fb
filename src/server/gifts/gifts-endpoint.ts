import {
  GiftCodeRequestSchema,
  type GiftCardAnswer,
  type GiftCodeAnswer,
} from '../../domain/gifts/gifts.ts';
import { accountAndOwnerApiPaths } from '../../domain/account/account-and-owner-api-paths.ts';
import { requestRateLimits } from '../../domain/limits.ts';
import type { AuthenticateSubjectOrRefuse } from '../auth/access-token.ts';
import { callerNetworksOfRequest } from '../http/caller-address.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer, Refusal } from '../http/answers.ts';
import { readJson } from '../http/request-body.ts';
import {
  enforceRateLimit,
  rateLimitChargesOfNetworks,
  type RateLimit,
  type RateLimitDependencies,
} from '../rate-limit/rate-limit.ts';
import { findOrStoreCustomerIdOfSubject } from '../rights/write-rights.ts';
import { createGiftAndLinkCodeDeriver, hashOfGiftOrLinkCode } from '../rights/gift-codes.ts';
import {
  requireGiftRedeemableByMember,
  toGiftAnswer,
} from './require-gift-redeemable-by-member.ts';
import { findGiftCardOfGiver, redeemGift } from './stored-gifts.ts';

export type GiftDependencies = RateLimitDependencies & {
  readonly authenticate: AuthenticateSubjectOrRefuse;
  /** Returns an unguessable random id. */
  readonly newCustomerId: () => string;
  readonly log?: (message: string, error: unknown) => void;
};

const sentence = (wait: string): string =>
  `Many codes have been tried just now. Please try again in ${wait}.`;
const memberLimit: RateLimit = {
  ...requestRateLimits.tryGiftCode,
  purpose: 'gift codes',
  sentence,
};
const networkLimit: RateLimit = {
  ...requestRateLimits.tryGiftCodeFromNetwork,
  purpose: 'gift codes from network',
  sentence,
};
const cardLimit: RateLimit = {
  ...requestRateLimits.giftCards,
  purpose: 'gift cards',
  sentence: (wait) => `You have opened a lot of cards just now. Please try again in ${wait}.`,
};

const answerCard = async (dependencies: GiftDependencies, request: Request): Promise<Response> => {
  const subject = await dependencies.authenticate(request);
  await enforceRateLimit(dependencies, [{ limit: cardLimit, caller: subject }]);
  const orderId = new URL(request.url).pathname
    .slice(accountAndOwnerApiPaths.gifts.length + 1)
    .replace(/\/$/, '');
  const gift = await findGiftCardOfGiver(dependencies.database, subject, orderId);
  // The same answer whether it is somebody else's, doesn't exist, or isn't paid yet.
  if (gift === undefined) throw new Refusal(404, 'We can’t find that gift among yours.');
  const code = createGiftAndLinkCodeDeriver(dependencies.signingSecret).giftCodeOf(gift.order_id);
  if (gift.state === 'open' && hashOfGiftOrLinkCode(code) !== gift.code_hash) {
    throw new Refusal(
      409,
      'We can’t show this card again, because our keys have changed since. The code that we e-mailed to you still opens the gift.',
    );
  }
  const answer: GiftCardAnswer = {
    title: gift.title,
    startsOn: gift.starts_on,
    ...gift.words,
    code: gift.state === 'open' ? code : null,
    state: gift.state,
  };
  return jsonAnswer(answer);
};

/** The code that a member has sent. Each one counts towards the limit, valid or not. */
const readTry = async (
  dependencies: GiftDependencies,
  request: Request,
): Promise<{ readonly code: string; readonly subject: string; readonly now: Date }> => {
  const subject = await dependencies.authenticate(request);
  await enforceRateLimit(dependencies, [
    { limit: memberLimit, caller: subject },
    ...rateLimitChargesOfNetworks(networkLimit, callerNetworksOfRequest(request)),
  ]);
  const { code } = await readJson(request, GiftCodeRequestSchema, 'Type the code of the gift.');
  return { code, subject, now: dependencies.now() };
};

/** How often we read again if something changed between reading and redeeming. */
const maxLooks = 3;

const redeem = async (
  dependencies: GiftDependencies,
  request: Request,
): Promise<GiftCodeAnswer> => {
  const { database, newCustomerId } = dependencies;
  const attempt = await readTry(dependencies, request);
  for (let look = 1; look <= maxLooks; look += 1) {
    const read = await requireGiftRedeemableByMember(database, attempt);
    // The member redeemed it before: a lost answer, or a second press.
    if (read.gift.state !== 'open') return toGiftAnswer(read);
    const { subject, now } = attempt;
    const customerId =
      read.customerId ??
      (await findOrStoreCustomerIdOfSubject(database, subject, newCustomerId(), now));
    if (await redeemGift(database, { ...read, customerId, now })) {
      return { ...toGiftAnswer(read), isRedeemed: true };
    }
  }
  throw new Refusal(409, 'Something has changed while you redeemed this gift. Please try again.');
};

/**
 * `GET /api/gifts/{order id}`: the card of a gift, for its buyer. `POST /api/gifts/look` and
 * `/redeem`: shows what a code is for, and redeems it. A code can be redeemed once, by one account;
 * sending it again answers what it has opened.
 */
export const createGiftCardAndRedemptionEndpoint = (dependencies: GiftDependencies): Handler => {
  const look = createEndpoint(
    {
      POST: async (request) => {
        const attempt = await readTry(dependencies, request);
        return jsonAnswer(
          toGiftAnswer(await requireGiftRedeemableByMember(dependencies.database, attempt)),
        );
      },
    },
    dependencies,
  );
  const redeemed = createEndpoint(
    { POST: async (request) => jsonAnswer(await redeem(dependencies, request)) },
    dependencies,
  );
  const card = createEndpoint(
    { GET: (request) => answerCard(dependencies, request) },
    dependencies,
  );
  return (request) => {
    const pathname = new URL(request.url).pathname.replace(/\/$/, '').toLowerCase();
    if (pathname === accountAndOwnerApiPaths.giftLook) return look(request);
    return pathname === accountAndOwnerApiPaths.giftRedeem ? redeemed(request) : card(request);
  };
};
