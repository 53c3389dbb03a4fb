import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';
import type { HasSubscriptionOrUnknown } from '../promotions.ts';
import { MembershipSchema } from '../rights/membership.ts';
import { StringValuesOnlySchema } from './text-values.ts';

const CustomerAnswerSchema = v.object({
  /** Stored in the browser under `customer`, for the next call (R17). */
  id: v.string(),
  /** Its values are the identifiers of the rights the member has. */
  metadata: StringValuesOnlySchema,
  /** The number of valid subscriptions (R6). */
  subscriptions: v.object({ total_count: v.number() }),
  /** The member's membership, or the one that ended; left out if she has never had one (R17). */
  membership: v.optional(MembershipSchema),
  /**
   * The rights that are supplied late if the member orders them now, and when she withdrew from
   * them (R15); left out without any.
   */
  withdrawn: v.optional(v.array(v.object({ rightId: v.string(), at: v.string() }))),
});
/** The customer record, as the server answers it (CALLS-3). */
export type CustomerAnswer = DeepReadonly<v.InferOutput<typeof CustomerAnswerSchema>>;

/** Parses the answer of `GET /api/customer/`; undefined if it has another shape. */
export const parseCustomerAnswer = (body: unknown): CustomerAnswer | undefined => {
  const parsed = v.safeParse(CustomerAnswerSchema, body);
  return parsed.success ? parsed.output : undefined;
};

/** The identifiers of a member's rights: the values of her record's metadata. */
export const rightIdsOfCustomer = ({ metadata }: CustomerAnswer): readonly string[] =>
  Object.values(metadata);

/**
 * Whether somebody has a subscription: null until it is known, false for an anonymous visitor (R7).
 */
export const hasSubscriptionOrUnknownOf = (
  visitor: CustomerAnswer | 'anonymous' | undefined,
): HasSubscriptionOrUnknown => {
  if (visitor === undefined) return null;
  return visitor !== 'anonymous' && visitor.subscriptions.total_count > 0;
};
