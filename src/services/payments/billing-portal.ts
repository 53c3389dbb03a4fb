import { generalApiPaths } from '../../domain/api-paths.ts';
import { billingPageTimeoutSentence } from '../../domain/late-sentences.ts';
import { callApi } from '../call-api.ts';
import {
  withAccessToken,
  type GetAccessToken,
  type MemberApiResult,
} from '../members/member-api.ts';

const parseAddress = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'url' in body && typeof body.url === 'string'
    ? body.url
    : undefined;

/**
 * Requests the address of the payment provider’s page on which a member can change her card. That
 * page leads back to her account.
 */
export const fetchCardChangePageUrl = (
  getAccessToken: GetAccessToken,
): Promise<MemberApiResult<string>> =>
  withAccessToken(getAccessToken, (headers) =>
    callApi(
      generalApiPaths.billingPortal,
      {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ page: 'card' }),
        late: billingPageTimeoutSentence,
      },
      parseAddress,
    ),
  );
