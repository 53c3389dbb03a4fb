import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { accountAndOwnerApiPaths } from '../../../src/domain/account/account-and-owner-api-paths.ts';
import { maxProofBytes } from '../../../src/domain/proofs/proofs.ts';
import { requestRateLimits } from '../../../src/domain/limits.ts';
import { accountOf } from '../../support/members/answers.ts';
import { jpeg, toForm } from '../../support/proofs/proof-forms.ts';
import { openProofsForEachTest, proofOf } from '../../support/proofs/proofs-for-each-test.ts';

const test = openProofsForEachTest();
const { confirm, mailsTo, post, rowOf, rowsBy, send, sent, somebody, stopSelling } = test;

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
      expect((await post(accountAndOwnerApiPaths.proofConfirm, her, { code })).status).toBe(404);
    }
    const [row] = await test.database.query(
      v.object({ address_confirmed_at: v.null() }),
      'select address_confirmed_at from proofs where proof_id = $1',
      [proofId],
    );
    expect(row).toBeDefined();
  });

  it('has a daily limit of e-mails, whoever requests them', async () => {
    const fields = { offer: 'nhs', address: 'flooded@nhs.net' };
    for (let asked = 0; asked < requestRateLimits.proofToInbox.maxRequests; asked += 1) {
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
    expect(await rowsBy(her)).toEqual([]);
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
  expect(
    (await post(accountAndOwnerApiPaths.proofs, somebody(), { offer: 'student' })).status,
  ).toBe(415);
  const twice = toForm({ offer: 'student', address: 'a@ox.ac.uk' });
  twice.append('address', 'b@ox.ac.uk');
  expect((await post(accountAndOwnerApiPaths.proofs, somebody(), twice)).status).toBe(400);
  expect((await send(undefined, { offer: 'nhs', address: 'a@nhs.net' })).status).toBe(401);
  expect((await post(`${accountAndOwnerApiPaths.proofs}/decide`, somebody(), {})).status).toBe(404);
});

it('a proof is refused while its offer is not for sale', async () => {
  stopSelling('nhs');
  expect((await send(somebody(), { offer: 'nhs', address: 'a@nhs.net' })).status).toBe(409);
});
