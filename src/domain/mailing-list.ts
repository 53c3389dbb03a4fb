/** The outcomes of a request to join the mailing list. */
export const joinOutcomes = [
  'invited',
  'invited-before',
  'joined-before',
  'left-before',
  'bounced',
  'blocked',
  'bad-address',
  'too-often',
  'asked-enough',
  'not-now',
] as const;
export type JoinOutcome = (typeof joinOutcomes)[number];

/** The outcomes of a link in one of the list's e-mails. */
export const linkOutcomes = ['joined', 'left', 'expired'] as const;
export type LinkOutcome = (typeof linkOutcomes)[number];

/** A heading and the text below it. */
type OutcomeText = { readonly title: string; readonly text: string };

/** What people read about an outcome: beside the form, or at `/mailing-list/#…` without scripts and from an e-mail. */
export const mailingListTexts: Readonly<Record<JoinOutcome | LinkOutcome, OutcomeText>> = {
  invited: {
    title: 'One more step',
    text: 'We’ve sent you an e-mail. Open the link in it, and you’re on the list. It may land in the spam folder.',
  },
  'invited-before': {
    title: 'One more step',
    text: 'We wrote to this address before. Open the link in our e-mail: it may be in the spam folder. Nothing there? Tell us on the contact page.',
  },
  'joined-before': {
    title: 'You’re on the list already',
    text: 'This address has joined before, so there’s nothing left to do.',
  },
  'left-before': {
    title: 'Welcome back',
    text: 'This address left the list once, so we ask first. Open the link in the e-mail that we’ve just sent you.',
  },
  bounced: {
    title: 'Our e-mails come back',
    text: 'E-mails to this address have come back to us. Check it for a typing mistake, or use another one.',
  },
  blocked: {
    title: 'We can’t write to this address',
    text: 'Our mailing service doesn’t let us write to this address any more. Use another one, or tell us on the contact page.',
  },
  'bad-address': {
    title: 'Check the address',
    text: 'That can’t be an e-mail address: it should look like name@example.com.',
  },
  'too-often': {
    title: 'Wait a little',
    text: 'Too many sign-ups have come from your network just now. Please try again in an hour.',
  },
  'asked-enough': {
    title: 'Enough for today',
    text: 'This address has been typed in several times today. Look for our e-mail in its inbox and spam folder, or try again tomorrow.',
  },
  'not-now': {
    title: 'Not sent yet',
    text: 'Our mailing service doesn’t answer at the moment, and nothing was changed. Please try again in a few minutes.',
  },
  joined: {
    title: 'You’re on the list',
    text: 'Thank you for joining. We write when there’s a new plan, exercise or article, and not otherwise.',
  },
  left: {
    title: 'You’ve left the list',
    text: 'We won’t write to you again. If that was a mistake, join once more below.',
  },
  expired: {
    title: 'This link doesn’t work any more',
    text: 'It may have been used, or be too old. Join once more below and we’ll send a new one.',
  },
};

const isOneOf = <Name extends string>(names: readonly Name[], value: unknown): value is Name =>
  names.some((name) => name === value);

/**
 * Parses the server's answer, `{"outcome":"invited"}`; undefined when it has another shape. Written by hand, because the form is on
 * public pages, whose first visit would have to load valibot for it.
 */
export const parseJoinOutcome = (body: unknown): JoinOutcome | undefined =>
  typeof body === 'object' &&
  body !== null &&
  'outcome' in body &&
  isOneOf(joinOutcomes, body.outcome)
    ? body.outcome
    : undefined;

const successes: readonly (JoinOutcome | LinkOutcome)[] = [
  'invited',
  'invited-before',
  'joined-before',
  'left-before',
  'joined',
];

/** Whether the form can be closed: there is nothing left to do in it. */
export const isJoinDone = (outcome: JoinOutcome | LinkOutcome): boolean =>
  successes.includes(outcome);
