import { expect, it } from 'vitest';
import { openDeletionForEachTest } from '../../support/account-deletion/deletion-for-each-test.ts';
import { run } from '../../support/stored/rows.ts';

const test = openDeletionForEachTest();
const { askDeletion, finish, passMinutes, readRecord, recordRequest, stored, work } = test;

it('deleting an account requires her confirmation', async () => {
  for (const body of [{}, { isSure: false }, { isSure: true, customerId: 'other' }]) {
    expect((await askDeletion(body)).status).toBe(400);
  }
  expect(await stored()).toBeUndefined();
});

it('nothing opens for her from the first moment, and never again for her old token', async () => {
  expect((await test.payments.recordOf(test.order.subject))?.rightIds).toEqual(['sub_year']);
  await askDeletion();
  expect((await test.payments.recordOf(test.order.subject))?.rightIds ?? []).toEqual([]);
  const token = await recordRequest();
  const readWithOldToken = async (): Promise<number> => (await readRecord(token.clone())).status;
  expect(await readWithOldToken()).toBe(403);
  const before = await stored();
  expect((await askDeletion()).status).toBe(403);
  expect(await stored()).toEqual(before);
  await work();
  expect(await readWithOldToken()).toBe(403);
  expect(await run(test.database, 'select count(*)::int as customers from customers')).toEqual([
    { customers: 1 },
  ]);
});

it('a new account is a new customer, even with the same subject', async () => {
  await askDeletion();
  await finish();
  passMinutes(10);
  const answer = await readRecord(await recordRequest());
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ metadata: {}, subscriptions: { total_count: 0 } });
  expect(await run(test.database, 'select count(*)::int as customers from customers')).toEqual([
    { customers: 2 },
  ]);
});
