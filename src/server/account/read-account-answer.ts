import * as v from 'valibot';
import type { AccountAnswer } from '../../domain/account/account-requests-and-answers.ts';
import {
  emptyAccountHistoryFacts,
  type AccountHistoryFacts,
  type OwnReducedPriceProofFacts,
} from '../../domain/account/account-history-facts.ts';
import { rightsNotFromSubscription } from '../../domain/account/rights-not-from-subscription.ts';
import { toAccountAnswer } from '../../domain/account/to-account-answer.ts';
import { offerKeysNeedingProof } from '../../domain/membership/yearly-renewing-offer-keys.ts';
import { readMemberRights } from '../rights/read-rights.ts';
import type { Database } from '../store/database.ts';
import { findMailPreferences } from './mail-preferences.ts';
import { readOwnMembershipAndPackOrders } from './order-rows.ts';
import { readOwnShopOrders } from './shop-order-rows.ts';

export type ReadStoredAccountDependencies = {
  readonly database: Database;
  readonly now: () => Date;
  /** The product for coming back at the renewal price; undefined if it isn't for sale. */
  readonly readRenewalProduct: () => Promise<string | undefined>;
  /** The signed reference that opens a shop order's page. */
  readonly linkOfShopOrder: (shopOrderId: string) => string;
};

const ProofRow = v.object({
  proof_id: v.string(),
  offer: v.picklist(offerKeysNeedingProof),
  state: v.picklist(['waiting', 'accepted', 'refused', 'withdrawn']),
  by: v.picklist(['address', 'file', 'deleted']),
  is_confirmed: v.boolean(),
  asked_at: v.date(),
  reason: v.nullable(v.string()),
});
const proofStatement = `
  select proof_id, offer, state, reason, asked_at,
    case when address is not null then 'address' when file is not null then 'file' else 'deleted' end as by,
    (address is null or address_confirmed_at is not null) as is_confirmed
  from proofs where customer_id = $1
  order by asked_at desc`;

const toProof = (row: v.InferOutput<typeof ProofRow>): OwnReducedPriceProofFacts => ({
  proofId: row.proof_id,
  offer: row.offer,
  state: row.state,
  by: row.by,
  isConfirmed: row.is_confirmed,
  askedAt: row.asked_at,
  reason: row.reason ?? undefined,
});

/** The stored data of an account, with its customer id; undefined if she isn't a customer yet. */
export type StoredAccount = { readonly customerId: string; readonly facts: AccountHistoryFacts };

/** Reads the stored account of the member with this subject. */
export const findStoredAccount = async (
  {
    database,
    linkOfShopOrder,
  }: Pick<ReadStoredAccountDependencies, 'database' | 'linkOfShopOrder'>,
  subject: string,
  now: Date,
): Promise<StoredAccount | undefined> => {
  const rights = await readMemberRights(database, { subject });
  if (rights === undefined) return undefined;
  const { customerId, address, deletionAskedAt } = rights;
  const orders = await readOwnMembershipAndPackOrders(database, rights);
  const shopOrders = await readOwnShopOrders(database, customerId, linkOfShopOrder);
  const proofs = await database.query(ProofRow, proofStatement, [customerId]);
  return {
    customerId,
    facts: {
      address,
      deletionAskedAt,
      orders,
      shopOrders,
      held: rightsNotFromSubscription(rights, now),
      proofs: proofs.map(toProof),
      ...(await findMailPreferences(database, customerId)),
    },
  };
};

/**
 * The account of the member with this subject, as `GET /api/account` answers it: read from our
 * database only.
 */
export const readAccountAnswer = async (
  reading: ReadStoredAccountDependencies,
  subject: string,
): Promise<AccountAnswer> => {
  const time = reading.now();
  const stored = await findStoredAccount(reading, subject, time);
  return toAccountAnswer(
    stored?.facts ?? emptyAccountHistoryFacts,
    await reading.readRenewalProduct(),
    time,
  );
};
