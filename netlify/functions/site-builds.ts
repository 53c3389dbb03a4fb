import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { createAuthenticateEditor } from '../../src/server/auth/access-token.ts';
import { openTokenVerificationKeys } from '../../src/server/auth/token-verification-keys.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createSiteBuildsDependencies } from '../../src/server/site-builds/site-builds-dependencies.ts';
import { createSiteBuildsEndpoint } from '../../src/server/site-builds/site-builds-endpoint.ts';
import { withMailsAfterAnswer } from '../../src/server/mail/send-after-answer.ts';
import { createGiftAndLinkCodeDeriver } from '../../src/server/rights/gift-codes.ts';

const answer = createLazyEndpoint(() => {
  const { login, signingSecret } = readServerSettings();
  return createSiteBuildsEndpoint({
    ...createSiteBuildsDependencies(),
    signingSecret,
    authenticateEditor: createAuthenticateEditor(
      login,
      openTokenVerificationKeys(`${login.issuer}.well-known/jwks.json`),
    ),
  });
});

export default withMailsAfterAnswer(answer, createGiftAndLinkCodeDeriver);

export const config = { path: '/api/site-builds' };
