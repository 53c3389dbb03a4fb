import { invalidEmailSentence } from '../email-address.ts';

/**
 * The outcomes of a request to join the mailing list. None reveals whether an address is on the
 * list, since anybody can type it in. The e-mail to that address does.
 */
export const joinRequestOutcomes = [
  'asked',
  'bad-address',
  'too-often',
  'asked-enough',
  'not-now',
] as const;
export type JoinRequestOutcome = (typeof joinRequestOutcomes)[number];

/** The outcomes of a link in one of the list's e-mails. */
export const listMailLinkOutcomes = ['joined', 'left', 'expired'] as const;
export type ListMailLinkOutcome = (typeof listMailLinkOutcomes)[number];

/** A heading and the text below it. */
type OutcomeText = { readonly title: string; readonly text: string };

/**
 * The texts shown for an outcome: beside the form, or at `/mailing-list/#…` without scripts and
 * from an e-mail.
 */
export const joinAndLeaveOutcomeTexts: Readonly<
  Record<JoinRequestOutcome | ListMailLinkOutcome, OutcomeText>
> = {
  asked: {
    title: 'Look in your inbox',
    text: 'An e-mail says what comes next: a link to confirm, or that you’re on the list already. Nothing after five minutes? Look in the spam folder, then check the address.',
  },
  'bad-address': {
    title: 'Check the address',
    text: invalidEmailSentence,
  },
  'too-often': {
    title: 'Wait a little',
    text: 'Many sign-ups have come from your network. Please try again later, tomorrow at the latest.',
  },
  'asked-enough': {
    title: 'Enough for today',
    text: 'This address has been typed in several times today. Our e-mail is in its inbox or its spam folder. You can ask for another one tomorrow.',
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
 * Parses the server's answer, `{"outcome":"asked"}`; undefined if it has another shape. Written by
 * hand, because the form is on public pages, whose first visit would have to load valibot for it.
 */
export const parseJoinRequestOutcomeInAnswer = (body: unknown): JoinRequestOutcome | undefined =>
  typeof body === 'object' &&
  body !== null &&
  'outcome' in body &&
  isOneOf(joinRequestOutcomes, body.outcome)
    ? body.outcome
    : undefined;

const successes: readonly (JoinRequestOutcome | ListMailLinkOutcome)[] = ['asked', 'joined'];

/** Whether the form can be closed because there is nothing left to do in it. */
export const isSuccessfulJoinOutcome = (
  outcome: JoinRequestOutcome | ListMailLinkOutcome,
): boolean => successes.includes(outcome);
