import { generalApiPaths } from '../../domain/api-paths.ts';
import {
  hasSubscriptionOrUnknownOf,
  parseCustomerAnswer,
  type CustomerAnswer,
} from '../../domain/members/customer-answer.ts';
import { ownedItemsTextOfCustomerAnswer } from '../../domain/members/owned-items.ts';
import { forget, recall, remember } from '../storage.ts';
import { callMemberApi, type GetAccessToken, type MemberApiResult } from './member-api.ts';

const fetchRecord = (
  getAccessToken: GetAccessToken,
  query: string,
): Promise<MemberApiResult<CustomerAnswer>> =>
  callMemberApi(getAccessToken, `${generalApiPaths.customer}${query}`, parseCustomerAnswer);

/**
 * Fetches the member's customer record (CALLS-3) by the customer id in the storage. The stored id
 * may be out of date (R5): one that the server refuses is removed, and the server finds the record
 * by her token.
 */
export const fetchCustomerRecord = async (
  getAccessToken: GetAccessToken,
): Promise<MemberApiResult<CustomerAnswer>> => {
  const storedId = recall('customer');
  const query = storedId === undefined ? '' : `?${new URLSearchParams({ customerId: storedId })}`;
  const first = await fetchRecord(getAccessToken, query);
  const isRefused = first.kind === 'refused' && first.status === 403 && query !== '';
  if (isRefused) forget('customer');
  const result = isRefused ? await fetchRecord(getAccessToken, '') : first;
  if (result.kind === 'answered') {
    remember('customer', result.value.id);
    remember('sub', String(hasSubscriptionOrUnknownOf(result.value)));
    remember('owned', ownedItemsTextOfCustomerAnswer(result.value));
  }
  return result;
};

/**
 * Whether the member had a subscription when this device last fetched her record; null if it never
 * has.
 */
export const wasSubscribedAtLastFetch = (): boolean | null => {
  const text = recall('sub');
  return text === 'true' || text === 'false' ? text === 'true' : null;
};
