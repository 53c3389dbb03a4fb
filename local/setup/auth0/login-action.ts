import {
  permissionsAppMetadataKey,
  permissionsClaim,
} from '../../../src/domain/account/permissions.ts';
import {
  joiningTargetAppMetadataKey,
  joiningTargetClaim,
  joiningTargetLoginParameter,
  maxJoiningTargetLength,
} from '../../../src/domain/addresses/joining-target.ts';

/**
 * The code of the action that Auth0 runs after each login. It refuses addresses that aren't
 * verified; the site shows its message, and finds the address in it
 * (`src/services/auth/login-error.ts`). Until then it keeps where the member wanted to go, and
 * hands that back at her first login that has no target of its own (decision 055). A refusal
 * doesn't cancel changes of the metadata
 * (auth0.com/docs/customize/actions/reference/post-login/post-login-api-object).
 *
 * It also copies an account's permissions into the access token (decision 068). Auth0 runs it for a
 * refresh token too, so a token never has permissions that were taken away before it was issued.
 */
export const loginActionCode = `exports.onExecutePostLogin = async (event, api) => {
  const metadata = event.user.app_metadata || {};
  const wanted = (event.request.query || {})['${joiningTargetLoginParameter}'];
  const kept = metadata['${joiningTargetAppMetadataKey}'];
  if (!event.user.email_verified) {
    if (typeof wanted === 'string' && wanted !== kept && wanted.length <= ${maxJoiningTargetLength}) {
      api.user.setAppMetadata('${joiningTargetAppMetadataKey}', wanted);
    }
    api.access.deny(\`Please verify your e-mail address \${event.user.email} before you log in.\`);
    return;
  }
  const permissions = metadata['${permissionsAppMetadataKey}'];
  if (permissions) api.accessToken.setCustomClaim('${permissionsClaim}', permissions);
  if (!kept) return;
  api.user.setAppMetadata('${joiningTargetAppMetadataKey}', null);
  if (!wanted) api.idToken.setCustomClaim('${joiningTargetClaim}', kept);
};
`;
