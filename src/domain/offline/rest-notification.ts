/** What a locked phone shows when a rest is over. It says nothing of a plan: others may see it. */
export const restOverNotificationContent = {
  title: 'Your rest is over',
  body: 'The next set is ready when you are.',
  /** A newer one takes the place of the one before, without another sound. */
  tag: 'knurl-rest',
  icon: '/icons/icon-192x192.png',
} as const;
