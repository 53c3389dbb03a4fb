/** The address of a rest's push message, and that of the function that waits for it. */
export const restTimerPushApiPaths = {
  restPush: '/api/rest-push',
  sender: '/api/rest-push/send',
} as const;

/**
 * The longest rest that a message ends, in milliseconds. The host lets a background function run
 * for 15 minutes.
 */
export const longestRestWithPushMs = 12 * 60_000;
