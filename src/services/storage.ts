/**
 * What the site may keep on a visitor's device, by its key; the privacy policy names each. None of it says who she is:
 * `customer` is a random id that opens nothing by itself.
 */
export type DeviceKey =
  | 'weightUnit'
  | 'heightUnit'
  | 'kit.kg'
  | 'kit.lb'
  | 'vote'
  | 'votedIn'
  | 'customer'
  | 'sub'
  | 'members.opened';

/** What the device remembers; undefined where nothing was kept, or where the browser keeps nothing. */
export const recall = (key: DeviceKey): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Keeps a text on the device. Where the browser keeps nothing, the site works without. */
export const remember = (key: DeviceKey, text: string): void => {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is full or forbidden: she chooses again on the next visit.
  }
};

/** Takes away what the device remembers. */
export const forget = (key: DeviceKey): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be removed nothing was kept.
  }
};

/** What the device remembers of a member. */
const ofMember: readonly DeviceKey[] = ['customer', 'sub', 'members.opened'];

/** Takes away what the device remembers of a member, when she logs out. */
export const forgetMember = (): void => ofMember.forEach(forget);
