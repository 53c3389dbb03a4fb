/**
 * Whether a session may say by a notification that a rest is over. The build inserts the setting
 * (`gatsby-node.ts`). In a separate file, because only a session's scripts read it, and no first
 * visit.
 */
export const isRestNotificationSettingOn = (): boolean => process.env.REST_NOTIFICATIONS !== 'off';
