/**
 * The key with which browsers subscribe to our push messages; empty if the site sends none. The
 * build inserts it (`gatsby-node.ts`). In a separate file, because only a session's scripts read
 * it, and no first visit.
 */
export const readPushPublicKey = (): string => process.env.VAPID_PUBLIC_KEY ?? '';
