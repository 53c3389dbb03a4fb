import {
  keyPathByIndexName,
  propertyOf,
  type KeyRange,
  type IndexName,
  type RecordKey,
} from './tables.ts';

/** The order of keys in IndexedDB: numbers before strings before arrays. */
export const compareKeys = (one: RecordKey, other: RecordKey): number => {
  if (typeof one === 'number' && typeof other === 'number') return Math.sign(one - other);
  if (typeof one === 'string' && typeof other === 'string') {
    return one < other ? -1 : Number(one > other);
  }
  if (typeof one === 'object' && typeof other === 'object') {
    // A history compares ten thousands of these: an iterator for each would take as long as the
    // rest.
    for (let index = 0; index < one.length; index += 1) {
      const [part, counterpart] = [one[index], other[index]];
      if (part === counterpart) continue;
      if (part === undefined || counterpart === undefined) return 1;
      const order = compareKeys(part, counterpart);
      if (order !== 0) return order;
    }
    return one.length - other.length;
  }
  const rank = (key: RecordKey): number => ['number', 'string', 'object'].indexOf(typeof key);
  return rank(one) - rank(other);
};

const isKeyPart = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/**
 * The key of a record in an index; undefined if the record lacks it and is therefore not in the
 * index.
 */
const indexKey = (record: unknown, index: IndexName): RecordKey | undefined => {
  const path = keyPathByIndexName[index];
  if (typeof path === 'string') {
    const key = propertyOf(record, path);
    return isKeyPart(key) ? key : undefined;
  }
  const keys: (string | number)[] = [];
  for (const name of path) {
    const part = propertyOf(record, name);
    if (!isKeyPart(part)) return undefined;
    keys.push(part);
  }
  return keys;
};

/** Records with the same key are in the order of their ids; whatever has an index has an id. */
const idOf = (record: unknown): string => String(propertyOf(record, 'id'));

/** The records that an index has between two keys, in its order. */
export const pickRecordsByIndexRange = (
  index: IndexName,
  { from, to, excludesTo = false }: KeyRange,
  records: Iterable<unknown>,
): readonly unknown[] => {
  const found: { readonly key: RecordKey; readonly record: unknown }[] = [];
  for (const record of records) {
    const key = indexKey(record, index);
    if (key === undefined || compareKeys(from, key) > 0) continue;
    if (compareKeys(key, to) <= (excludesTo ? -1 : 0)) found.push({ key, record });
  }
  return found
    .toSorted(
      (one, other) =>
        compareKeys(one.key, other.key) || compareKeys(idOf(one.record), idOf(other.record)),
    )
    .map(({ record }) => record);
};
