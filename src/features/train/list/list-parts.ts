/* The list of a session, and the notification at the end of a rest, which is chosen in it: one
   script, so that a first visit learns of no other. */
export { RestEndNotifierAskingOnce } from '../device/rest-end-notifier-asking-once.tsx';
export { SessionSetsSheet } from './list-sheet.tsx';
