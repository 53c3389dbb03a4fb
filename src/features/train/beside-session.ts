/* What stands in the place of a session, and isn't needed to start one. */
export { EndedElsewhere } from './ended-elsewhere.tsx';
export { OtherSession } from './other-session.tsx';
export { WaysIn } from './ways-in.tsx';
