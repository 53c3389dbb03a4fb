/**
 * Runs in the page: everything that the browser stores about training, as text: an object of its
 * stores.
 */
export const storedRecords = async (): Promise<string> => {
  const answer = <Result>(request: IDBRequest<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('not read')));
    });
  const database = await answer(indexedDB.open('knurl-training'));
  const names = [...database.objectStoreNames];
  const transaction = database.transaction(names);
  const rows = await Promise.all(
    names.map(async (name) => [name, await answer(transaction.objectStore(name).getAll())]),
  );
  database.close();
  return JSON.stringify(Object.fromEntries(rows));
};
