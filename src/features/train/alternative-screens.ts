/* Screens shown instead of a session, and not needed to start one. */
export { EndedElsewhere } from './ended-elsewhere.tsx';
export { OtherSession } from './other-session.tsx';
export { NextSessions } from './next-sessions.tsx';
