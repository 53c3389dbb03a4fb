import * as v from 'valibot';
import { giftStates } from '../../domain/gifts/gifts.ts';
import type { NoticeKindAndDetails } from '../../domain/notices/notices.ts';
import {
  queueMailIfCauseHasRowSql,
  toMailParameter,
  type MailToQueue,
} from '../mail/queue-mail.ts';
import { grantGiftSql } from '../rights/write-rights.ts';
import type { Database } from '../store/database.ts';

/** The giver's texts, if they still exist: they are deleted with the giver's account. */
const Words = v.object({
  toName: v.optional(v.string(), ''),
  line: v.optional(v.string(), ''),
});

const CardSchema = v.object({
  order_id: v.string(),
  title: v.string(),
  words: Words,
  starts_on: v.string(),
  state: v.picklist(giftStates),
  code_hash: v.string(),
});
/** A gift, for its giver. */
export type StoredGiftCard = Readonly<v.InferOutput<typeof CardSchema>>;

const cardColumns = `
  gifts.order_id, title, coalesce(gift, '{}') as words, to_char(starts_on, 'YYYY-MM-DD') as starts_on, gifts.state, code_hash`;

/**
 * The gift of an order of the member with this subject; undefined if there is none, or if it is
 * somebody else's.
 */
export const findGiftCardOfGiver = async (
  database: Database,
  subject: string,
  orderId: string,
): Promise<StoredGiftCard | undefined> => {
  const [card] = await database.query(
    CardSchema,
    `select ${cardColumns} from gifts join orders using (order_id) join customers using (customer_id)
     where order_id = $1 and subject = $2`,
    [orderId, subject],
  );
  return card;
};

const GiftSchema = v.object({
  ...CardSchema.entries,
  right_id: v.string(),
  months: v.nullable(v.number()),
  redeemed_at: v.nullable(v.date()),
  is_giver: v.boolean(),
  is_redeemer: v.boolean(),
  giver_id: v.string(),
  /** Null once the giver's account is deleted. */
  giver_address: v.nullable(v.string()),
});
/** A gift, for whoever has its code. */
export type GiftFoundByCode = Readonly<v.InferOutput<typeof GiftSchema>>;

/**
 * The gift with this code, and its relation to the member with this subject; undefined if there is
 * none.
 */
export const findGiftByCodeHash = async (
  database: Database,
  codeHash: string,
  subject: string,
): Promise<GiftFoundByCode | undefined> => {
  const [gift] = await database.query(
    GiftSchema,
    `select ${cardColumns}, gifts.right_id, months, redeemed_at, giver.subject = $2 as is_giver,
       coalesce(redeemer.subject = $2, false) as is_redeemer, giver.customer_id as giver_id, giver.address as giver_address
     from gifts join orders on orders.order_id = gifts.order_id
     join customers as giver on giver.customer_id = orders.customer_id
     left join customers as redeemer on redeemer.customer_id = redeemed_by
     where code_hash = $1`,
    [codeHash, subject],
  );
  return gift;
};

/** A gift being redeemed, and what the member had when we read it. */
export type GiftRedemptionToStore = {
  readonly gift: GiftFoundByCode;
  readonly customerId: string;
  readonly giftsRedeemed: number;
  readonly opensAt: Date;
  readonly endsAt: Date | null;
  readonly now: Date;
};

const noticeTo = ({ gift, now }: GiftRedemptionToStore): MailToQueue | undefined => {
  if (gift.giver_address === null) return undefined;
  const notice: NoticeKindAndDetails = {
    kind: 'gift-redeemed',
    details: { title: gift.title, redeemedAt: now.toISOString() },
  };
  return {
    mailId: `gift-redeemed:${gift.order_id}`,
    address: gift.giver_address,
    customerId: gift.giver_id,
    ...notice,
  };
};

/**
 * Redeems a gift in one statement: grants its right and notifies the giver. False if somebody else
 * has redeemed it in the meantime, if it was refunded, or if the member has redeemed another gift
 * since we read what is hers.
 */
export const redeemGift = async (
  database: Database,
  redemption: GiftRedemptionToStore,
): Promise<boolean> => {
  const { gift, customerId, giftsRedeemed, opensAt, endsAt, now } = redemption;
  const mail = noticeTo(redemption);
  // The conditions apply to the rows that the updates lock, so of two at once the second sees the
  // first one's changes.
  const rows = await database.query(
    v.object({ order_id: v.string() }),
    `with redeemer as (
       update customers set gifts_redeemed = gifts_redeemed + 1
       where customer_id = $2 and gifts_redeemed = $3 and exists (select from gifts where order_id = $1 and state = 'open')
       returning customer_id
     ), won as (
       update gifts set state = 'redeemed', redeemed_by = $2, redeemed_at = $6
       where order_id = $1 and state = 'open' and exists (select from redeemer)
       returning order_id, right_id
     ), granted as (
       ${grantGiftSql('won', { customerId: '$2', grantedAt: '$6', opensAt: '$4', endsAt: '$5' })}
     )${mail === undefined ? '' : `, ${queueMailIfCauseHasRowSql('told', 'won', '$7', '$6')}`}
     select order_id from won`,
    [
      gift.order_id,
      customerId,
      giftsRedeemed,
      opensAt,
      endsAt,
      now,
      ...(mail === undefined ? [] : [toMailParameter(mail)]),
    ],
  );
  return rows.length > 0;
};
