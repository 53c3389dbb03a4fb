/* Screens shown instead of a session, and not needed to start one. */
export { SessionEndedElsewhere } from './session/session-ended-elsewhere.tsx';
export { SessionStaysOpenPage } from './session/session-stays-open-page.tsx';
export { OpenSessionQuestion } from './start/open-session-question.tsx';
export { NextSessionOfEachPlan } from './start/next-session-of-each-plan.tsx';
