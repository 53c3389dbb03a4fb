import type { AccountAnswer } from '../../domain/account/account-requests-and-answers.ts';
import {
  ProofEmailConfirmationSchema,
  ProofWithdrawalRequestSchema,
} from '../../domain/proofs/proofs.ts';
import { accountAndOwnerApiPaths } from '../../domain/account/account-and-owner-api-paths.ts';
import type { DigitalCatalogue } from '../../domain/digital-catalogue.ts';
import { emailKeyForCounting } from '../../domain/email-address.ts';
import { requestRateLimits } from '../../domain/limits.ts';
import type { AuthenticateSubjectOrRefuse } from '../auth/access-token.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer, Refusal } from '../http/answers.ts';
import { readJson } from '../http/request-body.ts';
import {
  enforceRateLimit,
  type RateLimit,
  type RateLimitDependencies,
} from '../rate-limit/rate-limit.ts';
import { findOrStoreCustomerIdOfSubject } from '../rights/write-rights.ts';
import { createGiftAndLinkCodeDeriver, hashOfGiftOrLinkCode } from '../rights/gift-codes.ts';
import { readProofForm } from './read-proof-form.ts';
import { requireMembershipOnSaleByOffer } from './require-membership-on-sale-by-offer.ts';
import {
  confirmProofAddress,
  storeProofUnlessOneIsUndecided,
  withdrawProof,
} from './stored-proofs.ts';

export type ProofDependencies = RateLimitDependencies & {
  readonly authenticate: AuthenticateSubjectOrRefuse;
  /** Finds the person behind an account, as far as the login service knows. */
  readonly findPerson: (
    subject: string,
  ) => Promise<{ readonly email: string | undefined } | undefined>;
  /** The catalogue of items for sale, as checked by the build. */
  readonly readCatalogue: () => Promise<DigitalCatalogue>;
  /** The member’s account, which answers every action. */
  readonly readAccount: (subject: string) => Promise<AccountAnswer>;
  /** Returns an unguessable random id. */
  readonly newId: () => string;
  readonly log?: (message: string, error: unknown) => void;
};

const limit: RateLimit = {
  ...requestRateLimits.proofs,
  purpose: 'proofs',
  sentence: (wait) => `You have pressed this very often just now. Please try again in ${wait}.`,
};
const sendLimit: RateLimit = {
  ...requestRateLimits.sendProof,
  purpose: 'proofs sent',
  sentence: (wait) => `You have sent us a lot today. You can send something else in ${wait}.`,
};
const inboxLimit: RateLimit = {
  ...requestRateLimits.proofToInbox,
  purpose: 'proof inbox',
  sentence: (wait) =>
    `We have sent this address several e-mails today. They are in its inbox or its spam folder. You can ask for another one in ${wait}.`,
};

const ask = async (
  dependencies: ProofDependencies,
  request: Request,
  subject: string,
): Promise<void> => {
  const { database, findPerson, newId, now, signingSecret } = dependencies;
  await enforceRateLimit(dependencies, [{ limit: sendLimit, caller: subject }]);
  const sent = await readProofForm(request);
  const { title } = requireMembershipOnSaleByOffer(await dependencies.readCatalogue(), sent.offer);
  if (sent.kind === 'address') {
    const charges = [{ limit: inboxLimit, caller: emailKeyForCounting(sent.address) }];
    await enforceRateLimit(dependencies, charges);
  }
  const person = await findPerson(subject);
  const customerId = await findOrStoreCustomerIdOfSubject(database, subject, newId(), now());
  const proofId = newId();
  const isStored = await storeProofUnlessOneIsUndecided(
    database,
    {
      proofId,
      customerId,
      ownAddress: person?.email,
      sent,
      offerTitle: title,
      codeHash: hashOfGiftOrLinkCode(
        createGiftAndLinkCodeDeriver(signingSecret).linkCodeOf('proof', proofId),
      ),
    },
    now(),
  );
  if (isStored) return;
  throw new Refusal(
    409,
    'We haven’t looked at what you sent before. Take that back first if you want to send something else.',
  );
};

const confirm = async (
  { database, now }: ProofDependencies,
  request: Request,
  subject: string,
): Promise<void> => {
  const sentence = 'Open the link in our e-mail.';
  const { code } = await readJson(request, ProofEmailConfirmationSchema, sentence);
  if (await confirmProofAddress(database, { codeHash: hashOfGiftOrLinkCode(code), subject }, now()))
    return;
  throw new Refusal(
    404,
    'This link belongs to another account, or we have decided already. Your account says how it stands.',
  );
};

const withdraw = async (
  { database, now }: ProofDependencies,
  request: Request,
  subject: string,
): Promise<void> => {
  const { proofId } = await readJson(
    request,
    ProofWithdrawalRequestSchema,
    'Say what you withdraw.',
  );
  if (await withdrawProof(database, { proofId, subject }, now())) return;
  throw new Refusal(404, 'We can’t find what you sent us.');
};

/**
 * `POST /api/proofs`: takes a proof for a reduced membership, which the owner then looks at. No
 * address is accepted automatically. `…/confirm`: the member has opened the link sent to an
 * address. `…/withdraw`: deletes a proof that she has sent.
 */
export const createSendAndWithdrawProofEndpoint = (dependencies: ProofDependencies): Handler => {
  const press = (
    act: (deps: ProofDependencies, request: Request, subject: string) => Promise<void>,
  ): Handler =>
    createEndpoint(
      {
        POST: async (request) => {
          const subject = await dependencies.authenticate(request);
          await enforceRateLimit(dependencies, [{ limit, caller: subject }]);
          await act(dependencies, request, subject);
          return jsonAnswer(await dependencies.readAccount(subject));
        },
      },
      dependencies,
    );
  const endpoints: Readonly<Record<string, Handler>> = {
    [accountAndOwnerApiPaths.proofs]: press(ask),
    [accountAndOwnerApiPaths.proofConfirm]: press(confirm),
    [accountAndOwnerApiPaths.proofWithdraw]: press(withdraw),
  };
  const nowhere = press(() => Promise.reject(new Refusal(404, 'There is nothing here.')));
  return (request) => {
    const pathname = new URL(request.url).pathname.replace(/\/$/, '').toLowerCase();
    return (endpoints[pathname] ?? nowhere)(request);
  };
};
