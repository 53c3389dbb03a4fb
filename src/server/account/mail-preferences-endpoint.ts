import { accountAndOwnerApiPaths } from '../../domain/account/account-and-owner-api-paths.ts';
import {
  MailPreferencesRequestSchema,
  StopMailsRequestSchema,
} from '../../domain/account/mail-preferences-request.ts';
import { requestRateLimits } from '../../domain/limits.ts';
import { yearPlanStartProblem } from '../../domain/plans/year-dates.ts';
import { callerNetworksOfRequest } from '../http/caller-address.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer, Refusal } from '../http/answers.ts';
import { readJson } from '../http/request-body.ts';
import { rateLimitChargesOfNetworks, type RateLimit } from '../rate-limit/rate-limit.ts';
import type { GiftAndLinkCodeDeriver } from '../rights/gift-codes.ts';
import { idOfSignedLinkToken } from '../rights/signed-link.ts';
import { findAccountOrRefuseInDeletion, type AccountActionDependencies } from './account-action.ts';
import { forgetMailPreferences, storeMailPreferences } from './mail-preferences.ts';
import { readAccountAnswer } from './read-account-answer.ts';

/** The dependencies of `POST /api/account/e-mails`. */
export type MailPreferenceAndStopDependencies = AccountActionDependencies & {
  readonly codes: Pick<GiftAndLinkCodeDeriver, 'linkCodeOf'>;
  /** The address of a login account; undefined if there is none. */
  readonly findPerson: (
    subject: string,
  ) => Promise<{ readonly email: string | undefined } | undefined>;
};

const wishLimit: RateLimit = {
  ...requestRateLimits.mailWishes,
  purpose: 'e-mail wishes',
  sentence: (wait) => `You have changed your e-mails very often. Please try again in ${wait}.`,
};
const stopLimit: RateLimit = {
  ...requestRateLimits.stopMails,
  purpose: 'stopped e-mails',
  sentence: (wait) =>
    `Your network has stopped e-mails very often just now. Please try again in ${wait}.`,
};

const stopMails = async (
  { database, codes, enforceLimit }: MailPreferenceAndStopDependencies,
  request: Request,
): Promise<Response> => {
  await enforceLimit(rateLimitChargesOfNetworks(stopLimit, callerNetworksOfRequest(request)));
  const { link } = await readJson(
    request,
    StopMailsRequestSchema,
    'Please open this page by the link in one of the e-mails.',
  );
  const customerId = idOfSignedLinkToken(codes, 'mail-wishes', link);
  if (customerId === undefined) {
    throw new Refusal(
      404,
      'Sorry, that link isn’t complete. Please open it from the e-mail again, or write to us and we’ll stop them for you.',
    );
  }
  await forgetMailPreferences(database, customerId);
  return jsonAnswer({ isStopped: true });
};

const storeWishes = async (
  dependencies: MailPreferenceAndStopDependencies,
  request: Request,
): Promise<Response> => {
  const { authenticate, enforceLimit, database, findPerson, now } = dependencies;
  const subject = await authenticate(request);
  await enforceLimit([{ limit: wishLimit, caller: subject }]);
  const wishes = await readJson(
    request,
    MailPreferencesRequestSchema,
    'Please say which e-mails you want.',
  );
  const { yearStartsOn = null, letters = false } = wishes;
  const problem = yearStartsOn === null ? undefined : yearPlanStartProblem(yearStartsOn, now());
  if (problem !== undefined) throw new Refusal(400, problem);
  const account = await findAccountOrRefuseInDeletion(dependencies, subject);
  if (account === undefined) {
    throw new Refusal(409, 'These e-mails come with a membership, and this account has none yet.');
  }
  const asksForSome = yearStartsOn !== null || letters;
  const isKnown = account.facts.address !== undefined || !asksForSome;
  const person = isKnown ? undefined : await findPerson(subject);
  await storeMailPreferences(database, account.customerId, wishes, person?.email);
  return jsonAnswer(await readAccountAnswer(dependencies, subject));
};

/**
 * `POST /api/account/e-mails` stores which e-mails a member wants besides those about what she has
 * bought, and answers her account. `POST /api/account/e-mails/stop` ends them for anybody with the
 * link of such an e-mail: no login stands between her and the end.
 */
export const createMailPreferenceAndStopEndpoint = (
  dependencies: MailPreferenceAndStopDependencies,
): Handler =>
  createEndpoint(
    {
      POST: (request) =>
        new URL(request.url).pathname.replace(/\/$/, '') === accountAndOwnerApiPaths.stopMails
          ? stopMails(dependencies, request)
          : storeWishes(dependencies, request),
    },
    dependencies,
  );
