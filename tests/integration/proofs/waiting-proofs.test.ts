import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { maxDaysProofWaitsForOwner } from '../../../src/domain/proofs/proofs.ts';
import { requestRateLimits } from '../../../src/domain/limits.ts';
import { withdrawLongUndecidedProofs } from '../../../src/server/proofs/settle-proofs.ts';
import { siteTime } from '../../support/members/member-site.ts';
import { accountOf } from '../../support/members/answers.ts';
import { jpeg } from '../../support/proofs/proof-forms.ts';
import { gone, openProofsForEachTest, proofOf } from '../../support/proofs/proofs-for-each-test.ts';

const at = (days: number): Date => new Date(siteTime.getTime() + days * 24 * 60 * 60 * 1000);

const test = openProofsForEachTest();
const { mailsTo, rowOf, send, sent, somebody, withdraw } = test;

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
    for (let sends = 0; sends < requestRateLimits.sendProof.maxRequests; sends += 1) {
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
    await test.database.query(
      v.object({}),
      `update mails set state = 'sent' where address = 'late@nhs.net'`,
    );
    await withdrawLongUndecidedProofs(test.database, at(maxDaysProofWaitsForOwner - 0.1));
    expect(await rowOf(proofId)).toMatchObject({ state: 'waiting' });
    expect(await mailsTo('late@nhs.net')).toHaveLength(1);
    await withdrawLongUndecidedProofs(test.database, at(maxDaysProofWaitsForOwner + 0.1));
    expect(await rowOf(proofId)).toMatchObject({ state: 'withdrawn', ...gone });
    expect(await mailsTo('late@nhs.net')).toEqual([]);
  });
});
