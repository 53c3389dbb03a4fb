import { keptPlansDatabaseName } from '../domain/offline/kept-plans-database-name.ts';

/**
 * The keys of the browser's storage that the site uses. The privacy policy names each. None of them
 * says who the visitor is: `customer` is a random id that opens nothing without her login, and
 * `order` and `cart.order` have the id of her account at the login service.
 */
export type DeviceStorageKey =
  | 'weightUnit'
  | 'heightUnit'
  | 'kit.kg'
  | 'kit.lb'
  | 'currency'
  | 'vote'
  | 'votedIn'
  | 'votedFor'
  | 'customer'
  | 'sub'
  | 'owned'
  | 'redirect'
  | 'order'
  | 'cart'
  | 'cart.destination'
  | 'cart.order'
  | 'members.opened'
  | 'members.kept'
  | 'training'
  | 'training.written'
  | 'training.signals'
  | 'training.notification'
  | 'training.place'
  | 'training.sync'
  | 'offline'
  | 'editor.draft'
  | 'analytics';

/** Returns the stored text; undefined if there is none or the browser has no storage. */
export const recall = (key: DeviceStorageKey): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores a text. Does nothing if the browser has no storage. */
export const remember = (key: DeviceStorageKey, text: string): void => {
  try {
    localStorage.setItem(key, text);
  } catch {
    // The storage is full or blocked. The visitor has to choose again on her next visit.
  }
};

/** Removes a stored text. */
export const forget = (key: DeviceStorageKey): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
};

const memberKeys: readonly DeviceStorageKey[] = [
  'customer',
  'sub',
  'owned',
  'redirect',
  'order',
  'cart.order',
  'members.opened',
];

/**
 * The database with the member plans that she keeps. Whoever opens it takes the name from here: as
 * a module of its own it would cost every first visit more than the name is long.
 */
export const plansDatabaseName = keptPlansDatabaseName;

/** Deletes the member plans that are kept on this device, with the key that opens them. */
export const forgetKeptPlans = (): void => {
  forget('members.kept');
  try {
    indexedDB.deleteDatabase(plansDatabaseName);
  } catch {
    // Without a database nothing is kept.
  }
};

/** Removes everything that is stored about a member, when she logs out. */
export const clearMemberStorage = (): void => {
  memberKeys.forEach(forget);
  forgetKeptPlans();
};
