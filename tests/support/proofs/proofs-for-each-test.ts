import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { accountAndOwnerApiPaths } from '../../../src/domain/account/account-and-owner-api-paths.ts';
import type { AccountAnswer } from '../../../src/domain/account/account-requests-and-answers.ts';
import type { MembershipItem } from '../../../src/domain/digital-catalogue.ts';
import {
  offerKeysNeedingProof,
  type OfferKeyNeedingProof,
} from '../../../src/domain/membership/yearly-renewing-offer-keys.ts';
import { createSendAndWithdrawProofEndpoint } from '../../../src/server/proofs/proofs-endpoint.ts';
import {
  storeProofVerdictAndNotifyMember,
  type ProofVerdict,
} from '../../../src/server/proofs/store-proof-verdict-and-notify-member.ts';
import { createGiftAndLinkCodeDeriver } from '../../../src/server/rights/gift-codes.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { accountOf, addressOf, createReadAccount } from '../members/answers.ts';
import { openMemberSite, siteTime, type MemberSite } from '../members/member-site.ts';
import { createPost, type Send } from '../members/post.ts';
import { codesSecret } from '../stored/rights.ts';
import { toForm, type FormFields } from './proof-forms.ts';

/** The owner, who decides about proofs. */
export const owner = 'auth0|owner';

/** What is stored of a proof's address and file after they have been deleted. */
export const gone = { address: null, address_code_hash: null, file: null, file_type: null };

type Proof = AccountAnswer['proofs'][number];

/** The first proof in the member’s account. */
export const proofOf = (account: AccountAnswer): Proof => {
  const [proof] = account.proofs;
  if (proof === undefined) throw new Error('She has sent nothing.');
  return proof;
};

const price = { priceId: 'price', minorUnits: 2999 };
const prices = { gbp: price, eur: price, usd: price, aud: price };
const catalogue = offerKeysNeedingProof.map((offer): MembershipItem => ({
  kind: 'membership',
  offer,
  productId: `sub_${offer}`,
  rightId: 'sub_annual',
  title: `Membership, ${offer}`,
  path: '/promotions/',
  prices,
  renewal: prices,
}));

const Row = v.looseObject({
  state: v.string(),
  address: v.nullable(v.string()),
  address_code_hash: v.nullable(v.string()),
  file: v.nullable(v.instance(Uint8Array)),
  file_type: v.nullable(v.string()),
  decided_by: v.nullable(v.string()),
});
type Row = v.InferOutput<typeof Row>;
const Mail = v.object({
  mail_id: v.string(),
  kind: v.string(),
  details: v.record(v.string(), v.string()),
});

/**
 * The endpoint for proofs on a database that the tests of a file share; before each test, all
 * proven offers are for sale.
 */
export const openProofsForEachTest = () => {
  let site: MemberSite;
  let database: Database;
  let post: Send;
  let sold: readonly MembershipItem[];
  let people = 0;
  const now = (): Date => siteTime;

  beforeAll(async () => {
    site = await openMemberSite();
    ({ database } = site.server);
    const dependencies = { ...site.dependencies, now };
    post = createPost(
      site,
      createSendAndWithdrawProofEndpoint({
        ...dependencies,
        signingSecret: codesSecret,
        newId: () => randomUUID(),
        findPerson: async (subject) => ({ email: addressOf(subject) }),
        readCatalogue: async () => sold,
        readAccount: createReadAccount(dependencies),
      }),
    );
  });
  beforeEach(() => {
    sold = catalogue;
  });
  afterAll(() => site.dispose());

  const send = (subject: string | undefined, fields: FormFields): Promise<Response> =>
    post(accountAndOwnerApiPaths.proofs, subject, toForm(fields));
  const sent = async (subject: string, fields: FormFields): Promise<Proof> =>
    proofOf(await accountOf(await send(subject, fields)));
  const rowOf = async (proofId: string): Promise<Row> => {
    const [row] = await database.query(Row, 'select * from proofs where proof_id = $1', [proofId]);
    if (row === undefined) throw new Error(`There is no proof ${proofId}.`);
    return row;
  };

  return {
    get database(): Database {
      return database;
    },
    /** The subject of a new member. */
    somebody: (): string => `auth0|student-${(people += 1)}`,
    stopSelling: (stopped: OfferKeyNeedingProof): void => {
      sold = catalogue.filter(({ offer }) => offer !== stopped);
    },
    /** Sends a request to the endpoint as a member, or as nobody. */
    post: (path: string, subject: string | undefined, body: unknown): Promise<Response> =>
      post(path, subject, body),
    /** Sends a proof's form as a member, or as nobody. */
    send,
    /** The same, for a proof that must be taken. */
    sent,
    /** Opens the link in the e-mail to a proof's address. */
    confirm: (subject: string, proofId: string): Promise<Response> =>
      post(accountAndOwnerApiPaths.proofConfirm, subject, {
        code: createGiftAndLinkCodeDeriver(codesSecret).linkCodeOf('proof', proofId),
      }),
    withdraw: (subject: string, proofId: string): Promise<Response> =>
      post(accountAndOwnerApiPaths.proofWithdraw, subject, { proofId }),
    /** Decides as the owner; without more, a proof is accepted. */
    decide: (verdict: Partial<ProofVerdict>): Promise<void> =>
      storeProofVerdictAndNotifyMember(
        { database, readCatalogue: async () => sold, now },
        { proofId: '', isAccepted: true, reason: '', by: owner, ...verdict },
      ),
    /** A stored proof. */
    rowOf,
    /** A member's stored proofs. */
    rowsBy: (subject: string): Promise<readonly Row[]> =>
      database.query(
        Row,
        'select proofs.* from proofs join customers using (customer_id) where subject = $1',
        [subject],
      ),
    mailsTo: (address: string): Promise<readonly v.InferOutput<typeof Mail>[]> =>
      database.query(Mail, 'select mail_id, kind, details from mails where address = $1', [
        address,
      ]),
  };
};
