import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { plansDatabaseName } from '../storage.ts';
import { createPlanSealingKey, type SealedPlanText } from './sealed-plan-text.ts';
import type { PlanLease } from '../../domain/offline/lease.ts';

/** A plan on the device: where it belongs, for how long it opens, and its text, sealed. */
export type SealedPlan = PlanLease & SealedPlanText & { readonly address: string };

type Tables = DBSchema & {
  key: { key: string; value: CryptoKey };
  plans: { key: string; value: SealedPlan };
};

const keyName = 'key';

/**
 * Opens the database for one piece of work and closes it: a logout in another tab deletes it, and
 * must not wait.
 */
const withDatabase = async <Value>(
  work: (database: IDBPDatabase<Tables>) => Promise<Value>,
): Promise<Value> => {
  const database = await openDB<Tables>(plansDatabaseName, 1, {
    upgrade: (created) => {
      created.createObjectStore('key');
      created.createObjectStore('plans', { keyPath: 'address' });
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
};

/** The key, made with the first plan that is kept. It is deleted with the database. */
export const readOrCreatePlanKey = (): Promise<CryptoKey> =>
  withDatabase(async (database) => {
    const known = await database.get('key', keyName);
    if (known !== undefined) return known;
    const made = await createPlanSealingKey();
    // Another tab may have made one meanwhile.
    const transaction = database.transaction('key', 'readwrite');
    const key = (await transaction.store.get(keyName)) ?? made;
    await transaction.store.put(key, keyName);
    await transaction.done;
    return key;
  });

export const storeSealedPlan = (plan: SealedPlan): Promise<void> =>
  withDatabase(async (database) => void (await database.put('plans', plan)));

export const findSealedPlanByAddress = (address: string): Promise<SealedPlan | undefined> =>
  withDatabase((database) => database.get('plans', address));

export const allSealedPlans = (): Promise<readonly SealedPlan[]> =>
  withDatabase((database) => database.getAll('plans'));

export const deleteSealedPlanByAddress = (address: string): Promise<void> =>
  withDatabase((database) => database.delete('plans', address));
