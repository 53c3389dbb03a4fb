import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  AccountAnswerSchema,
  type AccountAnswer,
} from '../../../src/domain/account/account-answer.ts';
import { maxProofBytes, proofWaitDays } from '../../../src/domain/account/proofs.ts';
import { accountPaths } from '../../../src/domain/account/account-paths.ts';
import type { MembershipItem } from '../../../src/domain/catalogue.ts';
import { requestRates } from '../../../src/domain/limits.ts';
import { provenOffers } from '../../../src/domain/membership-offers.ts';
import { readAccount } from '../../../src/server/account/read-account.ts';
import { Refusal } from '../../../src/server/http/refusal.ts';
import { decideProof, type ProofVerdict } from '../../../src/server/proofs/decide-proof.ts';
import { createProofsEndpoint } from '../../../src/server/proofs/proofs-endpoint.ts';
import { settleProofs } from '../../../src/server/proofs/settle-proofs.ts';
import { createCodes } from '../../../src/server/rights/gift-codes.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { codesSecret } from '../../support/members/stored-rights.ts';
import { openMemberSite, siteTime, type MemberSite } from '../../support/members/member-site.ts';
import { createPost, type Send } from '../../support/members/post.ts';

const owner = 'auth0|owner';
const at = (days: number): Date => new Date(siteTime.getTime() + days * 24 * 60 * 60 * 1000);
const price = { priceId: 'price', minorUnits: 2999 };
const prices = { gbp: price, eur: price, usd: price, aud: price };
const catalogue = provenOffers.map((offer): MembershipItem => ({
  kind: 'membership',
  offer,
  productId: `sub_${offer}`,
  rightId: 'sub_annual',
  title: `Membership, ${offer}`,
  path: '/promotions/',
  prices,
  renewal: prices,
}));

let site: MemberSite;
let database: Database;
let post: Send;
let now: Date;
let sold: readonly MembershipItem[];
let people = 0;
beforeAll(async () => {
  site = await openMemberSite();
  ({ database } = site.server);
  const dependencies = { ...site.dependencies, now: () => now };
  post = createPost(
    site,
    createProofsEndpoint({
      ...dependencies,
      signingSecret: codesSecret,
      newId: () => randomUUID(),
      findPerson: async (subject) => ({ email: addressOf(subject) }),
      readCatalogue: async () => sold,
      readAccount: (subject) =>
        readAccount(
          {
            ...dependencies,
            readRenewalProduct: async () => undefined,
            linkOfShopOrder: (id) => id,
          },
          subject,
        ),
    }),
  );
});
beforeEach(() => {
  now = siteTime;
  sold = catalogue;
});
afterAll(() => site.dispose());

const somebody = (): string => `auth0|student-${(people += 1)}`;
const addressOf = (subject: string): string => `${subject.slice('auth0|'.length)}@example.com`;
const jpeg = (size = 100, secret = 'face'): Blob => {
  const bytes = new Uint8Array(size);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  bytes.set(new TextEncoder().encode(secret), 10);
  return new Blob([bytes], { type: 'text/html' });
};
const form = (fields: Readonly<Record<string, string | Blob>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, value, '../../index.html');
  }
  return data;
};
const send = (
  subject: string | undefined,
  fields: Readonly<Record<string, string | Blob>>,
): Promise<Response> => post(accountPaths.proofs, subject, form(fields));
const accountOf = async (answer: Response): Promise<AccountAnswer> => {
  const body: unknown = await answer.json();
  expect(body).not.toHaveProperty('error');
  return v.parse(AccountAnswerSchema, body);
};
const proofOf = (account: AccountAnswer): AccountAnswer['proofs'][number] => {
  const [proof] = account.proofs;
  if (proof === undefined) throw new Error('She has sent nothing.');
  return proof;
};
const sent = async (
  subject: string,
  fields: Readonly<Record<string, string | Blob>>,
): Promise<AccountAnswer['proofs'][number]> =>
  proofOf(await accountOf(await send(subject, fields)));
const confirm = (subject: string, proofId: string): Promise<Response> =>
  post(accountPaths.proofConfirm, subject, {
    code: createCodes(codesSecret).linkCodeOf('proof', proofId),
  });
const withdraw = (subject: string, proofId: string): Promise<Response> =>
  post(accountPaths.proofWithdraw, subject, { proofId });
const decide = (verdict: Partial<ProofVerdict>): Promise<void> =>
  decideProof(
    { database, readCatalogue: async () => sold, now: () => now },
    { proofId: '', isAccepted: true, reason: '', by: owner, ...verdict },
  );
const Row = v.looseObject({
  state: v.string(),
  address: v.nullable(v.string()),
  address_code_hash: v.nullable(v.string()),
  file: v.nullable(v.instance(Uint8Array)),
  file_type: v.nullable(v.string()),
  decided_by: v.nullable(v.string()),
});
const rowOf = async (proofId: string): Promise<v.InferOutput<typeof Row>> => {
  const [row] = await database.query(Row, 'select * from proofs where proof_id = $1', [proofId]);
  if (row === undefined) throw new Error(`There is no proof ${proofId}.`);
  return row;
};
const Mail = v.object({
  mail_id: v.string(),
  kind: v.string(),
  details: v.record(v.string(), v.string()),
});
const mailsTo = (address: string): Promise<readonly v.InferOutput<typeof Mail>[]> =>
  database.query(Mail, 'select mail_id, kind, details from mails where address = $1', [address]);
const gone = { address: null, address_code_hash: null, file: null, file_type: null };

describe('an address sent as a proof', () => {
  it('gets an e-mail with a link, whatever its domain, and nothing is accepted automatically', async () => {
    const her = somebody();
    const address = `${her.slice(6)}@ox.ac.uk`;
    const proof = await sent(her, {
      offer: 'student',
      address: ` ${address} `,
      file: new Blob([]),
    });
    expect(proof).toMatchObject({ state: 'waiting', by: 'address', isConfirmed: false });
    expect(await mailsTo(address)).toEqual([
      {
        mail_id: `proof-address:${proof.proofId}`,
        kind: 'proof-address',
        details: { offerTitle: 'Membership, student', proofId: proof.proofId },
      },
    ]);
    for (let presses = 0; presses < 2; presses += 1) {
      const confirmed = proofOf(await accountOf(await confirm(her, proof.proofId)));
      expect(confirmed).toMatchObject({ state: 'waiting', isConfirmed: true });
    }
  });

  it('can be confirmed by nobody else', async () => {
    const her = somebody();
    const { proofId } = await sent(her, { offer: 'nhs', address: 'ann@nhs.net' });
    expect((await confirm(somebody(), proofId)).status).toBe(404);
    for (const code of ['', 'x', proofId]) {
      expect((await post(accountPaths.proofConfirm, her, { code })).status).toBe(404);
    }
    const [row] = await database.query(
      v.object({ address_confirmed_at: v.null() }),
      'select address_confirmed_at from proofs where proof_id = $1',
      [proofId],
    );
    expect(row).toBeDefined();
  });

  it('has a daily limit of e-mails, whoever requests them', async () => {
    const fields = { offer: 'nhs', address: 'flooded@nhs.net' };
    for (let asked = 0; asked < requestRates.proofToInbox.maxRequests; asked += 1) {
      expect((await send(somebody(), fields)).status).toBe(200);
    }
    expect((await send(somebody(), { ...fields, address: 'Flooded+2@nhs.net' })).status).toBe(429);
  });
});

describe('a file sent as a proof', () => {
  it('is identified by its bytes, and neither its name nor the browser’s media type is stored', async () => {
    const { proofId, ...proof } = await sent(somebody(), { offer: 'student', file: jpeg() });
    expect(proof).toMatchObject({ state: 'waiting', by: 'file', isConfirmed: true });
    const row = await rowOf(proofId);
    expect(row).toMatchObject({ file_type: 'image/jpeg', address: null });
    expect(row.file).toHaveLength(100);
    expect(JSON.stringify(row)).not.toContain('index.html');
  });

  it('may have the maximum size, and not a byte more', async () => {
    const fields = { offer: 'student', file: jpeg(maxProofBytes) };
    expect((await send(somebody(), fields)).status).toBe(200);
    for (const size of [maxProofBytes + 1, 3 * maxProofBytes]) {
      const answer = await send(somebody(), { offer: 'student', file: jpeg(size) });
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({
        error: expect.stringMatching(/^That file is too large\./),
      });
    }
  });

  it.each([
    ['a page', new Blob(['<!doctype html><script>alert(1)</script>'], { type: 'image/png' })],
    ['a drawing', new Blob(['<svg onload="x()"/>'], { type: 'image/svg+xml' })],
    ['an archive', new Blob(['PK\u0003\u0004'], { type: 'application/pdf' })],
  ])('is refused if it is %s', async (_what, file) => {
    const her = somebody();
    expect((await send(her, { offer: 'student', file })).status).toBe(400);
    expect(
      await database.query(
        Row,
        'select proofs.* from proofs join customers using (customer_id) where subject = $1',
        [her],
      ),
    ).toEqual([]);
  });
});

it.each([
  [{}, 400],
  [{ offer: 'student' }, 400],
  [{ offer: 'student', address: 'nowhere' }, 400],
  [{ offer: 'annual', address: 'a@ox.ac.uk' }, 400],
  [{ offer: 'student', address: 'a@ox.ac.uk', file: jpeg() }, 400],
  [{ offer: 'student', address: 'a@ox.ac.uk', state: 'accepted' }, 400],
  [{ offer: 'student', file: 'text' }, 400],
  [{ offer: 'student', address: jpeg() }, 400],
])('the form %o is refused', async (fields, status) => {
  expect((await send(somebody(), fields)).status).toBe(status);
});

it('a request without a form, with a repeated field or without a login is refused', async () => {
  expect((await post(accountPaths.proofs, somebody(), { offer: 'student' })).status).toBe(415);
  const twice = form({ offer: 'student', address: 'a@ox.ac.uk' });
  twice.append('address', 'b@ox.ac.uk');
  expect((await post(accountPaths.proofs, somebody(), twice)).status).toBe(400);
  expect((await send(undefined, { offer: 'nhs', address: 'a@nhs.net' })).status).toBe(401);
  expect((await post(`${accountPaths.proofs}/decide`, somebody(), {})).status).toBe(404);
});

it('a proof is refused while its offer is not for sale', async () => {
  sold = catalogue.filter(({ offer }) => offer !== 'nhs');
  expect((await send(somebody(), { offer: 'nhs', address: 'a@nhs.net' })).status).toBe(409);
});

describe('a new proof', () => {
  it('has to wait while another one for the same offer is undecided', async () => {
    const her = somebody();
    await sent(her, { offer: 'student', file: jpeg() });
    expect((await send(her, { offer: 'student', address: 'b@ox.ac.uk' })).status).toBe(409);
    expect(await mailsTo('b@ox.ac.uk')).toEqual([]);
    expect((await send(her, { offer: 'nhs', file: jpeg() })).status).toBe(200);
  });

  it('is stored once when several requests arrive at the same time', async () => {
    const her = somebody();
    const answers = await Promise.all(
      [1, 2, 3].map(() => send(her, { offer: 'student', file: jpeg() })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it('has a daily limit', async () => {
    const her = somebody();
    for (let sends = 0; sends < requestRates.sendProof.maxRequests; sends += 1) {
      expect((await send(her, { offer: 'student' })).status).toBe(400);
    }
    expect((await send(her, { offer: 'student', file: jpeg() })).status).toBe(429);
  });
});

describe('a waiting proof', () => {
  it('is deleted when she withdraws it, and she can send another one', async () => {
    const her = somebody();
    const { proofId } = await sent(her, { offer: 'student', file: jpeg() });
    const account = await accountOf(await withdraw(her, proofId));
    expect(proofOf(account)).toMatchObject({ state: 'withdrawn', by: 'deleted' });
    expect(await rowOf(proofId)).toMatchObject({ state: 'withdrawn', ...gone });
    expect((await withdraw(her, proofId)).status).toBe(200);
    expect((await send(her, { offer: 'student', file: jpeg() })).status).toBe(200);
  });

  it('can’t be withdrawn, seen or confirmed by another member', async () => {
    const her = somebody();
    const { proofId } = await sent(her, { offer: 'student', address: 'secret@ox.ac.uk' });
    const stranger = somebody();
    expect((await withdraw(stranger, proofId)).status).toBe(404);
    expect((await withdraw(stranger, `${proofId}' or 1=1 --`)).status).toBe(404);
    const other = await send(stranger, { offer: 'student', file: jpeg() });
    expect(await other.text()).not.toContain(proofId);
    expect(await rowOf(proofId)).toMatchObject({ state: 'waiting', address: 'secret@ox.ac.uk' });
  });

  it('is withdrawn and deleted after two months without a decision', async () => {
    const { proofId } = await sent(somebody(), { offer: 'nhs', address: 'late@nhs.net' });
    await database.query(
      v.object({}),
      `update mails set state = 'sent' where address = 'late@nhs.net'`,
    );
    await settleProofs(database, at(proofWaitDays - 0.1));
    expect(await rowOf(proofId)).toMatchObject({ state: 'waiting' });
    expect(await mailsTo('late@nhs.net')).toHaveLength(1);
    await settleProofs(database, at(proofWaitDays + 0.1));
    expect(await rowOf(proofId)).toMatchObject({ state: 'withdrawn', ...gone });
    expect(await mailsTo('late@nhs.net')).toEqual([]);
  });
});

describe('the owner', () => {
  const Act = v.object({ subject: v.string(), act: v.string(), about: v.string() });
  const actsOn = (proofId: string): Promise<readonly v.InferOutput<typeof Act>[]> =>
    database.query(Act, 'select subject, act, about from owner_acts where about = $1', [proofId]);

  it('accepts a proof: address and file are deleted, the member is told, and the act is recorded', async () => {
    const her = somebody();
    const { proofId } = await sent(her, { offer: 'student', address: 'ok@ox.ac.uk' });
    await confirm(her, proofId);
    await decide({ proofId });
    expect(await rowOf(proofId)).toMatchObject({ state: 'accepted', decided_by: owner, ...gone });
    const mails = await mailsTo(addressOf(her));
    expect(mails).toEqual([
      {
        mail_id: `proof-accepted:${proofId}`,
        kind: 'proof-accepted',
        details: { offerTitle: 'Membership, student', productId: 'sub_student' },
      },
    ]);
    expect(await actsOn(proofId)).toEqual([
      { subject: owner, act: 'proof-accepted', about: proofId },
    ]);
    expect((await confirm(her, proofId)).status).toBe(404);
    expect(proofOf(await accountOf(await withdraw(her, proofId))).state).toBe('accepted');
  });

  it('refuses a proof with a reason, which the member reads', async () => {
    const her = somebody();
    const { proofId } = await sent(her, { offer: 'nhs', file: jpeg(100, 'canary') });
    const reason = 'The picture shows no date.';
    await decide({ proofId, isAccepted: false, reason });
    expect(await rowOf(proofId)).toMatchObject({ state: 'refused', ...gone });
    expect((await mailsTo(addressOf(her)))[0]?.details).toEqual({
      offerTitle: 'Membership, nhs',
      reason,
    });
    const account = await accountOf(await withdraw(her, proofId));
    expect(proofOf(account)).toMatchObject({ state: 'refused', reason });
    expect(await actsOn(proofId)).toHaveLength(1);
  });

  it('decides once: not twice at the same time, and not on a withdrawn proof', async () => {
    const her = somebody();
    const { proofId } = await sent(her, { offer: 'nhs', file: jpeg() });
    const results = await Promise.allSettled([
      decide({ proofId }),
      decide({ proofId, isAccepted: false, reason: 'No.' }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await actsOn(proofId)).toHaveLength(1);
    expect(await mailsTo(addressOf(her))).toHaveLength(1);
    const other = await sent(somebody(), { offer: 'nhs', file: jpeg() });
    const back = await database.query(
      v.object({ subject: v.string() }),
      'select subject from proofs join customers using (customer_id) where proof_id = $1',
      [other.proofId],
    );
    await withdraw(back[0]?.subject ?? '', other.proofId);
    for (const id of [other.proofId, 'nothing']) {
      await expect(decide({ proofId: id })).rejects.toThrow(Refusal);
    }
    expect(await actsOn(other.proofId)).toEqual([]);
  });
});
