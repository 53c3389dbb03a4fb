import type { CustomerAnswer } from '../../domain/members/customer-answer.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer, Refusal } from '../http/answers.ts';
import { findCustomerWithRightsBySubject } from '../rights/read-rights.ts';
import { findOrStoreCustomerIdOfSubject } from '../rights/write-rights.ts';
import { findRightsMemberLatelyWithdrewFrom } from '../rights/read-rights.ts';
import type { MemberDependencies } from './plan-access.ts';

type CustomerDependencies = Omit<MemberDependencies, 'countRequest'> & {
  /** Returns an unguessable random id. */
  readonly newCustomerId: () => string;
};

const requireOwnId = (request: Request, customerId: string): void => {
  const requestedIds = new URL(request.url).searchParams
    .getAll('customerId')
    .filter((id) => id !== '');
  if (requestedIds.every((id) => id === customerId)) return;
  throw new Refusal(403, 'This record belongs to somebody else.');
};

/**
 * `GET /api/customer/?customerId=…`: the customer record of the access token's member, in the shape
 * of CALLS-3. A customer id in the address must be hers (R3). Without one the record is found by
 * the token, and created on her first visit. The values of the answer's `metadata` are the
 * identifiers of her rights.
 */
export const createCustomerWithRightsEndpoint = (dependencies: CustomerDependencies): Handler =>
  createEndpoint(
    {
      GET: async (request) => {
        const { database, authenticate, newCustomerId, now } = dependencies;
        const subject = await authenticate(request);
        const record = await findCustomerWithRightsBySubject(database, subject, now());
        const customerId =
          record?.customerId ??
          (await findOrStoreCustomerIdOfSubject(database, subject, newCustomerId(), now()));
        requireOwnId(request, customerId);
        const late =
          record === undefined
            ? []
            : await findRightsMemberLatelyWithdrewFrom(database, customerId, now());
        const answer: CustomerAnswer = {
          id: customerId,
          metadata: Object.fromEntries((record?.rightIds ?? []).map((id) => [id, id])),
          subscriptions: { total_count: record?.subscriptions ?? 0 },
          ...(record?.membership === undefined ? {} : { membership: record.membership }),
          ...(late.length === 0
            ? {}
            : { withdrawn: late.map(({ rightId, at }) => ({ rightId, at: at.toISOString() })) }),
        };
        return jsonAnswer(answer);
      },
    },
    dependencies,
  );
