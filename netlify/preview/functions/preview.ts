import { readPreviewFunctionSettings } from '../../../src/config/server/preview-function-settings.ts';
import { createAuthenticateEditor } from '../../../src/server/auth/access-token.ts';
import { openTokenVerificationKeys } from '../../../src/server/auth/token-verification-keys.ts';
import type { Handler } from '../../../src/server/http/endpoint.ts';
import { logFailure } from '../../../src/server/log.ts';
import { openPreviewManifestAndFiles } from '../../../src/server/preview/open-preview-manifest-and-files.ts';
import {
  answerWhileGateCannotCheckLogins,
  createPreviewGate,
} from '../../../src/server/preview/preview-gate.ts';

let gate: Handler | undefined;

const openGate = (): Handler => {
  const settings = readPreviewFunctionSettings();
  const keys = openTokenVerificationKeys(`${settings.login.issuer}.well-known/jwks.json`);
  return createPreviewGate({
    settings,
    authenticate: createAuthenticateEditor(settings.login, keys),
    files: openPreviewManifestAndFiles(),
  });
};

/** Serves the whole preview site; nothing on it is served any other way. */
const preview: Handler = async (request) => {
  try {
    gate ??= openGate();
  } catch (error) {
    logFailure('The preview has no gate.', error);
    return answerWhileGateCannotCheckLogins();
  }
  return gate(request);
};
export default preview;

// Runs before static files, of which there is only robots.txt.
export const config = { path: '/*', preferStatic: false };
