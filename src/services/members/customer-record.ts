import {
  hasSubOf,
  parseCustomerAnswer,
  type CustomerAnswer,
} from '../../domain/members/customer-answer.ts';
import { forget, recall, remember } from '../storage.ts';
import { readForMember, type GetAccessToken, type MemberAnswer } from './ask-members.ts';

const customerAddress = '/api/customer/';

const ask = (
  getAccessToken: GetAccessToken,
  query: string,
): Promise<MemberAnswer<CustomerAnswer>> =>
  readForMember(getAccessToken, `${customerAddress}${query}`, parseCustomerAnswer);

/**
 * Asks for the member's record (specification, section 7) by the customer id that this device remembers. It is only a
 * memory (decision 5): one that is somebody else's, or nobody's, is dropped, and the server finds her own.
 */
export const readCustomerRecord = async (
  getAccessToken: GetAccessToken,
): Promise<MemberAnswer<CustomerAnswer>> => {
  const known = recall('customer');
  const query = known === undefined ? '' : `?${new URLSearchParams({ customerId: known })}`;
  const first = await ask(getAccessToken, query);
  const isNotHers = first.kind === 'refused' && first.status === 403 && query !== '';
  if (isNotHers) forget('customer');
  const answer = isNotHers ? await ask(getAccessToken, '') : first;
  if (answer.kind === 'answered') {
    remember('customer', answer.value.id);
    remember('sub', String(hasSubOf(answer.value)));
  }
  return answer;
};

/** Whether she had a subscription when her record was last read on this device; null where that is not known. */
export const recallHasSub = (): boolean | null => {
  const text = recall('sub');
  return text === 'true' || text === 'false' ? text === 'true' : null;
};
