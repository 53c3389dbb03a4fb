/* The list of a session, and the notification at the end of a rest, which is chosen in it: one
   script, so that a first visit learns of no other. */
export { RestNotificationWithQuestion } from '../device/rest-notification-with-question.tsx';
export { SessionSetsSheet } from './list-sheet.tsx';
