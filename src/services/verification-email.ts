import { generalApiPaths } from '../domain/api-paths.ts';
import type { ApiResult } from './api-result.ts';
import { callApi } from './call-api.ts';

/** Has the login service send another e-mail that verifies an address. Never throws. */
export const sendVerificationEmailToAddress = (email: string): Promise<ApiResult<true>> =>
  callApi(
    generalApiPaths.verificationEmail,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    },
    () => true as const,
  );
