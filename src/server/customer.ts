import type { CustomerAnswer } from '../domain/members/customer-answer.ts';
import { findRecord, openCustomer } from './customers.ts';
import { toEndpoint, type Handler } from './endpoint.ts';
import { jsonAnswer } from './json-answer.ts';
import type { MemberDependencies } from './member-plans.ts';
import { Refusal } from './refusal.ts';

type CustomerDependencies = Omit<MemberDependencies, 'files'> & {
  /** A random identifier that nobody can guess. */
  readonly newCustomerId: () => string;
};

const requireOwnId = (request: Request, customerId: string): void => {
  const asked = new URL(request.url).searchParams.getAll('customerId').filter((id) => id !== '');
  if (asked.every((id) => id === customerId)) return;
  throw new Refusal(403, 'This record belongs to somebody else.');
};

/**
 * `GET /api/customer/?customerId=…`: the record of the member whose access token it is, in the shape of section 7 of the
 * specification. The id in the address has to be hers (decision 3); without one her record is found, and made on first
 * sight. The values of its metadata are the identifiers of what she has.
 */
export const toCustomerEndpoint = (dependencies: CustomerDependencies): Handler =>
  toEndpoint(
    {
      GET: async (request) => {
        const { database, identify, newCustomerId, now } = dependencies;
        const subject = await identify(request);
        const record = await findRecord(database, subject, now());
        const customerId =
          record?.customerId ?? (await openCustomer(database, subject, newCustomerId(), now()));
        requireOwnId(request, customerId);
        const answer: CustomerAnswer = {
          id: customerId,
          metadata: Object.fromEntries((record?.values ?? []).map((value) => [value, value])),
          subscriptions: { total_count: record?.subscriptions ?? 0 },
        };
        return jsonAnswer(answer);
      },
    },
    dependencies,
  );
