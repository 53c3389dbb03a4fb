import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { createAccountDependencies } from '../../src/server/account/account-dependencies.ts';
import { applyRefundDecision } from '../../src/server/refunds/apply-refund-decision.ts';
import { createAuthenticateOwner } from '../../src/server/auth/access-token.ts';
import { openTokenVerificationKeys } from '../../src/server/auth/token-verification-keys.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { withMailsAfterAnswer } from '../../src/server/mail/send-after-answer.ts';
import { readHealthTextTitlesAndReviews } from '../../src/server/members/member-health-texts.ts';
import { createOwnerDecisionsAndFiguresEndpoint } from '../../src/server/owner/owner-endpoint.ts';
import { createOrderAndPortalDependencies } from '../../src/server/payments/buying-dependencies.ts';
import { storeProofVerdictAndNotifyMember } from '../../src/server/proofs/store-proof-verdict-and-notify-member.ts';
import { createGiftAndLinkCodeDeriver } from '../../src/server/rights/gift-codes.ts';
import { countWaitingForOwnerInShopByKind } from '../../src/server/shop-desk/count-waiting-for-owner-in-shop-by-kind.ts';
import { readShopWrittenByBuild } from '../../src/server/shop/read-shop-written-by-build.ts';
import { openPrivateBuildFiles } from '../../src/server/store/private-build-files.ts';

const answer = createLazyEndpoint(() => {
  const { login } = readServerSettings();
  const account = createAccountDependencies();
  const { readCatalogue } = createOrderAndPortalDependencies();
  const files = openPrivateBuildFiles();
  return createOwnerDecisionsAndFiguresEndpoint({
    ...account,
    authenticateOwner: createAuthenticateOwner(
      login,
      openTokenVerificationKeys(`${login.issuer}.well-known/jwks.json`),
    ),
    readMemberTexts: () => readHealthTextTitlesAndReviews(files),
    countShopWork: async () =>
      countWaitingForOwnerInShopByKind(account.database, await readShopWrittenByBuild(files)),
    decideProof: (verdict) =>
      storeProofVerdictAndNotifyMember({ ...account, readCatalogue }, verdict),
    decideRequest: (verdict) => applyRefundDecision(account, verdict),
  });
});

// Notices about a decision go out right after it.
export default withMailsAfterAnswer(answer, createGiftAndLinkCodeDeriver);

export const config = {
  path: [
    '/api/owner',
    '/api/owner/proofs',
    '/api/owner/proofs/*',
    '/api/owner/refunds',
    '/api/owner/doubts',
    '/api/owner/figures',
  ],
};
