import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../src/server/http/answers.ts';
import { accountOf, addressOf } from '../../support/members/answers.ts';
import { jpeg } from '../../support/proofs/proof-forms.ts';
import {
  gone,
  openProofsForEachTest,
  owner,
  proofOf,
} from '../../support/proofs/proofs-for-each-test.ts';

const test = openProofsForEachTest();
const { confirm, decide, mailsTo, rowOf, sent, somebody, withdraw } = test;

describe('the owner', () => {
  const Act = v.object({ subject: v.string(), act: v.string(), about: v.string() });
  const actsOn = (proofId: string): Promise<readonly v.InferOutput<typeof Act>[]> =>
    test.database.query(Act, 'select subject, act, about from owner_acts where about = $1', [
      proofId,
    ]);

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
    const back = await test.database.query(
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
