/* Screens shown instead of a session, and not needed to start one. */
export { SessionEndedElsewhere } from './session/session-ended-elsewhere.tsx';
export { SessionStaysOpen } from './session/stays-open.tsx';
export { OpenSessionQuestion } from './start/open-session-question.tsx';
export { NextSessions } from './start/next-sessions.tsx';
