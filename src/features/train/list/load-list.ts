/**
 * Loads the list of a session, and the notification at the end of a rest. In a file of its own: the
 * clocks load it too.
 */
export const loadSetsSheetAndRestNotification = () => import('./list-parts.ts');
